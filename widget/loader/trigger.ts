/** Opens without a click: `delay:SECONDS`, `scroll:PERCENT`, `exit` or `click:SELECTOR`. */
export function onTrigger(trigger: string, open: () => void, signal: AbortSignal) {
  const [kind, value = ''] = trigger.split(/[: ]+(.*)/)
  // Owners write `scroll:50%` and `delay:5s` as well.
  const amount = parseFloat(value) || 0
  // Added without options, which a page's Object.prototype would have its say in.
  const on = (type: string, listener: (event: MouseEvent) => unknown) => {
    const heard = (event: Event) => listener(event as MouseEvent) && open()
    document.addEventListener(type, heard)
    signal.addEventListener('abort', () => document.removeEventListener(type, heard))
  }
  const isScrolled = () => scrollY * 100 >= amount * (document.body.scrollHeight - innerHeight)

  if (kind === 'delay') setTimeout(() => signal.aborted || open(), amount * 1000)
  if (kind === 'scroll') {
    on('scroll', isScrolled)
    // A browser that brings a guest back to where they were does so before we are here.
    if (scrollY && isScrolled()) open()
  }
  // Upwards out of the window: the way to the tabs and the address bar.
  if (kind === 'exit') on('mouseout', ({ clientY }) => clientY <= 0)
  // On the document, so that elements which come later need nothing.
  if (kind === 'click') on('click', ({ target }) => (target as Element).closest(value))
}
