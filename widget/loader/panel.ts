import { bare } from '../bare.ts'
import { chatSettings } from './chat-settings.ts'
import { drawLauncher } from './launcher.ts'
import { loadChat, type Chat, type Fields } from './load-chat.ts'

/** In English unless the page says it in its own language with `data-failed`. */
const failed = 'Chat unavailable. Try again.'

export type Emit = (type: string, detail?: object) => void

export interface Panel {
  button: HTMLButtonElement
  chat?: Chat | undefined
  isOpen: boolean
  /** Custom fields the page has set. */
  fields: Fields
  open: () => Promise<void>
  close: () => void
  toggle: () => unknown
  unmount: () => void
}

/** The launcher and the chat it opens: fetched on intent, mounted at the first opening. */
export function createPanel(host: HTMLElement, emit: Emit): Panel {
  const { button, note, chatRoot } = drawLauncher(host.attachShadow({ mode: 'open' }))

  function show(isOpen: boolean) {
    panel.isOpen = isOpen
    button.ariaExpanded = `${isOpen}`
  }

  function closed() {
    show(false)
    button.focus()
  }

  const panel: Panel = {
    button,
    isOpen: false,
    fields: {},
    async open() {
      if (panel.isOpen) return
      show(true)
      note.textContent = ''
      try {
        const { mountChat } = await loadChat()
        // The guest may have closed it, or the page removed it, while it was on its way.
        if (!panel.isOpen) return
        panel.chat ??= mountChat(chatRoot, chatSettings(host, emit, panel.fields, closed))
        panel.chat.open()
      } catch {
        show(false)
        note.textContent = bare(host.dataset)['failed'] || failed
        emit('error')
      }
    },
    close() {
      if (panel.isOpen) panel.chat?.close()
      show(false)
    },
    toggle: () => (panel.isOpen ? panel.close() : panel.open()),
    unmount() {
      panel.chat?.destroy()
      panel.chat = undefined
      show(false)
    },
  }

  button.onpointerenter = button.onfocus = () => void loadChat().catch(() => {})
  button.onclick = panel.toggle
  return panel
}
