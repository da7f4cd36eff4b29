import { dataOf } from './data.ts'
import { drawLauncher } from './launcher.ts'
import { loadAhead, loadChat } from './load-chat.ts'
import { methodsOf, named, type Widget } from './methods.ts'

/** In English unless the page says it in its own language with `data-failed`. */
const failed = 'Chat unavailable'

/** The launcher and the chat it opens, which is there unseen once the guest has reached for it. */
export function createWidget(host: HTMLElement): Widget {
  const { button, note, chatRoot } = drawLauncher(host.attachShadow({ mode: 'open' }))
  let opener: HTMLElement | null

  const widget: Widget = {
    button,
    isOpen: false,
    fields: {},
    emit: ({ is, ...detail }) =>
      host.dispatchEvent(new CustomEvent(named(is), { bubbles: true, detail })),
    async open() {
      if (widget.isOpen) return
      show(widget, true)
      opener = document.activeElement as HTMLElement | null
      try {
        await prepare(widget, host, chatRoot)
        note.textContent = ''
        // The guest may have closed it meanwhile.
        if (widget.isOpen) widget.chat?.open()
      } catch {
        show(widget, false)
        note.textContent = dataOf(host)['failed'] || failed
        widget.emit({ is: 'error' })
      }
    },
    onClose() {
      show(widget, false)
      button.focus()
      // What the page opened it with, if that can have the focus: there may be no button to be seen.
      opener?.focus()
    },
    close() {
      widget.chat?.close()
      show(widget, false)
    },
    toggle() {
      if (widget.isOpen) return widget.close()
      // On a slow network the chat takes a while.
      note.textContent = '...'
      return widget.open()
    },
    prepare: () => prepare(widget, host, chatRoot).catch(() => {}),
    unmount() {
      widget.chat?.destroy()
      widget.chat = undefined
      show(widget, false)
    },
  }

  button.onpointerenter = button.onfocus = widget.prepare
  button.onclick = widget.toggle
  Object.assign(host, methodsOf(host, widget))
  return widget
}

function show(widget: Widget, isOpen: boolean) {
  widget.isOpen = isOpen
  // The browser makes a word of it.
  widget.button.ariaExpanded = isOpen as never
}

/** Fetches the chat and mounts it unseen: a click then only has to show it. */
async function prepare(widget: Widget, host: HTMLElement, root: ShadowRoot) {
  if (widget.chat) return
  widget.form ??= loadAhead(dataOf(host)).catch(() => {})
  const { mountChat } = await loadChat()
  // The page may have removed it while it was on its way.
  if (host.isConnected) widget.chat ??= mountChat(root, { ...dataOf(host), ...widget })
}
