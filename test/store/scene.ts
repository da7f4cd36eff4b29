import type { DeskData, Store } from '../../server/store/store.ts'

/** One empty installation: a folder, a database, or nothing at all for the store in memory. */
export interface Place {
  open(first?: () => DeskData): Promise<Store>
  /** Removes it. */
  remove(): Promise<void>
}

/** What the groups of sentences below work with. */
export interface Scene {
  /** A store on a new place, closed and removed after the test. */
  open(): Promise<Store>
  /** A new place to open, close and open again; it is removed after the test. */
  place(): Promise<Place>
}
