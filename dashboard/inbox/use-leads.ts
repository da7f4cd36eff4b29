import { useCallback, useMemo, useRef, useState } from 'preact/hooks'
import type { LeadEdit } from '../../shared/lead-api.ts'
import { isLastBy, type Author, type Lead } from '../../shared/lead.ts'
import type { Api, Operator } from '../api.ts'
import { toastProblem, type Reporting } from '../parts/reporting.ts'
import { problemOf, type Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import { useTurns, type Change } from './use-turns.ts'

/** A lead as the dashboard knows it; one that is not known yet is loading. */
export type Opened = { is: 'open'; lead: Lead } | { is: 'failed'; problem: Problem }

/** The lead itself, if it is there. */
export const leadOf = (opened: Opened | undefined): Lead | undefined =>
  opened?.is === 'open' ? opened.lead : undefined

/** A change with what is said of it, and what takes it back. */
export interface LeadChange extends Change {
  back?: LeadEdit
  told: string
  /** Whoever asks for it says itself why it was refused. */
  quiet?: boolean
}

export interface Leads {
  known: ReadonlyMap<string, Opened>
  open(id: string): Promise<void>
  /** Resolves with why it was refused, if it was. */
  change(change: LeadChange): Promise<Problem | undefined>
  /** What has come of such a change, where one is on its way. */
  settled(lead: Pick<Lead, 'id'>, edit: LeadEdit): Promise<Lead | undefined> | undefined
  /** Takes the server's latest of a lead. */
  learn(lead: Lead): void
  /** The lead is gone for good. */
  forget(id: string): void
}

interface Surroundings extends Reporting {
  /** Who makes the changes. */
  operator: Pick<Operator, 'id'>
  /** The server's latest of a lead, after a change or a reading. */
  seen: (lead: Lead) => void
}

/** The leads opened so far: opened again they show at once, and are read afresh meanwhile. */
export function useLeads(api: Api, { operator, toast, onRefusal, seen }: Surroundings): Leads {
  const { shown, latest, expect, know, answered, failed } = useKnownLeads()
  const { send, settled } = useTurns(api)
  const learn = (lead: Lead, asked?: Opened) => {
    answered(lead, asked)
    seen(lead)
  }

  const open = useCallback(
    async (id: string) => {
      const asked = latest.current.get(id)
      try {
        learn(await api.lead(id), asked)
      } catch (error) {
        const problem = problemOf(error)
        onRefusal(problem)
        failed(id, problem)
      }
    },
    [api, onRefusal, seen],
  )

  const change: Leads['change'] = async wanted => {
    const { lead, edit, back, told, quiet } = wanted
    const asked = latest.current.get(lead.id)
    const over = expect(wanted)
    try {
      const changed = await send(wanted)
      over()
      learn(changed, asked)
      const canUndo = back && isMade(changed, edit, `operator:${operator.id}`)
      const ways = canUndo && { undo: () => void undo(changed, back, told) }
      toast({ text: told, tone: 'calm', ...ways })
      return undefined
    } catch (error) {
      over()
      const problem = problemOf(error)
      const theirs = problem.is === 'conflict' ? problem.lead : undefined
      if (theirs) know(lead.id, { is: 'open', lead: theirs })
      failed(lead.id, problem)
      onRefusal(problem)
      if (!quiet) toastProblem(toast, problem, told, { retry: () => void change(wanted) })
      if (problem.is === 'conflict' && !theirs) await open(lead.id)
      return problem
    }
  }

  const undo = undoWith(change, toast)
  const forget = (id: string) => know(id, { is: 'failed', problem: { is: 'not_found' } })
  return { known: shown, open, change, settled, learn, forget }
}

/** False where a colleague was faster with the same: there is nothing of one's own to take back. */
function isMade(
  lead: Lead,
  { state, owner, fields = {}, custom_fields = {} }: LeadEdit,
  by: Author,
) {
  const asked = { state: { state }, owner: { owner }, fields, custom_fields }
  const places = Object.entries(asked).flatMap(([part, values]) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([field]) => ({ part: part as keyof typeof asked, field })),
  )
  return places.length === 0 || places.some(place => isLastBy(by, lead, place))
}

function undoWith(change: Leads['change'], toast: Reporting['toast']) {
  return async function undo(lead: Lead, edit: LeadEdit, deed: string): Promise<void> {
    const problem = await change({ lead, edit, told: texts.toast.undone, quiet: true })
    if (problem) toastProblem(toast, problem, deed, { undo: () => void undo(lead, edit, deed) })
  }
}

function useKnownLeads() {
  const [known, setKnown] = useState<ReadonlyMap<string, Opened>>(new Map())
  const latest = useRef(known)
  latest.current = known
  const [expected, setExpected] = useState<readonly Expected[]>([])
  /** Shows a change until the server has answered, which is told by what this gives. */
  const expect = (change: Expected) => {
    setExpected(now => [...now, change])
    return () => setExpected(now => now.filter(each => each !== change))
  }
  const shown = useMemo(() => expected.reduce(withForeseen, known), [known, expected])
  const know = useCallback(
    (id: string, opened: Opened) => setKnown(before => new Map(before).set(id, opened)),
    [],
  )
  /** Learns what was answered to a question that was put while `asked` was known. */
  const answered = useCallback(
    (lead: Lead, asked: Opened | undefined) =>
      setKnown(before => {
        const isLate = isOutrun(lead, before.get(lead.id), asked)
        return isLate ? before : new Map(before).set(lead.id, { is: 'open', lead })
      }),
    [],
  )
  const failed = useCallback(
    (id: string, problem: Problem) => setKnown(before => keptOrFailed(before, id, problem)),
    [],
  )
  return { shown, latest, expect, know, answered, failed }
}

/** Answers overtake each other: this one is older than what has come since it was asked for. */
function isOutrun(answer: Lead, now: Opened | undefined, asked: Opened | undefined): boolean {
  if (!now || now === asked) return false
  return now.is === 'open' ? answer.revision < now.lead.revision : isErased(now)
}

const isErased = (opened: Opened) => opened.is === 'failed' && opened.problem.is === 'not_found'

/** A change on its way to the server. */
type Expected = Pick<LeadChange, 'lead' | 'edit'>

function withForeseen(
  known: ReadonlyMap<string, Opened>,
  { lead: { id }, edit }: Expected,
): ReadonlyMap<string, Opened> {
  const opened = known.get(id)
  if (opened?.is !== 'open') return known
  return new Map(known).set(id, { is: 'open', lead: foreseen(opened.lead, edit) })
}

const foreseen = (lead: Lead, { state, owner, unread, fields, custom_fields }: LeadEdit): Lead => ({
  ...lead,
  ...(state && { state }),
  ...(owner !== undefined && { owner }),
  ...(unread !== undefined && { unread }),
  fields: { ...lead.fields, ...fields },
  custom_fields: { ...lead.custom_fields, ...custom_fields },
})

/** A lead that was read before stays readable when the network is gone; an erased one does not. */
function keptOrFailed(
  known: ReadonlyMap<string, Opened>,
  id: string,
  problem: Problem,
): ReadonlyMap<string, Opened> {
  if (known.get(id)?.is === 'open' && problem.is !== 'not_found') return known
  return new Map(known).set(id, { is: 'failed', problem })
}
