import { useCallback, useState } from 'preact/hooks'
import type { LeadRepliesBody } from '../../shared/lead-api.ts'
import { guestName } from '../format/guest-name.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { useAnswer, valueOf } from '../parts/use-answer.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import type { Sheet } from './sheet.ts'
import { stateChange } from './changes.ts'

/** What each address may begin with; the server makes them of what a guest typed. */
const ways = [
  { way: 'call', begins: 'tel:', icon: 'phone' },
  { way: 'whatsapp', begins: 'https://wa.me/', icon: 'chat' },
  { way: 'mail', begins: 'mailto:', icon: 'mail' },
] as const satisfies { way: keyof LeadRepliesBody; begins: string; icon: IconName }[]

/** One tap opens the operator's own phone, WhatsApp or mail; then it asks whether that went well. */
export function ReplyBar({ sheet }: { sheet: Sheet }) {
  const { lead, api, change, onRefusal } = sheet
  const { name, phone_number, email } = lead.fields
  const [tried, setTried] = useState(false)
  const ask = useCallback(
    (signal: AbortSignal) => api.replies(lead.id, signal),
    [api, lead.id, name, phone_number, email],
  )
  const replies = valueOf(useAnswer(ask, onRefusal).answered)
  const isFirst = lead.state === 'new' || lead.state === 'partial'
  return (
    <div class="replies">
      {ways.map(({ way, begins, icon }) => {
        const address = replies?.[way]
        if (!address?.startsWith(begins)) return null
        return (
          <a
            key={way}
            class="button"
            href={address}
            {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
            onClick={() => setTried(true)}
          >
            <Icon name={icon} />
            {texts.replies[way]}
          </a>
        )
      })}
      {replies && !replies.call && !replies.mail && <p class="missing">{texts.replies.none}</p>}
      <p class="replies-then" role="status">
        {tried && isFirst && (
          <>
            {say(texts.replies.reached, { name: guestName(lead) })}
            <button
              type="button"
              class="link"
              onClick={() => void change(stateChange(lead, 'contacted'))}
            >
              {texts.lead.next.contacted}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
