import { problemText, type Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import type { Sending } from './use-sending.ts'

interface Props {
  sending: Sending
  action: string
  close: () => void
  /** In better words than `problemText`, where there are some. */
  word?: (problem: Problem) => string | undefined
}

/** The end of a form in a dialog: why it was refused, the way back and the way on. */
export function FormEnd({ sending, action, close, word }: Props) {
  const problem = sending.is === 'refused' ? sending.problem : undefined
  return (
    <>
      <p class="form-note" role="alert">
        {problem && (word?.(problem) ?? problemText(problem))}
      </p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={close}>
          {texts.dialog.cancel}
        </button>
        <button type="submit" class="button button-main" aria-disabled={sending.is === 'sending'}>
          {action}
        </button>
      </div>
    </>
  )
}
