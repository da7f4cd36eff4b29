import { useState } from 'preact/hooks'
import type { Json } from '../../shared/json.ts'
import type { Lead } from '../../shared/lead.ts'
import { fieldLabel } from '../format/field.ts'
import { fieldError } from '../format/field-error.ts'
import { say, texts } from '../texts/texts.ts'
import { draftOf, editKind, editOf, valueAt, valueOf, type Place } from './edit-value.ts'
import type { Sheet } from './sheet.ts'

/** An edit of one field: what is typed, why it was refused, and what somebody else made of it. */
export type Editing =
  | { is: 'closed' }
  | { is: 'open'; draft: string; base: Lead; error?: string; saving?: boolean }
  | { is: 'outrun'; mine: Json; theirs: Lead }

export function useEdit({ lead, change }: Pick<Sheet, 'lead' | 'change'>, place: Place) {
  const [editing, setEditing] = useState<Editing>({ is: 'closed' })
  const kind = editKind(place, valueAt(lead, place))
  const close = () => setEditing({ is: 'closed' })

  const send = async (value: Json, base: Lead): Promise<string | undefined> => {
    const before = valueAt(base, place) ?? null
    if (JSON.stringify(before) === JSON.stringify(value)) {
      close()
      return undefined
    }
    const problem = await change({
      lead,
      revision: base.revision,
      edit: editOf(place, value),
      back: editOf(place, before),
      told: say(texts.toast.used, { field: fieldLabel(place.part, place.field) }),
      quiet: true,
    })
    if (!problem) close()
    else if (problem.is === 'conflict' && problem.lead)
      setEditing({ is: 'outrun', mine: value, theirs: problem.lead })
    else return fieldError(problem, place)
    return undefined
  }

  return {
    editing,
    kind,
    close,
    open: () => setEditing({ is: 'open', draft: draftOf(valueAt(lead, place)), base: lead }),
    type: (draft: string) =>
      setEditing(now => (now.is === 'open' ? { ...now, draft, error: '' } : now)),
    async save() {
      if (editing.is !== 'open' || editing.saving) return
      const value = valueOf(kind, editing.draft)
      if (value === undefined) return setEditing({ ...editing, error: texts.edit.json })
      setEditing({ ...editing, saving: true })
      const error = await send(value, editing.base)
      if (error) setEditing({ ...editing, error })
    },
    /** Over what somebody else has made of it meanwhile. */
    async insist() {
      if (editing.is !== 'outrun') return
      const { mine, theirs } = editing
      const error = await send(mine, theirs)
      if (error) setEditing({ is: 'open', draft: draftOf(mine), base: theirs, error })
    },
  }
}

export type Edit = ReturnType<typeof useEdit>
