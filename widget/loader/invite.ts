import type { BellhopElement } from './embed-types.ts'
import { showTeaser } from './teaser.ts'
import { onTrigger } from './trigger.ts'

export type Invite = typeof invite

/** Without a prototype, which a page may have had its say in. */
const once = { __proto__: null, once: true }

/** How a page may call on the guest: the chat opens by itself, or a teaser stands by its button. */
export function invite(host: BellhopElement, button: HTMLButtonElement, signal: AbortSignal) {
  // Attributes, and not `dataset`: nothing comes to them from Object.prototype.
  const [trigger, teaser, mode] = ['open', 'teaser', 'mode'].map(name =>
    host.getAttribute(`data-${name}`),
  )
  // A page that is drawn ahead of its guest, or in a tab behind, has nobody to call on yet.
  if (document.hidden)
    return document.addEventListener('visibilitychange', () => invite(host, button, signal), once)
  if (signal.aborted) return
  if (trigger) onTrigger(trigger, host, signal)
  if (teaser && mode !== 'popup') showTeaser(teaser, host, button, signal)
}
