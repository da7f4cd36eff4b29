import { useState } from 'preact/hooks'
import type { InvitationProfile } from '../../shared/access-api.ts'
import { daysUntil, todayOf } from '../format/time.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Entry, EntryAction } from '../parts/entry.tsx'
import { useNow } from '../parts/use-now.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'
import type { TeamProps } from './team-props.ts'

interface Props extends TeamProps {
  invitations: InvitationProfile[]
}

export function InvitationList({ invitations, team, again, onRefusal }: Props) {
  const [leaving, setLeaving] = useState<InvitationProfile>()
  const today = todayOf(useNow())
  const withdraw = async (id: string) => {
    await team.withdraw(id)
    again()
  }
  return (
    <section>
      <h2>{texts.team.invitations}</h2>
      <ul class="entries">
        {invitations.length === 0 && <li class="empty-row">{texts.team.noInvitations}</li>}
        {invitations.map(invitation => (
          <Entry key={invitation.id} name={invitation.email} lines={[lineOf(invitation, today)]}>
            <EntryAction
              label={texts.team.withdraw}
              name={say(texts.team.withdrawOf, { email: invitation.email })}
              act={() => setLeaving(invitation)}
            />
          </Entry>
        ))}
      </ul>
      {leaving && (
        <Confirm
          title={texts.team.withdrawTitle}
          text={say(texts.team.withdrawText, { email: leaving.email })}
          action={texts.team.withdraw}
          act={() => withdraw(leaving.id)}
          close={() => setLeaving(undefined)}
          onRefusal={onRefusal}
        />
      )}
    </section>
  )
}

function lineOf({ role, expires_at }: InvitationProfile, today: string): string {
  const when = daysUntil(todayOf(Date.parse(expires_at)), today, locale)
  return `${texts.roles[role]} · ${say(texts.team.expires, { when })}`
}
