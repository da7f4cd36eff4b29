import type { Shelf } from '../storage.ts'
import { isDue, isStoredDraft, type StoredDraft } from './draft.ts'

/** The one draft of a site that all its tabs share. */
export interface DraftShelf {
  name: string
  read: () => StoredDraft | undefined
  /** Whether the draft will outlive the page. */
  isDurable: () => boolean
  write: (draft: StoredDraft) => void
  clear: () => void
  /** Another tab has written the draft, or cleared it. Tells whether ours has joined theirs. */
  reread: (isCleared: boolean) => boolean
}

export const draftName = (site: string) => `bellhop:draft:${site}`

export function draftShelf(shelf: Shelf, site: string): DraftShelf {
  const name = draftName(site)
  let held: StoredDraft | undefined
  let durable = true

  function read() {
    const value = shelf.read(name)
    // When storage loses the draft the page still has it, and its uid must not change.
    if (isStoredDraft(value)) held = value
    return held
  }

  function write(draft: StoredDraft) {
    held = draft
    // The loader looks for these words, to have what is due sent before the chat is opened.
    durable = shelf.write(name, { ...draft, due: isDue(draft) })
  }

  function clear() {
    held = undefined
    shelf.drop(name)
  }

  return {
    name,
    isDurable: () => durable,
    read,
    write,
    clear,
    reread(isCleared) {
      const ours = durable ? undefined : read()
      shelf.reread(name)
      if (isCleared) clear()
      const theirs = read()
      // What storage would not take of ours is not known to the other tab.
      if (ours && theirs)
        write({
          ...theirs,
          fields: { ...ours.fields, ...theirs.fields },
          change: theirs.change + 1,
        })
      return !!(ours && theirs)
    },
  }
}
