import { options } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Whether the page is being put on paper, which shows what screens leave out. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const follow = ({ type }: Event) => atOnce(() => setPrinting(type === 'beforeprint'))
    addEventListener('beforeprint', follow)
    addEventListener('afterprint', follow)
    return () => {
      removeEventListener('beforeprint', follow)
      removeEventListener('afterprint', follow)
    }
  }, [])
  return isPrinting
}

/** Firefox prints what stands there when its event has been heard, and lets no promise go on before. */
function atOnce(change: () => void) {
  const { debounceRendering = queueMicrotask } = options
  options.debounceRendering = draw => draw()
  change()
  options.debounceRendering = debounceRendering
}
