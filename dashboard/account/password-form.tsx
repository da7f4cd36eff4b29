import { useRef } from 'preact/hooks'
import { entered } from '../format/entered.ts'
import { Refusal } from '../parts/refusal.tsx'
import { useSending } from '../parts/use-sending.ts'
import { PasswordField } from '../sign-in/password-field.tsx'
import { UserName } from '../sign-in/user-name.tsx'
import { texts } from '../texts/all-texts.ts'
import type { AccountProps } from './account-props.ts'

export function PasswordForm({
  account,
  email,
  toast,
  onRefusal,
  again,
}: AccountProps & { email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { sending, send } = useSending(onRefusal)
  const submit = (event: SubmitEvent) => {
    const { password = '', new_password = '' } = entered(event)
    void send(async () => {
      await account.changePassword({ password, new_password })
      form.current?.reset()
      toast({ text: texts.account.changed, tone: 'calm' })
      again()
    })
  }
  return (
    <section>
      <h2>{texts.account.password}</h2>
      <form ref={form} class="form" method="post" onSubmit={submit}>
        <UserName email={email} />
        <PasswordField label={texts.account.oldPassword} />
        <PasswordField
          label={texts.account.newPassword}
          name="new_password"
          isNew
          hint={`${texts.account.atLeast} ${texts.account.passwordText}`}
        />
        <Refusal sending={sending} />
        <button type="submit" class="button" aria-disabled={sending.is === 'sending'}>
          {texts.account.change}
        </button>
      </form>
    </section>
  )
}
