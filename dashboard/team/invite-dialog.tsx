import { useState } from 'preact/hooks'
import type { InvitationBody } from '../../shared/access-api.ts'
import { roles, type Role } from '../../shared/operator.ts'
import { Choice } from '../desk/choice.tsx'
import { Dialog } from '../desk/dialog.tsx'
import { FormEnd } from '../desk/form-end.tsx'
import { ShownOnce } from '../desk/shown-once.tsx'
import { useSending } from '../desk/use-sending.ts'
import { entered } from '../format/entered.ts'
import { say, texts } from '../texts/texts.ts'
import type { Known } from './known.ts'

interface Props extends Known {
  close: () => void
}

/** An address and a role first, then the link, which is there once. */
export function InviteDialog({ team, again, refused, close }: Props) {
  const [made, setMade] = useState<InvitationBody>()
  const { sending, send } = useSending(refused)

  const submit = (event: SubmitEvent) => {
    const { email = '', role } = entered(event)
    void send(async () => {
      setMade(await team.invite({ email, role: role as Role }))
      again()
    })
  }

  if (made) return <InvitationLink made={made} close={close} />
  return (
    <Dialog title={texts.team.inviteTitle} close={close}>
      <form method="post" onSubmit={submit}>
        <label class="field">
          <span>{texts.team.email}</span>
          <input class="input" name="email" type="email" maxLength={191} required autoFocus />
        </label>
        <fieldset class="choices">
          <legend>{texts.team.role}</legend>
          {[...roles].reverse().map(role => (
            <Choice
              key={role}
              kind="radio"
              name="role"
              value={role}
              checked={role === 'agent'}
              label={texts.roles[role]}
              text={texts.roleTexts[role]}
            />
          ))}
        </fieldset>
        <FormEnd
          sending={sending}
          action={texts.team.makeLink}
          close={close}
          word={({ is }) => (is === 'invalid' ? texts.team.emailWrong : undefined)}
        />
      </form>
    </Dialog>
  )
}

function InvitationLink({ made, close }: { made: InvitationBody; close: () => void }) {
  const { invitation, link } = made
  return (
    <Dialog key="link" title={say(texts.team.linkTitle, { email: invitation.email })} close={close}>
      <p class="dialog-text">
        {texts.team.linkText} {texts.dialog.once}
      </p>
      <ShownOnce label={texts.team.link} value={link} close={close} />
    </Dialog>
  )
}
