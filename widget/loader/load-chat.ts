import { chatFile, inviteFile, textsEnding, textsPath } from 'virtual:files'
import { basePath } from '../../shared/api.ts'
import type { ChatHandle, Embedding } from '../chat/options.ts'
import type { Invite } from './invite.ts'
import { src } from './script.ts'

/** What the loader tells the chat; the attributes of the element go along under their names. */
export type ForChat = Pick<Embedding, 'fields' | 'form' | 'onClose' | 'emit'>

interface ChatModule {
  mountChat: (root: ShadowRoot, settings: ForChat) => ChatHandle
}

const fetchModule = (file: string) => import(/* @vite-ignore */ new URL(file, src).href)

/**
 * The browser keeps the module for all widgets of the page. It remembers by its address that one could not
 * be loaded, too, so a second try has another address.
 */
export const loadChat = (): Promise<ChatModule> =>
  fetchModule(chatFile).catch(() => fetchModule(`${chatFile}?${Math.random()}`))

/**
 * The site's form, and beside it texts, while the chat is on its way: on a slow network each journey
 * more is half a second. The language is a guess; where there is none, or none with texts, the server
 * sends English.
 */
export async function loadAhead({ site, locale }: DOMStringMap): Promise<unknown> {
  const language = (locale || document.documentElement.lang).replace(/zh.*[tko]/i, 'zt').slice(0, 2)
  fetchModule(textsPath + language + textsEnding).catch(() => {})
  return (await fetch(new URL(`${basePath}/forms/${site}`, src))).json()
}

/** Few pages ask for what is in there, so it is no part of the loader. */
export const loadInvite = (): Promise<{ invite: Invite }> => fetchModule(inviteFile)
