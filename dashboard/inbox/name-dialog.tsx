import { Dialog } from '../desk/dialog.tsx'
import { useSending } from '../desk/use-sending.ts'
import { problemText, type Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'

interface Props {
  title: string
  name: string
  save: (name: string) => Promise<unknown>
  close: () => void
  refused: (problem: Problem) => void
}

/** Asks for the name of a view. */
export function NameDialog({ title, name, save, close, refused }: Props) {
  const { sending, send } = useSending(refused)
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('name')).trim()
    if (given === '') return
    void send(async () => {
      await save(given)
      close()
    })
  }
  return (
    <Dialog title={title} close={close}>
      <form onSubmit={submit}>
        <label class="filter-field">
          {texts.saved.name}
          <input
            class="input"
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            defaultValue={name}
          />
        </label>
        <p class="form-note" role="alert">
          {sending.is === 'refused' && problemText(sending.problem)}
        </p>
        <div class="dialog-actions">
          <button type="button" class="button" onClick={close}>
            {texts.dialog.cancel}
          </button>
          <button type="submit" class="button button-main">
            {texts.saved.save}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
