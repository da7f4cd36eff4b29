import { maxNameLength } from '../../shared/operator.ts'
import type { Operator } from '../api.ts'
import { entered } from '../format/entered.ts'
import { Refusal } from '../parts/refusal.tsx'
import { useSending } from '../parts/use-sending.ts'
import { texts } from '../texts/all-texts.ts'
import type { AccountProps } from './account-props.ts'

export function NameForm({
  account,
  operator,
  toast,
  onRefusal,
  again,
}: AccountProps & { operator: Operator }) {
  const { sending, send } = useSending(onRefusal)
  const submit = (event: SubmitEvent) => {
    const { name = '' } = entered(event)
    void send(async () => {
      await account.rename(operator.id, name)
      toast({ text: texts.account.saved, tone: 'calm' })
      again()
    })
  }
  return (
    <form class="form" method="post" onSubmit={submit}>
      <label class="field">
        <span>{texts.account.name}</span>
        <input
          class="input"
          name="name"
          required
          maxLength={maxNameLength}
          autoComplete="name"
          defaultValue={operator.name}
        />
        <span class="field-hint">{texts.account.nameText}</span>
      </label>
      <Refusal sending={sending} />
      <button type="submit" class="button" aria-disabled={sending.is === 'sending'}>
        {texts.account.save}
      </button>
    </form>
  )
}
