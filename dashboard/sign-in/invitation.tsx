import { useCallback, useState } from 'preact/hooks'
import type { InvitationPreviewBody } from '../../shared/access-api.ts'
import { paths } from '../../shared/api.ts'
import { maxNameLength } from '../../shared/operator.ts'
import { operatorOf, type Api, type Operator } from '../api.ts'
import { entered } from '../format/entered.ts'
import { Mark } from '../parts/icon.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { Splash } from '../parts/splash.tsx'
import { useAnswer } from '../parts/use-answer.ts'
import { usePageTitle } from '../parts/use-page-title.ts'
import { useSending } from '../parts/use-sending.ts'
import { home } from '../place.ts'
import { problemText } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import { useListener } from '../use-listener.ts'
import { PasswordField } from './password-field.tsx'
import { UserName } from './user-name.tsx'

interface Props {
  api: Api
  signedIn: (operator: Operator) => void
}

/** Where an invitation leads. Its token is in the fragment, which no server ever sees. */
export function Invitation({ api, signedIn }: Props) {
  const [token] = useState(() => location.hash.slice(1))
  const look = useCallback(
    (signal: AbortSignal) =>
      api.ask<InvitationPreviewBody>('POST', paths.invitationPreview, { token }, signal),
    [api, token],
  )
  const { answered, again } = useAnswer(look, ignore)
  usePageTitle(texts.invitation.title)
  // Another link that is opened in this tab is another fragment, for which no browser loads anew.
  useListener(['hashchange'], () => location.reload())

  if (answered.is === 'asking') return <Splash />
  if (answered.is === 'here')
    return <JoinForm api={api} token={token} invitation={answered.value} signedIn={signedIn} />
  const { problem } = answered
  if (problem.is === 'not_found' || problem.is === 'invalid') return <Gone />
  return (
    <main class="splash">
      <ProblemNote problem={problem} retry={again} />
    </main>
  )
}

interface JoinProps extends Props {
  token: string
  invitation: InvitationPreviewBody
}

function JoinForm({ api, token, invitation, signedIn }: JoinProps) {
  const { email, role, signed_in_as: present } = invitation
  const { sending, send } = useSending(ignore)
  const submit = (event: SubmitEvent) => {
    const { name = '', password = '' } = entered(event)
    void send(async () => {
      const answer = { token, name, password }
      const operator = operatorOf(await api.ask('POST', paths.invitationAnswer, answer))
      history.replaceState(null, '', home)
      signedIn(operator)
    })
  }
  if (sending.is === 'refused' && sending.problem.is === 'not_found') return <Gone />
  return (
    <main class="sign-in">
      <form class="sign-in-card" method="post" onSubmit={submit}>
        <Mark />
        <h1>{texts.invitation.title}</h1>
        <p class="sign-in-lead">
          {say(texts.invitation.lead, { email })} {texts.invitation.as[role]}{' '}
          {present && say(texts.invitation.instead, { email: present })}
        </p>
        <div class="sign-in-note" role="alert">
          {sending.is === 'refused' && problemText(sending.problem)}
        </div>
        <UserName email={email} />
        <label class="field">
          <span>{texts.invitation.name}</span>
          <input
            class="input"
            name="name"
            autoComplete="name"
            maxLength={maxNameLength}
            required
            autoFocus
          />
          <span class="field-hint">{texts.account.nameText}</span>
        </label>
        <PasswordField label={texts.invitation.password} isNew hint={texts.account.atLeast} />
        <button class="button button-main" type="submit" aria-disabled={sending.is === 'sending'}>
          {sending.is === 'sending' ? texts.invitation.joining : texts.invitation.join}
        </button>
      </form>
    </main>
  )
}

function Gone() {
  return (
    <main class="sign-in">
      <div class="sign-in-card">
        <Mark />
        <h1>{texts.invitation.gone}</h1>
        <p>{texts.invitation.goneText}</p>
        <a class="button" href={home}>
          {texts.invitation.toSignIn}
        </a>
      </div>
    </main>
  )
}

/** Nobody is signed in here whose session could have ended. */
const ignore = () => {}
