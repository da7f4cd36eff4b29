import { dataOf } from './data.ts'
import type { BellhopElement } from './embed-types.ts'
import { kept } from './kept.ts'
import { loadInvite } from './load-chat.ts'
import { isOwing } from './owing.ts'
import { createWidget } from './widget.ts'

export const tag = 'bellhop-chat'

/** A custom element must be a class. */
export function defineElement() {
  customElements.define(
    tag,
    class extends HTMLElement {
      #widget = createWidget(this)
      #connection: AbortController | undefined

      connectedCallback() {
        const { dataset } = this
        const { site, mode, label, open, teaser, script } = dataOf(this)
        dataset['site'] = site || this.getAttribute('site') || ''
        dataset['mode'] = mode || 'inline'
        // A copy of the script's own element, as Turbo keeps them with its snapshots of a page.
        if (script && kept.get(script) !== this) return this.remove()
        if (this.#connection) return
        const { signal } = (this.#connection = new AbortController())
        const { button } = this.#widget
        button.ariaLabel = label || 'Chat'
        if (isOwing(dataset['site']) || open === 'load') void this.#widget.prepare()
        if (dataset['mode'] === 'inline') void this.#widget.open()
        else if (open || teaser)
          loadInvite()
            .then(({ invite }) => invite(this as HTMLElement as BellhopElement, button, signal))
            // The guest still has the button.
            .catch(() => {})
        setTimeout(() => this.#widget.emit({ is: 'ready' }))
      }

      /** An element that is moved, or kept, is back by then. */
      disconnectedCallback() {
        setTimeout(() => {
          if (this.isConnected) return
          this.#widget.unmount()
          this.#connection?.abort()
          this.#connection = undefined
        }, 99)
      }
    },
  )
}
