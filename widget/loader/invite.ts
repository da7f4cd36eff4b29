import type { BellhopElement } from './embed-types.ts'
import { showTeaser } from './teaser.ts'
import { onTrigger } from './trigger.ts'

export type Invite = typeof invite

/** How a page may call on the guest: the chat opens by itself, or a teaser stands by its button. */
export function invite(host: BellhopElement, button: HTMLButtonElement, signal: AbortSignal) {
  // Attributes, and not `dataset`: nothing comes to them from Object.prototype.
  const [trigger, teaser, mode] = ['open', 'teaser', 'mode'].map(name =>
    host.getAttribute(`data-${name}`),
  )
  if (signal.aborted || mode === 'inline') return
  if (trigger) onTrigger(trigger, host, signal)
  if (teaser && mode === 'bubble') showTeaser(teaser, host, button, signal)
}
