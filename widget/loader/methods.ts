import type { ChatHandle } from '../chat/options.ts'
import type { BellhopMethods, Fields } from './embed-types.ts'
import { kept } from './kept.ts'
import type { ForChat } from './load-chat.ts'

/** A widget as its methods have it. */
export interface Widget extends ForChat {
  button: HTMLButtonElement
  chat?: ChatHandle | undefined
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
export function methodsOf(host: HTMLElement, widget: Widget): BellhopMethods {
  const on = (type: string, listener: Listener, options?: object) =>
    host.addEventListener(named(type), listener as EventListener, options)

  /** The chat is drawn anew when it opens again; the draft carries the conversation over. */
  function change(name: string, value: string) {
    const { isOpen } = widget
    host.dataset[name] = value
    widget.unmount()
    // In the page nobody could open it again.
    if (host.dataset['mode'] === 'inline') void widget.open()
    else if (isOpen) widget.emit({ is: 'close' })
  }

  return {
    open: widget.open,
    close: widget.close,
    toggle: widget.toggle,
    show: () => (host.hidden = false),
    hide: () => (host.hidden = true),
    setFields(given: Fields) {
      Object.assign(widget.fields, given)
      widget.chat?.setFields()
    },
    async reset() {
      await widget.prepare()
      widget.chat?.reset()
    },
    getState: () => ({ isOpen: widget.isOpen }),
    setTheme: (theme: string) => change('theme', theme),
    setLocale: (locale: string) => change('locale', locale),
    destroy() {
      kept.delete(host.dataset['script'])
      host.remove()
    },
    off: (type: string, listener: Listener) =>
      host.removeEventListener(named(type), listener as EventListener),
    on,
    once: (type: string, listener: Listener) => on(type, listener, { __proto__: null, once: true }),
  }
}
