import { chatFile } from 'virtual:chat-file'
import { src } from './script.ts'
import type { Json } from '../../shared/json.ts'

export type Fields = Record<string, Json>

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
  setFields: (fields: Fields) => void
}

interface ChatModule {
  mountChat: (root: ShadowRoot, settings: ChatSettings) => Chat
}

let loading: Promise<ChatModule> | undefined

/** Fetches the chat once for all instances; after a failure the next call tries anew. */
export function loadChat(): Promise<ChatModule> {
  const fetchModule = (address: string): Promise<ChatModule> => import(/* @vite-ignore */ address)
  const { href } = new URL(chatFile, src)
  // A browser remembers a module that failed by its address, so a second try has another.
  loading ??= fetchModule(href).catch(() => fetchModule(`${href}?${Date.now()}`))
  loading.catch(() => (loading = undefined))
  return loading
}
