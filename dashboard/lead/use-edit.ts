import { useRef, useState } from 'preact/hooks'
import type { Json } from '../../shared/json.ts'
import type { Lead } from '../../shared/lead.ts'
import { fieldLabel } from '../format/field.ts'
import { deedFor } from '../format/deed.ts'
import { draftKeeper } from '../kept-drafts.ts'
import { toastProblem } from '../parts/reporting.ts'
import { useLeft } from '../parts/use-left.ts'
import type { Problem } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import {
  draftOf,
  editKind,
  editOf,
  valueAt,
  valueOf,
  type EditKind,
  type FieldPlace,
} from './edit-value.ts'
import { fieldError } from './field-error.ts'
import type { Sheet } from './sheet.ts'

/** An edit of one field: what is typed, why it was refused, and what somebody else made of it. */
export type Editing =
  | { is: 'closed' }
  | { is: 'open'; draft: string; base: Lead; error?: string; saving?: boolean; resumed?: boolean }
  | { is: 'outrun'; mine: Json; theirs: Lead }

/** Why what was typed was refused, if it was. */
type Fault = string | undefined
type Open = Extract<Editing, { is: 'open' }>
type Deps = Pick<Sheet, 'operator' | 'lead' | 'change' | 'toast'>

export function useEdit({ operator, lead, change, toast }: Deps, place: FieldPlace) {
  const keeper = keeperOf(operator, lead, place)
  const [editing, setEditing] = useState<Editing>(() => resumed(keeper.resumed()))
  const left = useLeft()
  const ask = useAsking(change)
  const told = deedFor(lead, say(texts.toast.used, { field: fieldLabel(place.part, place.field) }))
  const kind = editKind(place, valueAt(editing.is === 'open' ? editing.base : lead, place))
  const close = () => {
    keeper.keep(undefined)
    setEditing({ is: 'closed' })
  }

  /** `sent` is the draft that the value was made of. */
  const send = async (value: Json, base: Lead, sent = keeper.kept()): Promise<Fault> => {
    const problem = await keeper.sending(sent, ask({ lead, place, value, base, told }))
    // Given up meanwhile, and perhaps begun anew: what is typed by now was not sent.
    const isPast = keeper.kept() !== sent
    if (problem && (isPast || left.current))
      toastProblem(toast, problem, told, { retry: () => void send(value, base, sent) })
    if (isPast) return undefined
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
    type(draft: string) {
      if (editing.is !== 'open' || editing.saving) return
      keeper.keep({ draft, base: editing.base })
      setEditing({ ...editing, draft, error: '' })
    },
    /** Half a date reads as none, as its input alone can tell. */
    async save(isHalf = false) {
      if (editing.is !== 'open' || editing.saving) return
      if (!isHalf && editing.draft === draftOf(valueAt(editing.base, place))) return close()
      const value = isHalf ? undefined : valueOf(kind, editing.draft)
      if (value === undefined) return setEditing({ ...editing, error: unclear(kind) })
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

const keeperOf = (operator: Sheet['operator'], { id }: Lead, { part, field }: FieldPlace) =>
  draftKeeper<Pick<Open, 'draft' | 'base'>>(operator, 'lead', id, `${part}.${field}`)

interface Asked {
  lead: Lead
  place: FieldPlace
  value: Json
  /** The lead as it was when the edit was begun. */
  base: Lead
  told: string
}

/** Has a value kept in place of the one it was begun on; the same again is nothing to keep. */
function useAsking(change: Deps['change']) {
  const tried = useRef<Json>(undefined)
  return async function ask(asked: Asked): Promise<Problem | undefined> {
    const { lead, place, value, base, told } = asked
    const last = tried.current
    tried.current = value
    const before = valueAt(base, place) ?? null
    if (isSame(before, value)) return undefined
    const problem = await change({
      lead,
      revision: base.revision,
      edit: editOf(place, value),
      back: editOf(place, before),
      told,
      quiet: true,
    })
    const theirs = problem?.is === 'conflict' ? problem.lead : undefined
    // An attempt whose answer was lost may have been kept: that is nobody else's.
    const isMine = theirs && isSame(valueAt(theirs, place) ?? null, last)
    return isMine ? ask({ ...asked, base: theirs }) : problem
  }
}

const isSame = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

function unclear(kind: EditKind): string {
  if (kind === 'date') return texts.reasons.not_a_day
  return kind === 'json' ? texts.edit.json : texts.newField.number
}

const resumed = (kept: Pick<Open, 'draft' | 'base'> | undefined): Editing =>
  kept ? { is: 'open', ...kept, resumed: true } : { is: 'closed' }

export type Edit = ReturnType<typeof useEdit>
