import { options } from 'preact'
import { useState } from 'preact/hooks'
import { useListener } from '../use-listener.ts'

/** Whether the page is being put on paper, which shows what screens leave out. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useListener(['beforeprint', 'afterprint'], ({ type }) =>
    atOnce(() => setPrinting(type === 'beforeprint')),
  )
  return isPrinting
}

/** Firefox prints what stands there when its event has been heard, and lets no promise go on before. */
function atOnce(change: () => void) {
  const { debounceRendering = queueMicrotask } = options
  options.debounceRendering = draw => draw()
  change()
  options.debounceRendering = debounceRendering
}
