import { useState } from 'preact/hooks'
import { guestName } from '../format/guest-name.ts'
import { dropDrafts } from '../kept-drafts.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Icon } from '../parts/icon.tsx'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import type { Sheet } from './sheet.ts'

/** What is seldom done with a lead: take it along, or erase it. */
export function SheetFoot({ sheet }: { sheet: Sheet }) {
  const { lead, operator, api, gone, onRefusal } = sheet
  const [asking, setAsking] = useState(false)
  return (
    <footer class="sheet-foot">
      <button type="button" class="button" onClick={() => print()}>
        <Icon name="print" />
        {texts.foot.print}
      </button>
      <a class="button" href={api.recordAddress(lead.id)} download>
        <Icon name="save" />
        {texts.foot.record}
      </a>
      <button type="button" class="button button-danger" onClick={() => setAsking(true)}>
        <Icon name="erase" />
        {texts.foot.erase}
      </button>
      {asking && (
        <Confirm
          title={say(texts.foot.eraseTitle, { name: guestName(lead) })}
          text={say(texts.foot.eraseText, { reference: lead.reference })}
          action={texts.foot.eraseNow}
          act={async () => {
            await api.erase(lead.id)
            dropDrafts(operator, ['lead', lead.id])
            gone()
          }}
          close={() => setAsking(false)}
          onRefusal={onRefusal}
        />
      )}
    </footer>
  )
}
