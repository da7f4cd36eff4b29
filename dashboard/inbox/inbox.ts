import type { LeadPageBody, LeadSummary } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import type { Problem } from '../problem.ts'
import type { ViewName } from './views.ts'

/** What the list shows; leads of the question before stay in sight until the new ones are there. */
export interface Inbox {
  leads: LeadSummary[]
  next: string | null
  loading: Loading
}

export type Loading =
  | { is: 'first' }
  | { is: 'again' }
  | { is: 'more' }
  | { is: 'done'; empty: Emptiness }
  | { is: 'failed'; problem: Problem; at: 'first' | 'more' }

/** Why there is nothing to show: this differs in what helps. */
export type Emptiness = 'filled' | 'view' | 'search' | 'first_run'

export interface Question {
  view: ViewName
  search: string
}

export type InboxEvent =
  | { type: 'asked' }
  | { type: 'asked_more' }
  | { type: 'answered'; page: LeadPageBody; empty: Emptiness }
  | { type: 'answered_more'; page: LeadPageBody }
  | { type: 'refreshed'; page: LeadPageBody }
  | { type: 'failed'; problem: Problem; at: 'first' | 'more' }
  | { type: 'changed'; lead: LeadSummary }

export const closedInbox: Inbox = { leads: [], next: null, loading: { is: 'first' } }

export function inboxAfter(inbox: Inbox, event: InboxEvent): Inbox {
  switch (event.type) {
    case 'asked':
      return { ...inbox, loading: { is: inbox.leads.length > 0 ? 'again' : 'first' } }
    case 'asked_more':
      return { ...inbox, loading: { is: 'more' } }
    case 'answered':
      return {
        leads: event.page.leads,
        next: event.page.next_cursor,
        loading: { is: 'done', empty: event.empty },
      }
    case 'answered_more':
      return {
        leads: [...inbox.leads, ...unknownIn(inbox.leads, event.page.leads)],
        next: event.page.next_cursor,
        loading: { is: 'done', empty: 'filled' },
      }
    case 'refreshed':
      return refreshed(inbox, event.page)
    case 'failed':
      return { ...inbox, loading: { is: 'failed', problem: event.problem, at: event.at } }
    case 'changed':
      return {
        ...inbox,
        leads: inbox.leads.map(lead => (lead.id === event.lead.id ? event.lead : lead)),
      }
  }
}

/** A fresh first page takes the place of the old one; pages loaded below it stay. */
function refreshed(inbox: Inbox, page: LeadPageBody): Inbox {
  const last = page.leads.at(-1)
  const end = inbox.leads.findIndex(lead => lead.id === last?.id)
  const loading: Loading = page.leads.length > 0 ? { is: 'done', empty: 'filled' } : inbox.loading
  if (end < 0 || page.next_cursor === null)
    return { leads: page.leads, next: page.next_cursor, loading }
  const below = inbox.leads.slice(end + 1)
  return {
    leads: [...page.leads, ...unknownIn(page.leads, below)],
    next: below.length > 0 ? inbox.next : page.next_cursor,
    loading,
  }
}

function unknownIn(known: LeadSummary[], coming: LeadSummary[]): LeadSummary[] {
  const ids = new Set(known.map(lead => lead.id))
  return coming.filter(lead => !ids.has(lead.id))
}

export function summaryOf(lead: Lead): LeadSummary {
  const { history: _, custom_fields: __, suggestions: ___, ...summary } = lead
  return summary
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
