import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Api, Operator } from '../api.ts'
import { entered } from '../format/entered.ts'
import { Mark } from '../parts/icon.tsx'
import { usePageTitle } from '../parts/use-page-title.ts'
import { problemOf } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import { PasswordField } from './password-field.tsx'
import { noteOf, refusedBy, secondsLeft, type SigningIn } from './signing-in.ts'

interface Props {
  api: Api
  /** Address of the operator who was signed in a moment ago. */
  ended?: string
  signedIn: (operator: Operator) => void
}

export function SignIn({ api, ended, signedIn }: Props) {
  const [signing, setSigning] = useState<SigningIn>(ended ? { is: 'ended' } : { is: 'idle' })
  const now = useSeconds(signing.is === 'throttled')
  const wait = secondsLeft(signing, now)
  const form = useRef<HTMLFormElement>(null)
  usePageTitle(texts.signIn.title)
  // `autofocus` works once a page: not for whoever has signed out.
  useLayoutEffect(() => {
    const first = ended ? '[name=password]' : '[name=email]'
    form.current?.querySelector<HTMLInputElement>(first)?.focus()
  }, [])

  const submit = async (event: SubmitEvent) => {
    const { email = '', password = '' } = entered(event)
    if (signing.is === 'pending' || wait > 0) return
    setSigning({ is: 'pending' })
    try {
      signedIn(await api.signIn(email, password))
    } catch (error) {
      setSigning(refusedBy(problemOf(error), Date.now()))
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.select()
    }
  }

  return (
    <main class="sign-in">
      {/* method: without it a browser with a broken script would put the password into the URL */}
      <form ref={form} class="sign-in-card" method="post" onSubmit={submit}>
        <Mark />
        <h1>{texts.signIn.title}</h1>
        <p class="sign-in-lead">{texts.signIn.lead}</p>
        <div class="sign-in-note" role="alert">
          {noteOf(signing, now)}
        </div>
        <EmailField email={ended} />
        <PasswordField label={texts.signIn.password} />
        <button class="button button-main" type="submit" aria-disabled={wait > 0}>
          {signing.is === 'pending' ? texts.signIn.pending : texts.signIn.submit}
          {wait > 0 && <span aria-hidden="true"> · {wait}</span>}
        </button>
        <p class="sign-in-hint">{texts.signIn.hint}</p>
      </form>
    </main>
  )
}

const EmailField = ({ email }: { email: string | undefined }) => (
  <label class="field">
    <span>{texts.signIn.email}</span>
    <input
      class="input"
      name="email"
      type="email"
      autoComplete="username"
      defaultValue={email}
      required
    />
  </label>
)

/** Ticks while something counts down. */
function useSeconds(running: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  return now
}
