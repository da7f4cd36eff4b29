import type { LeadPageBody, LeadSummary } from '../../shared/lead-api.ts'
import type { Problem } from '../problem.ts'
import type { ListUse } from './focus.ts'
import { listed, type ListedLead } from './listed-lead.ts'

/** What the list shows; leads of the query before stay in sight until the new ones are there. */
export interface Inbox {
  leads: ListedLead[]
  held: Held | null
  /** Those that have just come in by themselves. */
  arrived: ReadonlySet<string>
  next: string | null
  loading: Loading
}

/** What a look found while nothing may move. */
export interface Held {
  /** New ones, which wait to be asked for. */
  leads: ListedLead[]
  /** Where those behind them are, when there are too many to reach down to the ones in sight. */
  next: string | null
}

export type Loading =
  | { is: 'first' }
  | { is: 'again'; problem: Problem | undefined }
  | { is: 'more' }
  | { is: 'done'; isFirstRun: boolean }
  | { is: 'failed'; problem: Problem; at: 'first' | 'more' }

/** Why what was asked for could not be had, until it is; leads found before may be in sight meanwhile. */
export const unanswered = ({ loading }: Inbox): Problem | undefined =>
  loading.is === 'again' || (loading.is === 'failed' && loading.at === 'first')
    ? loading.problem
    : undefined

export type InboxEvent =
  | { type: 'asked' }
  | { type: 'asked_more' }
  | { type: 'answered'; page: LeadPageBody; isFirstRun: boolean }
  | { type: 'answered_more'; page: LeadPageBody }
  | Refreshed
  | { type: 'failed'; problem: Problem; at: 'first' | 'more'; isElsewhere?: boolean }
  | { type: 'changed'; leads: LeadSummary[] }
  | { type: 'erased'; ids: ReadonlySet<string> }
  | { type: 'shown' }

interface Refreshed extends Partial<ListUse> {
  type: 'refreshed'
  page: LeadPageBody
}

const none: ReadonlySet<string> = new Set()
const done: Loading = { is: 'done', isFirstRun: false }

export const closedInbox: Inbox = {
  leads: [],
  held: null,
  arrived: none,
  next: null,
  loading: { is: 'first' },
}

export function inboxAfter(inbox: Inbox, event: InboxEvent): Inbox {
  switch (event.type) {
    case 'asked':
      return {
        ...inbox,
        loading:
          inbox.leads.length > 0 ? { is: 'again', problem: unanswered(inbox) } : { is: 'first' },
      }
    case 'asked_more':
      return { ...inbox, loading: { is: 'more' } }
    case 'answered':
      return {
        leads: event.page.leads.map(listed),
        held: null,
        arrived: none,
        next: event.page.next_cursor,
        loading: { is: 'done', isFirstRun: event.isFirstRun },
      }
    case 'answered_more':
      return {
        ...inbox,
        leads: [...inbox.leads, ...unknownIn(inbox.leads.slice(-overlap), event.page.leads)],
        next: event.page.next_cursor,
        loading: done,
      }
    case 'refreshed':
      return refreshed(reachable(inbox), event)
    case 'failed':
      return {
        ...inbox,
        // Leads of another view would pass for those of this one.
        ...(event.isElsewhere && { leads: [], held: null }),
        loading: { is: 'failed', problem: event.problem, at: event.at },
      }
    case 'changed':
      return { ...inbox, leads: changedIn(inbox.leads, event.leads.map(listed)) }
    case 'erased':
      return { ...inbox, leads: inbox.leads.filter(({ id }) => !event.ids.has(id)) }
    case 'shown':
      return { ...withHeld(inbox, inbox.held), held: null, arrived: none }
  }
}

/** Leads keep their order, so pages can only meet near their ends. */
const overlap = 200

/** The server answers again: what could not be fetched before may be asked for. */
const reachable = (inbox: Inbox): Inbox =>
  inbox.loading.is === 'failed' ? { ...inbox, loading: done } : inbox

/**
 * A fresh first page takes the place of the old one. Further down nothing moves: what is known is brought
 * up to date, what is new waits. New ones also wait while leads are being selected: they would move
 * another under the pointer.
 */
function refreshed(inbox: Inbox, { page, isAway, isSelecting }: Refreshed): Inbox {
  const coming = page.leads.map(listed)
  const known = idsOf(inbox.leads)
  const met = coming.findIndex(({ id }) => known.has(id))
  const above: Held =
    met < 0
      ? { leads: coming, next: page.next_cursor }
      : { leads: coming.slice(0, met), next: null }
  // Of a list that has come to nothing there is nothing to read on in.
  if (isAway && coming.length > 0)
    return { ...inbox, held: above, leads: changedIn(inbox.leads, coming) }
  const held = isSelecting && met > 0 ? above : null
  return { ...renewed(inbox, held ? coming.slice(met) : coming, page.next_cursor), held }
}

/** Pages loaded below the first one stay. */
function renewed(inbox: Inbox, leads: ListedLead[], nextPage: string | null): Inbox {
  const known = idsOf(inbox.leads)
  const arrived = inbox.leads.length > 0 ? idsOf(leads.filter(({ id }) => !known.has(id))) : none
  const loading = leads.length > 0 ? done : inbox.loading
  const last = leads.at(-1)?.id
  const end = inbox.leads.findIndex(({ id }) => id === last)
  const fresh = { ...inbox, arrived, loading }
  if (end < 0 || nextPage === null) return { ...fresh, leads, next: nextPage }
  const below = inbox.leads.slice(end + 1)
  return { ...fresh, leads: [...leads, ...below], next: below.length > 0 ? inbox.next : nextPage }
}

/** Those that the held ones do not reach down to are fetched anew behind them. */
const withHeld = (inbox: Inbox, held: Held | null): Inbox =>
  held?.next ? { ...inbox, ...held } : { ...inbox, leads: [...(held?.leads ?? []), ...inbox.leads] }

function changedIn(leads: ListedLead[], changed: ListedLead[]): ListedLead[] {
  const latest = new Map(changed.map(lead => [lead.id, lead]))
  return leads.map(lead => {
    const other = latest.get(lead.id)
    return other && other.revision >= lead.revision ? other : lead
  })
}

const idsOf = (leads: ListedLead[]) => new Set(leads.map(({ id }) => id))

function unknownIn(known: ListedLead[], coming: LeadSummary[]): ListedLead[] {
  const ids = idsOf(known)
  return coming.filter(lead => !ids.has(lead.id)).map(listed)
}

/** The lead beside the open one; nothing open means the first. */
export function neighbour(
  leads: readonly { id: string }[],
  id: string | undefined,
  step: 1 | -1,
): string | undefined {
  if (id === undefined) return leads[0]?.id
  const place = leads.findIndex(lead => lead.id === id)
  return leads[place < 0 ? 0 : place + step]?.id
}

/** The leads before and behind the open one in its list. */
export interface Beside {
  previous: string | undefined
  next: string | undefined
}

/**
 * Whoever works a list from top to bottom changes leads until they are no longer of it: the next
 * one is then that which came up in its place, not the first of the list again.
 */
export function besideOf(
  leads: readonly { id: string }[],
  id: string | undefined,
  lastPlace: number,
): Beside & { place: number } {
  const found = leads.findIndex(lead => lead.id === id)
  const place = found < 0 ? lastPlace : found
  return { place, previous: leads[place - 1]?.id, next: leads[found < 0 ? place : place + 1]?.id }
}
