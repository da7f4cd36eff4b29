import { problemText, type Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import { Dialog } from './dialog.tsx'
import { useSending } from './use-sending.ts'

interface Props {
  title: string
  /** What it means, in words. */
  text: string
  /** The verb on the button. */
  action: string
  act: () => Promise<unknown>
  close: () => void
  refused: (problem: Problem) => void
}

/** Asks before something that cannot be undone; the way back is the first button. */
export function Confirm({ title, text, action, act, close, refused }: Props) {
  const { sending, send } = useSending(refused)
  const go = () =>
    send(async () => {
      await act()
      close()
    })
  return (
    <Dialog title={title} close={close}>
      <p class="dialog-text" dir="auto">
        {text}
      </p>
      <p class="form-note" role="alert">
        {sending.is === 'refused' && problemText(sending.problem)}
      </p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={close}>
          {texts.dialog.cancel}
        </button>
        <button type="button" class="button button-danger" onClick={() => void go()}>
          {action}
        </button>
      </div>
    </Dialog>
  )
}
