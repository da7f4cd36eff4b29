import type { OperatorProfile } from '../../shared/operator.ts'
import { Dialog } from '../desk/dialog.tsx'
import { FormEnd } from '../desk/form-end.tsx'
import { useSending } from '../desk/use-sending.ts'
import { entered } from '../format/entered.ts'
import { say, texts } from '../texts/texts.ts'
import type { Known } from './known.ts'

interface Props extends Known {
  operator: OperatorProfile
  close: () => void
}

export function RenameDialog({ operator, team, tell, again, refused, close }: Props) {
  const { id, name } = operator
  const { sending, send } = useSending(refused)

  const submit = (event: SubmitEvent) => {
    const { name: given = '' } = entered(event)
    void send(async () => {
      await team.change(id, { name: given })
      tell({ text: say(texts.team.renamed, { name: given }), tone: 'calm' })
      again()
      close()
    })
  }
  return (
    <Dialog title={say(texts.team.renameTitle, { name })} close={close}>
      <form method="post" onSubmit={submit}>
        <label class="field">
          <span>{texts.team.name}</span>
          <input class="input" name="name" required maxLength={80} defaultValue={name} autoFocus />
        </label>
        <FormEnd sending={sending} action={texts.team.save} close={close} />
      </form>
    </Dialog>
  )
}
