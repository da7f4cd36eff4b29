import type { DeskData, Store } from '../../server/store/store.ts'

/** One empty installation: a folder, a database, or nothing at all for the store in memory; gone after the test. */
export interface Place {
  open(first?: () => DeskData): Promise<Store>
}

/** What the groups of sentences below work with. */
export interface Scene {
  /** A store on a new place, closed after the test. */
  open(): Promise<Store>
  /** A new place to open, close and open again. */
  place(): Promise<Place>
}
