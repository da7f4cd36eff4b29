import type { SavedView } from '../../shared/operator.ts'
import type { DeskData } from './store.ts'

/**
 * Runs an edit on a copy and gives the copy with the edit's answer; whoever keeps it decides
 * whether it becomes the desk. Frozen, since a change made in passing would never reach the disk.
 */
export function editDesk<T>(desk: DeskData, edit: (desk: DeskData) => T): [DeskData, T] {
  const copy = structuredClone(desk)
  const answer = edit(copy)
  return [freeze(copy), answer]
}

export function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value))
    if (typeof part === 'object' && part !== null) freeze(part)
  return Object.freeze(value)
}

/** What was not there in the desk of an earlier Bellhop. */
const younger = {
  site: { revision: 1, languages: [] as string[] },
  accessToken: { last_used_at: null },
  operator: { role: 'owner' as const, saved_views: [] as SavedView[] },
  session: { id: '', browser: '' },
} satisfies object

export function completeDesk(desk: DeskData): DeskData {
  return {
    ...desk,
    sites: desk.sites.map(site => ({ ...younger.site, ...site })),
    access_tokens: desk.access_tokens.map(token => ({ ...younger.accessToken, ...token })),
    operators: desk.operators.map(operator => ({ ...younger.operator, ...operator })),
    operator_sessions: desk.operator_sessions.map(session => ({
      ...younger.session,
      ...session,
      id: session.id || session.hash.slice(0, 16),
    })),
    invitations: desk.invitations ?? [],
  }
}
