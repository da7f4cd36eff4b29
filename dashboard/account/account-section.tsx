import { useMemo } from 'preact/hooks'
import { KeySwitch } from '../parts/key-switch.tsx'
import type { SectionProps } from '../parts/section-props.ts'
import { useAnswer, valueOf } from '../parts/use-answer.ts'
import { texts } from '../texts/all-texts.ts'
import { accountApi } from './account-api.ts'
import { LanguageChoice } from './language-choice.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import '../styles/access.css'

/** What belongs to the signed-in operator alone. */
export function AccountSection({ api, operator: known, toast, onRefusal }: SectionProps) {
  const account = useMemo(() => accountApi(api.ask), [api])
  const me = useAnswer(api.operator, onRefusal)
  const sessions = useAnswer(account.sessions, onRefusal)
  const operator = valueOf(me.answered) ?? known
  const props = { account, toast, onRefusal }
  return (
    <div class="section-page">
      <div>
        <h1>{texts.sections.account}</h1>
        <p class="section-lead">
          {operator.email} · {texts.roles[operator.role]}
        </p>
      </div>
      <NameForm {...props} again={me.again} operator={operator} />
      <PasswordForm {...props} again={sessions.again} email={operator.email} />
      <LanguageChoice />
      <KeySwitch />
      <SessionList {...props} {...sessions} />
    </div>
  )
}
