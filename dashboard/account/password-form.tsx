import { useRef } from 'preact/hooks'
import { entered } from '../format/entered.ts'
import { Refusal } from '../parts/refusal.tsx'
import { useSending } from '../parts/use-sending.ts'
import type { Problem } from '../problem.ts'
import { PasswordField } from '../sign-in/password-field.tsx'
import { texts } from '../texts/texts.ts'
import type { Known } from './known.ts'

export function PasswordForm({
  account,
  email,
  toast,
  onRefusal,
  again,
}: Known & { email: string }) {
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
        {/* For password managers, which keep a password by its user. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField label={texts.account.oldPassword} />
        <PasswordField
          label={texts.account.newPassword}
          name="new_password"
          isNew
          hint={`${texts.account.atLeast} ${texts.account.passwordText}`}
        />
        <Refusal sending={sending} word={wordFor} />
        <button type="submit" class="button" aria-disabled={sending.is === 'sending'}>
          {texts.account.change}
        </button>
      </form>
    </section>
  )
}

const wordFor = (problem: Problem) =>
  problem.is === 'invalid' && problem.errors['password'] ? texts.account.wrongPassword : undefined
