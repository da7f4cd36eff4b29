import { dataOf } from './data.ts'
import type { Fields } from './embed-types.ts'
import { drawLauncher } from './launcher.ts'
import { loadAhead, loadChat } from './load-chat.ts'
import { methodsOf, named, type Panel } from './methods.ts'

/** In English unless the page says it in its own language with `data-failed`. */
const failed = 'Chat unavailable. Try again.'

/** The launcher and the chat it opens, which is there unseen once the guest has reached for it. */
export function createPanel(host: HTMLElement): Panel {
  const { button, note, chatRoot } = drawLauncher(host.attachShadow({ mode: 'open' }))
  let opener: HTMLElement | null

  const panel: Panel = {
    button,
    isOpen: false,
    fields: {} as Fields,
    attributes: host.attributes,
    emit: ({ is, ...detail }) =>
      host.dispatchEvent(new CustomEvent(named(is), { bubbles: true, detail })),
    async open() {
      if (panel.isOpen) return
      show(panel, true)
      opener = document.activeElement as HTMLElement | null
      try {
        await prepare(panel, host, chatRoot)
        note.textContent = ''
        // The guest may have closed it meanwhile.
        if (panel.isOpen) panel.chat?.open()
      } catch {
        show(panel, false)
        note.textContent = dataOf(host)['failed'] || failed
        panel.emit({ is: 'error' })
      }
    },
    close() {
      if (panel.isOpen) panel.chat?.close()
      show(panel, false)
    },
    onClose() {
      show(panel, false)
      button.focus()
      // What the page opened it with, if that can have the focus: there may be no button to be seen.
      opener?.focus()
    },
    toggle() {
      if (panel.isOpen) return panel.close()
      // On a slow network the chat takes a while.
      note.textContent = '...'
      return panel.open()
    },
    prepare: () => prepare(panel, host, chatRoot).catch(() => {}),
    unmount() {
      panel.chat?.destroy()
      panel.chat = undefined
      show(panel, false)
    },
  }

  button.onpointerenter = button.onfocus = panel.prepare
  button.onclick = panel.toggle
  Object.assign(host, methodsOf(host, panel))
  return panel
}

function show(panel: Panel, isOpen: boolean) {
  panel.isOpen = isOpen
  panel.button.ariaExpanded = `${isOpen}`
}

/** A click has nothing left to do then but to show it. */
async function prepare(panel: Panel, host: HTMLElement, root: ShadowRoot) {
  panel.form ??= loadAhead(dataOf(host)).catch(() => {})
  const { mountChat } = await loadChat()
  // The page may have removed it while it was on its way.
  if (host.isConnected) panel.chat ??= mountChat(root, { ...dataOf(host), ...panel })
}
