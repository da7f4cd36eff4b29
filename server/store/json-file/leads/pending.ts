import type { JournalChange } from '../journal/journal-format.ts'

/** A change on its way to disk, and when it will be there. */
export interface Waiting {
  change: JournalChange
  done: Promise<void>
}

/**
 * The newest change under way of each lead. Whoever changes that lead again builds on it; whoever
 * reads sees nothing of it yet.
 */
export interface Pending {
  ofId(id: string): Waiting | undefined
  ofIdentity(identity: string): Waiting | undefined
  add(change: JournalChange, done: Promise<void>): void
  settle(change: JournalChange): void
  clear(): void
}

export function pendingChanges(): Pending {
  const ids = new Map<string, Waiting>()
  const identities = new Map<string, Waiting>()
  return {
    ofId: id => ids.get(id),
    ofIdentity: identity => identities.get(identity),
    add(change, done) {
      const waiting = { change, done }
      ids.set(change.id, waiting)
      if (change.identity !== null) identities.set(change.identity, waiting)
    },
    settle(change) {
      const { id, identity } = change
      if (ids.get(id)?.change === change) ids.delete(id)
      if (identity !== null && identities.get(identity)?.change === change)
        identities.delete(identity)
    },
    clear() {
      ids.clear()
      identities.clear()
    },
  }
}
