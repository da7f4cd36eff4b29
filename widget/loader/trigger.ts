import type { BellhopElement } from './embed-types.ts'

/** Had open by the guest in this page view, wherever on the page they have been put since. */
const opened = new WeakSet<BellhopElement>()

/** Opens without the button: `load`, `delay:SECONDS`, `scroll:PERCENT`, `exit` or `click:SELECTOR`. */
export function onTrigger(trigger: string, host: BellhopElement, signal: AbortSignal) {
  const [kind, value = ''] = trigger.split(/[: ]+(.*)/)
  // Owners write `scroll:50%` and `delay:5s` as well.
  const amount = parseFloat(value) || 0
  // Ahead of the page's own listeners, and without options, which its Object.prototype would have its
  // say in.
  const on = (type: string, listener: (event: MouseEvent) => unknown) => {
    const heard = (event: Event) => listener(event as MouseEvent)
    document.addEventListener(type, heard, true)
    signal.addEventListener('abort', () => document.removeEventListener(type, heard, true))
  }
  /** Unasked it comes once, not to a guest who has had it open, and into nobody's typing. */
  const come = () => !opened.has(host) && !isTyping() && !signal.aborted && void host.open()
  const comeAfter = (seconds: number) =>
    setTimeout(() => (isTyping() || document.hidden ? comeAfter(1) : come()), seconds * 1000)
  /** Down the page, or what some pages have in its place: a carousel, or a small box, is neither. */
  const isScrolled = (scrolled: Node) => {
    const whole = (scrolled as Document).scrollingElement
    const { scrollTop, scrollHeight, clientHeight } = whole ?? (scrolled as Element)
    const share = (scrollTop * 100) / (scrollHeight - clientHeight)
    return clientHeight * 2 > innerHeight && share >= amount
  }

  host.once('open', () => opened.add(host))
  if (kind === 'load') void host.open()
  else if (kind === 'delay') comeAfter(amount)
  else if (kind === 'scroll') {
    on('scroll', ({ target }) => isScrolled(target as Node) && come())
    // A browser that brings a guest back to where they were does so before we are here.
    if (scrollY && isScrolled(document)) come()
  } else if (kind === 'exit')
    // Upwards out of the window: the way to the tabs and the address bar.
    on('mouseout', ({ clientY, relatedTarget }) => clientY <= 0 && !relatedTarget && come())
  else if (kind !== 'click') told(trigger)
  // On the document, so that elements which come later need nothing.
  else if (isSelector(value)) on('click', event => isFor(value, event) && host.open())
}

/** A link leads elsewhere only with a key that has it open in a tab or a window of its own. */
function isFor(selector: string, event: MouseEvent) {
  const clicked = event.target as Element
  const hasKey = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
  const isMeant = !hasKey && clicked.closest?.(selector)
  if (isMeant && clicked.closest('a')) event.preventDefault()
  return isMeant
}

/** What the owner has misspelt costs the guest nothing: there is still the button. */
const told = (wrong: unknown) => console.warn('Bellhop: data-open', wrong)

function isSelector(value: string) {
  try {
    document.querySelector(value)
    return true
  } catch (error) {
    return told(error)
  }
}

/** As the chat asks it, too: a file for both would be one more request before the prompt. */
const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable]')
