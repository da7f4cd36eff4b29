import { chatSettings } from './chat-settings.ts'
import { dataOf } from './data.ts'
import type { Fields } from './embed-types.ts'
import { drawLauncher } from './launcher.ts'
import { loadChat, type Chat } from './load-chat.ts'

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
  /** Has the chat there before it is opened; it sends what an earlier visit owes. */
  prepare: () => void
  unmount: () => void
}

/** The launcher and the chat it opens, which is there unseen once the guest has reached for it. */
export function createPanel(host: HTMLElement, emit: Emit): Panel {
  const { button, note, chatRoot } = drawLauncher(host.attachShadow({ mode: 'open' }))
  let opener: HTMLElement | null

  function show(isOpen: boolean) {
    panel.isOpen = isOpen
    button.ariaExpanded = `${isOpen}`
  }

  function closed() {
    show(false)
    button.focus()
    // What the page opened it with, if that can have the focus: there may be no button to be seen.
    opener?.focus()
  }

  /** A click has nothing left to do then but to show it. */
  async function prepare() {
    const { mountChat } = await loadChat()
    // The page may have removed it while it was on its way.
    if (host.isConnected)
      panel.chat ??= mountChat(chatRoot, chatSettings(host, emit, panel.fields, closed))
  }

  const panel: Panel = {
    button,
    isOpen: false,
    fields: {},
    async open() {
      if (panel.isOpen) return
      show(true)
      opener = document.activeElement as HTMLElement | null
      note.textContent = ''
      try {
        await prepare()
        // The guest may have closed it meanwhile.
        if (panel.isOpen) panel.chat?.open()
      } catch {
        show(false)
        note.textContent = dataOf(host)['failed'] || failed
        emit('error')
      }
    },
    close() {
      if (panel.isOpen) panel.chat?.close()
      show(false)
    },
    toggle: () => (panel.isOpen ? panel.close() : panel.open()),
    prepare: () => void prepare().catch(() => {}),
    unmount() {
      panel.chat?.destroy()
      panel.chat = undefined
      show(false)
    },
  }

  button.onpointerenter = button.onfocus = panel.prepare
  button.onclick = panel.toggle
  return panel
}
