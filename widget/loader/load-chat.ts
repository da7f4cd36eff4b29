import { chatFile, inviteFile } from 'virtual:files'
import type { Fields } from './embed-types.ts'
import type { Invite } from './invite.ts'
import { src } from './script.ts'

/** What the loader tells the chat; the attributes of the element go along under their names. */
export interface ChatSettings {
  base: string
  fields: () => Fields
  onClose: () => void
  emit: (event: { is: string; value?: unknown }) => void
}

/** What the loader needs of the chat, which it fetches and never imports. */
export interface Chat {
  open: () => void
  close: () => void
  reset: () => void
  destroy: () => void
  setFields: () => void
}

interface ChatModule {
  mountChat: (root: ShadowRoot, settings: ChatSettings) => Chat
}

let loading: Promise<ChatModule> | undefined

const fetchModule = (file: string) => import(/* @vite-ignore */ new URL(file, src).href)

/** Fetches the chat once for all instances; after a failure the next call tries anew. */
export function loadChat(): Promise<ChatModule> {
  // A browser remembers a module that failed by its address, so a second try has another.
  loading ??= fetchModule(chatFile).catch(() => fetchModule(`${chatFile}?${Date.now()}`))
  loading.catch(() => (loading = undefined))
  return loading
}

/** Few pages ask for what is in there, so it is no part of the loader. */
export const loadInvite = (): Promise<{ invite: Invite }> => fetchModule(inviteFile)
