import type { Problem } from '../problem.ts'
import { FormDialog } from './form-dialog.tsx'

interface Props {
  title: string
  /** What it means, in words. */
  text: string
  /** The verb on the button. */
  action: string
  act: () => Promise<unknown>
  close: () => void
  onRefusal: (problem: Problem) => void
}

/** Asks before something that cannot be undone; the way back is the first button. */
export function Confirm({ text, act, close, ...dialog }: Props) {
  const go = async () => {
    await act()
    close()
  }
  return (
    <FormDialog {...dialog} isDanger act={go} close={close}>
      <p class="dialog-text" dir="auto">
        {text}
      </p>
    </FormDialog>
  )
}
