import type { ComponentChildren } from 'preact'
import type { Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import { Dialog } from './dialog.tsx'
import { Refusal } from './refusal.tsx'
import { useSending } from './use-sending.ts'

interface Props {
  title: string
  /** The verb on the button. */
  action: string
  isDanger?: boolean
  /** Closing it gives up what it does; what else was sent is done, and its answer waited for. */
  canGiveUp?: boolean
  /** Does it with what was entered, and closes the dialog or shows what comes next. */
  act: (fields: FormData) => Promise<unknown>
  /** In better words than `problemText`, where there are some. */
  word?: ((problem: Problem) => string | undefined) | undefined
  close: () => void
  onRefusal: (problem: Problem) => void
  children: ComponentChildren
}

/** A form over everything else: its fields, why it was refused, the way back and the way on. */
export function FormDialog(props: Props) {
  const { title, action, isDanger = false, canGiveUp = false, act, word, children } = props
  const { close, onRefusal } = props
  const { sending, send } = useSending(onRefusal)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget as HTMLFormElement)
    void send(() => act(fields))
  }
  const isSending = sending.is === 'sending'
  const isHeld = isSending && !canGiveUp
  return (
    <Dialog title={title} isHeld={isHeld} close={close}>
      <form method="post" onSubmit={submit}>
        {children}
        <Refusal sending={sending} word={word} />
        <div class="dialog-actions">
          <button
            type="button"
            class="button"
            aria-disabled={isHeld}
            onClick={() => !isHeld && close()}
          >
            {texts.dialog.cancel}
          </button>
          <button
            type="submit"
            class={isDanger ? 'button button-danger' : 'button button-main'}
            aria-disabled={isSending}
          >
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
