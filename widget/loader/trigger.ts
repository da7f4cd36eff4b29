import type { BellhopElement } from './embed-types.ts'

/** Opens without the button: `load`, `delay:SECONDS`, `scroll:PERCENT`, `exit` or `click:SELECTOR`. */
export function onTrigger(trigger: string, host: BellhopElement, signal: AbortSignal) {
  const [kind, value = ''] = trigger.split(/[: ]+(.*)/)
  // Owners write `scroll:50%` and `delay:5s` as well.
  const amount = parseFloat(value) || 0
  let isDue = true
  // Added without options, which a page's Object.prototype would have its say in.
  const on = (type: string, listener: (event: MouseEvent) => unknown) => {
    const heard = (event: Event) => listener(event as MouseEvent)
    document.addEventListener(type, heard)
    signal.addEventListener('abort', () => document.removeEventListener(type, heard))
  }
  /** Unasked it comes once, not to a guest who has had it open, and into nobody's typing. */
  const come = () => isDue && !isTyping() && !signal.aborted && void host.open()
  const comeAfter = (seconds: number) =>
    setTimeout(() => (isTyping() ? comeAfter(1) : come()), seconds * 1000)
  const isScrolled = () => scrollY * 100 >= amount * (document.body.scrollHeight - innerHeight)

  host.once('open', () => (isDue = false))
  if (kind === 'load') void host.open()
  if (kind === 'delay') comeAfter(amount)
  if (kind === 'scroll') {
    on('scroll', () => isScrolled() && come())
    // A browser that brings a guest back to where they were does so before we are here.
    if (scrollY && isScrolled()) come()
  }
  // Upwards out of the window: the way to the tabs and the address bar.
  if (kind === 'exit') on('mouseout', ({ clientY }) => clientY <= 0 && come())
  // On the document, so that elements which come later need nothing.
  if (kind === 'click')
    on('click', ({ target }) => (target as Element).closest(value) && host.open())
}

/** As the chat asks it, too: a file for both would be one more request before the prompt. */
const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable]')
