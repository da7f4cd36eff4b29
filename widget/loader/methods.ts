import type { BellhopMethods, Fields } from './embed-types.ts'
import { kept } from './kept.ts'
import type { Chat, ForChat } from './load-chat.ts'

/** A widget as its methods have it. */
export interface Panel extends ForChat {
  button: HTMLButtonElement
  chat?: Chat | undefined
  isOpen: boolean
  open: () => Promise<void>
  close: () => void
  toggle: () => unknown
  /** Has the chat there before it is opened; it sends what an earlier visit owes. */
  prepare: () => Promise<void>
  unmount: () => void
}

/** What each event carries is the business of `embed-types.ts`. */
type Listener = (event: never) => void

export const named = (type: string) => `bellhop:${type}`

/** What a page may do with a widget. */
export function methodsOf(host: HTMLElement, panel: Panel): BellhopMethods {
  const on = (type: string, listener: Listener, options?: object) =>
    host.addEventListener(named(type), listener as EventListener, options)

  /** The chat is drawn anew when it opens again; the draft carries the conversation over. */
  function change(name: string, value: string) {
    host.dataset[name] = value
    panel.unmount()
    // In the page nobody could open it again.
    if (host.dataset['mode'] === 'inline') void panel.open()
  }

  return {
    open: panel.open,
    close: panel.close,
    toggle: panel.toggle,
    show: () => (host.hidden = false),
    hide: () => (host.hidden = true),
    async reset() {
      await panel.prepare()
      panel.chat?.reset()
    },
    destroy() {
      kept.delete(host.dataset['script'])
      host.remove()
    },
    setFields(given: Fields) {
      Object.assign(panel.fields, given)
      panel.chat?.setFields()
    },
    getState: () => ({ isOpen: panel.isOpen }),
    setLocale: (locale: string) => change('locale', locale),
    setTheme: (theme: string) => change('theme', theme),
    on,
    once: (type: string, listener: Listener) => on(type, listener, { __proto__: null, once: true }),
    off: (type: string, listener: Listener) =>
      host.removeEventListener(named(type), listener as EventListener),
  }
}
