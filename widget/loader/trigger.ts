/** Opens without a click: `load`, `delay:SECONDS`, `scroll:PERCENT`, `exit` or `click:SELECTOR`. */
export function onTrigger(trigger = '', open: () => void, signal: AbortSignal) {
  const [kind, value = ''] = trigger.split(/:(.*)/)
  const on = (type: string, isMeant: (event: MouseEvent) => unknown) =>
    document.addEventListener(type, event => isMeant(event as MouseEvent) && open(), { signal })

  if (kind === 'load') open()
  if (kind === 'delay') setTimeout(() => signal.aborted || open(), +value * 1000)
  if (kind === 'scroll')
    on('scroll', () => scrollY * 100 >= +value * (document.body.scrollHeight - innerHeight))
  // Upwards out of the window: the way to the tabs and the address bar.
  if (kind === 'exit') on('mouseout', ({ clientY }) => clientY <= 0)
  // On the document, so that elements which come later need nothing.
  if (kind === 'click') on('click', ({ target }) => (target as Element).closest(value))
}
