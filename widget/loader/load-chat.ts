import { chatFile, inviteFile, textsFile } from 'virtual:files'
import { basePath } from '../../shared/api.ts'
import type { Fields } from './embed-types.ts'
import type { Invite } from './invite.ts'
import { src } from './script.ts'

/** What the loader tells the chat; the attributes of the element go along under their names. */
export interface ForChat {
  /** What the page has set, and what stands in attributes: both change. */
  fields: Fields
  attributes: NamedNodeMap
  /** The site's form, if it could be had. */
  form?: Promise<unknown>
  onClose: () => void
  emit: (event: { is: string }) => void
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
  mountChat: (root: ShadowRoot, settings: ForChat) => Chat
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

/**
 * The site's form, and beside it texts, while the chat is on its way: on a slow network each journey
 * more is half a second. The language is a guess; where there is none, or none with texts, the server
 * sends English.
 */
export async function loadAhead({ site, locale }: DOMStringMap): Promise<unknown> {
  const language = (locale || document.documentElement.lang).slice(0, 2)
  fetchModule(textsFile(language)).catch(() => {})
  return (await fetch(new URL(`${basePath}/forms/${site}`, src))).json()
}

/** Few pages ask for what is in there, so it is no part of the loader. */
export const loadInvite = (): Promise<{ invite: Invite }> => fetchModule(inviteFile)
