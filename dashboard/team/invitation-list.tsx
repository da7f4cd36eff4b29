import { useState } from 'preact/hooks'
import type { InvitationProfile } from '../../shared/access-api.ts'
import { Confirm } from '../desk/confirm.tsx'
import { useNow } from '../desk/use-now.ts'
import { daysUntil, todayOf } from '../format/time.ts'
import { locale, say, texts } from '../texts/texts.ts'
import type { Known } from './known.ts'

interface Props extends Known {
  invitations: InvitationProfile[]
}

export function InvitationList({ invitations, team, again, refused }: Props) {
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
          <li key={invitation.id} class="entry is-plain">
            <div class="entry-main">
              <p class="entry-name">{invitation.email}</p>
              <p class="entry-text">
                {texts.roles[invitation.role]} ·{' '}
                {say(texts.team.expires, {
                  when: daysUntil(todayOf(Date.parse(invitation.expires_at)), today, locale),
                })}
              </p>
            </div>
            <div class="entry-actions">
              <button
                type="button"
                class="button"
                aria-label={say(texts.team.withdrawOf, { email: invitation.email })}
                onClick={() => setLeaving(invitation)}
              >
                {texts.team.withdraw}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {leaving && (
        <Confirm
          title={texts.team.withdrawTitle}
          text={say(texts.team.withdrawText, { email: leaving.email })}
          action={texts.team.withdraw}
          act={() => withdraw(leaving.id)}
          close={() => setLeaving(undefined)}
          refused={refused}
        />
      )}
    </section>
  )
}
