import type { LeadSummary } from '../../shared/lead-api.ts'
import { guestName } from '../format/guest-name.ts'
import { dropDrafts } from '../kept-drafts.ts'
import { Choices } from '../parts/choices.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { valueOf } from '../parts/use-answer.ts'
import { passOverGone } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { say, sayCount } from '../texts/texts.ts'
import { KinUnknown } from './kin-unknown.tsx'
import type { Sheet } from './sheet.ts'
import type { AskedKin } from './use-kin.ts'

interface Props {
  sheet: Sheet
  asked: AskedKin
  close: () => void
}

/** Asks before a lead is erased, and whether the others of its guest are to go with it. */
export function EraseDialog({ sheet, asked, close }: Props) {
  const { lead, operator, api, gone, onRefusal } = sheet
  const kin = valueOf(asked.answered) ?? { linked: [], alike: [] }
  const kinds = (['linked', 'alike'] as const).filter(kind => kin[kind].length > 0)
  const erase = async (fields: FormData) => {
    const chosen = fields.getAll('also')
    // The open one goes last: what stops this on its way can still be told here, and tried again.
    const leads = [...kinds.filter(kind => chosen.includes(kind)).flatMap(kind => kin[kind]), lead]
    for (const { id } of leads) {
      await api.erase(id).catch(passOverGone)
      dropDrafts(operator, ['lead', id])
    }
    close()
    gone(leads.map(({ id }) => id))
  }
  const labels = {
    linked: sayCount(texts.foot.eraseLinked, kin.linked.length),
    alike: sayCount(texts.foot.eraseAlike, kin.alike.length),
  }
  return (
    <FormDialog
      title={say(texts.foot.eraseTitle, { name: guestName(lead) })}
      action={texts.foot.eraseNow}
      isDanger
      act={erase}
      close={close}
      onRefusal={onRefusal}
    >
      <p class="dialog-text" dir="auto">
        {say(texts.foot.eraseText, { reference: lead.reference })}
      </p>
      <KinUnknown {...asked} />
      {kinds.length > 0 && (
        <Choices
          kind="checkbox"
          name="also"
          legend={texts.foot.eraseAlso}
          values={kinds}
          labels={labels}
          hints={{ linked: namesOf(kin.linked), alike: namesOf(kin.alike) }}
        />
      )}
    </FormDialog>
  )
}

/** Names by which to tell whether they are one person. */
const namesShown = 4

/** A telephone or an address may be shared by a family, or by all guests of an agency. */
function namesOf(leads: readonly LeadSummary[]): string {
  const names = [...new Set(leads.map(guestName))]
  const shown = names.slice(0, namesShown).map(name => say('{name}', { name }))
  return shown.join(', ') + (names.length > namesShown ? ', …' : '')
}
