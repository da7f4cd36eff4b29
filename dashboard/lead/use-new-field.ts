import { useState } from 'preact/hooks'
import type { Json } from '../../shared/json.ts'
import { deedFor } from '../format/deed.ts'
import { draftKeeper } from '../kept-drafts.ts'
import { toastProblem } from '../parts/reporting.ts'
import { useLeft } from '../parts/use-left.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import { editOf } from './edit-value.ts'
import { fieldError } from './field-error.ts'
import { nameFault, readValue, type Faults, type NewField } from './new-field.ts'
import type { Sheet } from './sheet.ts'

export const newFieldKeeper = ({ operator, lead }: Pick<Sheet, 'operator' | 'lead'>) =>
  draftKeeper<NewField>(operator, 'lead', lead.id, 'new')

/** A custom field on its way into the lead: what is typed, and what is wrong with it. */
export function useNewField({ operator, lead, change, toast }: Sheet, close: () => void) {
  const keeper = newFieldKeeper({ operator, lead })
  const [draft, setDraft] = useState<NewField>(
    keeper.resumed() ?? { name: '', kind: 'text', value: '' },
  )
  const [faults, setFaults] = useState<Faults>({})
  const [saving, setSaving] = useState(false)
  const left = useLeft()

  /** What is typed is looked at when it is to be saved. */
  const write = (part: Partial<NewField>) => {
    // A list of choices is never read-only, and what is chosen by now would be held for another field.
    if (saving) return
    const written = { ...draft, ...part }
    keeper.keep(written.name || written.value ? written : undefined)
    setDraft(written)
    setFaults({})
  }
  const leave = () => {
    keeper.keep(undefined)
    close()
  }
  const send = async (field: string, value: Json): Promise<Faults> => {
    const place = { part: 'custom_fields', field } as const
    const told = deedFor(lead, say(texts.newField.added, { field }))
    const problem = await change({
      lead,
      edit: editOf(place, value),
      back: editOf(place, null),
      told,
      quiet: true,
    })
    if (!problem) return {}
    if (left.current) toastProblem(toast, problem, told)
    if (problem.is === 'conflict') return { name: texts.newField.taken }
    return { value: fieldError(problem, place) }
  }
  const save = async () => {
    if (saving) return
    const name = nameFault(lead, draft.name)
    const read = readValue(draft)
    if (name !== undefined || 'fault' in read)
      return setFaults({ ...(name && { name }), ...('fault' in read && { value: read.fault }) })
    setSaving(true)
    const sent = keeper.kept()
    const wrong = await keeper.sending(sent, send(draft.name.trim(), read.value))
    setSaving(false)
    // Given up meanwhile, and perhaps begun anew: what is typed by now was not sent.
    if (keeper.kept() !== sent) return
    if (Object.keys(wrong).length === 0) leave()
    else setFaults(wrong)
  }
  return { draft, faults, saving, write, save, leave }
}
