import { useState } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { texts } from '../texts/all-texts.ts'
import { EraseDialog } from './erase-dialog.tsx'
import type { Sheet } from './sheet.ts'
import type { AskedKin } from './use-kin.ts'

/** What is seldom done with a lead: take it along, or erase it. */
export function SheetFoot({ sheet, kin }: { sheet: Sheet; kin: AskedKin }) {
  const { lead, api } = sheet
  const [asking, setAsking] = useState(false)
  const erase = () => {
    // Another of the same guest may have come since the lead was opened.
    kin.again()
    setAsking(true)
  }
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
      <button type="button" class="button button-danger" onClick={erase}>
        <Icon name="erase" />
        {texts.foot.erase}
      </button>
      {asking && <EraseDialog sheet={sheet} asked={kin} close={() => setAsking(false)} />}
    </footer>
  )
}
