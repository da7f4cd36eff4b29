import type { BulkChange, LeadHandle, LeadSummary } from '../../shared/lead-api.ts'
import type { LeadState } from '../../shared/lead.ts'
import { problemOf, type Problem } from '../problem.ts'
import type { InboxApi } from './inbox-api.ts'

/** Enough of a selected lead to change it and to take that back. */
export type Selected = LeadHandle

/** What is done to all of them. */
export type Deed = { state: LeadState } | { owner: string | null }

export interface BulkResult {
  changed: LeadSummary[]
  /** How many of them somebody else had changed to just that. */
  alreadySo: number
  refused: number
  /** How many of them have been erased meanwhile. */
  gone: number
  /** What takes the changes back. */
  back: BulkChange[]
  /** What was not done: it was called off, or there was a problem. */
  left: BulkChange[]
  problem?: Problem
}

/** Changes a request carries: so few are done in a moment, and well within a body's bounds. */
export const changesARequest = 200

/** Only what would change, each with the revision that was looked at. */
export const changesOf = (selected: readonly Selected[], deed: Deed): BulkChange[] =>
  selected
    .filter(lead => !isDone(lead, deed))
    .map(({ id, revision }) => ({ id, revision, ...deed }))

const isDone = (lead: Selected, deed: Deed) =>
  'state' in deed ? lead.state === deed.state : lead.owner === deed.owner

/**
 * Sends them in strides, one after the other, until it is called off: between two of them, so that
 * what came of each is known.
 */
export async function runBulk(
  api: InboxApi,
  changes: readonly BulkChange[],
  before: ReadonlyMap<string, Selected>,
  { signal, done }: { signal: AbortSignal; done: (count: number, changed: LeadSummary[]) => void },
): Promise<BulkResult> {
  const result: BulkResult = {
    changed: [],
    alreadySo: 0,
    refused: 0,
    gone: 0,
    back: [],
    left: [...changes],
  }
  while (result.left.length > 0 && !signal.aborted) {
    const part = result.left.slice(0, changesARequest)
    try {
      const { changed, already_so: already, refused } = await api.change(part)
      result.changed.push(...changed)
      result.alreadySo += already.length
      const gone = refused.filter(({ code }) => code === 'not_found').length
      result.gone += gone
      result.refused += refused.length - gone
      const own = changed.filter(({ id }) => !already.includes(id))
      result.back.push(...own.flatMap(lead => backOf(lead, part, before)))
      result.left = result.left.slice(part.length)
      done(changes.length - result.left.length, changed)
    } catch (error) {
      return { ...result, problem: problemOf(error) }
    }
  }
  return result
}

function backOf(
  { id, revision }: LeadSummary,
  changes: readonly BulkChange[],
  before: ReadonlyMap<string, Selected>,
): BulkChange[] {
  const was = before.get(id)
  const change = changes.find(each => each.id === id)
  if (!was || !change) return []
  const { unread } = was
  if (change.state !== undefined) return [{ id, revision, state: was.state, unread }]
  return [{ id, revision, owner: was.owner, unread }]
}
