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
  /** Another widget has written the draft, or cleared it. Tells whether ours has joined theirs. */
  reread: () => boolean
}

export const draftName = (site: string) => `bellhop:draft:${site}`

export function draftShelf(shelf: Shelf, site: string, events: EventTarget): DraftShelf {
  const name = draftName(site)
  let held: StoredDraft | undefined
  let durable = true

  /**
   * A browser tells other pages alone of what is stored: this is for other widgets on ours, once it has
   * been told here. Of what storage has not taken they would hear that it is gone.
   */
  const tellPage = () =>
    durable && queueMicrotask(() => events.dispatchEvent(new CustomEvent(name, { detail: drafts })))

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
    tellPage()
  }

  function clear() {
    held = undefined
    shelf.drop(name)
    tellPage()
  }

  const drafts: DraftShelf = {
    name,
    isDurable: () => durable,
    read,
    write,
    clear,
    reread() {
      const ours = durable ? undefined : held
      shelf.reread(name)
      held = undefined
      const theirs = read()
      if (!ours || !theirs) return false
      // What storage would not take of ours is not known to the other one.
      const fields = { ...ours.fields, ...theirs.fields }
      write({ ...theirs, fields, change: theirs.change + 1 })
      return true
    },
  }
  return drafts
}
