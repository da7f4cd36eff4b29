import { useEffect, useState } from 'preact/hooks'
import { loadAnew } from './load-anew.ts'
import { toastProblem, type Reporting } from './reporting.ts'
import { useLazy } from './use-lazy.ts'

/** A dialog that few open is fetched for those who do; `Shown` is there while it is open. */
export function useLazyDialog<T>(load: () => Promise<T>, name: string, toast: Reporting['toast']) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const dialog = useLazy(isOpen ? load : undefined)
  useEffect(() => {
    if (dialog.is !== 'failed') return
    close()
    toastProblem(toast, { is: 'unloaded' }, name, { retry: loadAnew })
  }, [dialog.is])
  const Shown = isOpen && dialog.is === 'loaded' ? dialog.value : undefined
  return { open: () => setOpen(true), close, Shown }
}
