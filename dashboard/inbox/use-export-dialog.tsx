import { useEffect, useState } from 'preact/hooks'
import { loadAnew } from '../parts/load-anew.ts'
import { toastProblem } from '../parts/reporting.ts'
import { useLazy } from '../parts/use-lazy.ts'
import { texts } from '../texts/texts.ts'
import type { ExportProps } from './export-dialog.tsx'

const load = async () => (await import('./export-dialog.tsx')).ExportDialog

/** The way to a file of the list's leads; few take it, so its dialog is fetched for those who do. */
export function useExportDialog(props: ExportProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const dialog = useLazy(isOpen ? load : undefined)
  useEffect(() => {
    if (dialog.is !== 'failed') return
    close()
    toastProblem(props.toast, { is: 'unloaded' }, texts.inbox.export, { retry: loadAnew })
  }, [dialog.is])
  return {
    exportList: () => setOpen(true),
    exporting: isOpen && dialog.is === 'loaded' && <dialog.value {...props} close={close} />,
  }
}
