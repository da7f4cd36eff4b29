import { bare } from '../bare.ts'
import { kept } from './kept.ts'
import { methodsOf, named } from './methods.ts'
import { createPanel } from './panel.ts'
import { onTrigger } from './trigger.ts'

export const tag = 'bellhop-chat'

/** The element has the methods itself, so that each of several on a page can be spoken to. */
export type BellhopElement = HTMLElement & ReturnType<typeof methodsOf>

/** A custom element must be a class. */
export function defineElement() {
  customElements.define(
    tag,
    class extends HTMLElement {
      #panel = createPanel(this, (type, detail) => this.#emit(type, detail))
      #connection: AbortController | undefined

      constructor() {
        super()
        Object.assign(this, methodsOf(this, this.#panel))
      }

      #emit(type: string, detail?: object) {
        this.dispatchEvent(new CustomEvent(named(type), { bubbles: true, detail }))
      }

      connectedCallback() {
        const { dataset } = this
        const { site, mode, label, open, script } = bare(dataset)
        dataset['site'] = site || this.getAttribute('site') || ''
        dataset['mode'] = mode || 'inline'
        // A copy of the script's own element, as Turbo keeps them with its snapshots of a page.
        if (script !== undefined && !kept.has(this)) return this.remove()
        if (this.#connection) return
        this.#connection = new AbortController()
        this.#panel.button.ariaLabel = label || 'Chat'
        const trigger = dataset['mode'] === 'inline' ? 'load' : open
        onTrigger(trigger, this.#panel.open, this.#connection.signal)
        setTimeout(() => this.#emit('ready'))
      }

      /** An element that is moved, or kept, is back by then. */
      disconnectedCallback() {
        setTimeout(() => {
          if (this.isConnected) return
          this.#panel.unmount()
          this.#connection?.abort()
          this.#connection = undefined
        }, 99)
      }
    },
  )
}
