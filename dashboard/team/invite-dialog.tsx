import { useState } from 'preact/hooks'
import type { InvitationBody } from '../../shared/access-api.ts'
import { maxEmailLength, roles, type Role } from '../../shared/operator.ts'
import { isLocal } from '../format/local-address.ts'
import { Choices } from '../parts/choices.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ShownOnce } from '../parts/shown-once.tsx'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import type { TeamProps } from './team-props.ts'

interface Props extends TeamProps {
  close: () => void
}

/** An address and a role first, then the link, which is there once. */
export function InviteDialog({ team, again, onRefusal, close }: Props) {
  const [made, setMade] = useState<InvitationBody>()
  const invite = async (fields: FormData) => {
    const role = fields.get('role') as Role
    setMade(await team.invite({ email: String(fields.get('email')), role }))
    again()
  }
  if (made) return <InvitationLink made={made} close={close} />
  return (
    <FormDialog
      title={texts.team.inviteTitle}
      action={texts.team.makeLink}
      act={invite}
      close={close}
      onRefusal={onRefusal}
    >
      <label class="field">
        <span>{texts.team.email}</span>
        <input
          class="input"
          name="email"
          type="email"
          maxLength={maxEmailLength}
          required
          autoFocus
        />
      </label>
      <Choices
        kind="radio"
        name="role"
        legend={texts.team.role}
        values={[...roles].reverse()}
        chosen="agent"
        labels={texts.roles}
        hints={texts.roleTexts}
      />
    </FormDialog>
  )
}

function InvitationLink({ made, close }: { made: InvitationBody; close: () => void }) {
  const { invitation, link } = made
  return (
    <Dialog title={say(texts.team.linkTitle, { email: invitation.email })} close={close}>
      <p class="dialog-text">
        {texts.team.linkText} {texts.dialog.once}
      </p>
      {isLocal(link) && <p class="dialog-text">{texts.team.local}</p>}
      <ShownOnce label={texts.team.link} value={link} close={close} />
    </Dialog>
  )
}
