import type { Shelf } from '../storage.ts'
import { isStoredDraft, type StoredDraft } from './draft.ts'

/** The one draft of a site that all its tabs share. */
export interface DraftShelf {
  name: string
  read: () => StoredDraft | undefined
  /** Whether the draft will outlive the page. */
  isDurable: () => boolean
  write: (draft: StoredDraft) => void
  clear: () => void
}

export function draftShelf(shelf: Shelf, site: string): DraftShelf {
  const name = `bellhop:draft:${site}`
  let held: StoredDraft | undefined
  let durable = false

  return {
    name,
    isDurable: () => durable,
    read() {
      const value = shelf.read(name)
      // When storage loses the draft the page still has it, and its uid must not change.
      if (isStoredDraft(value)) held = value
      return held
    },
    write(draft) {
      held = draft
      durable = shelf.write(name, draft)
    },
    clear() {
      held = undefined
      shelf.drop(name)
    },
  }
}
