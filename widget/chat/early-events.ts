import type { ConversationEvent } from '../conversation/state.ts'
import { draftName } from '../outbox/draft-shelf.ts'
import type { Shelf } from '../storage.ts'

/** What the guest has done before the talk has come; of it replies outlive the page. */
export function earlyEvents(kept: Shelf, site: string) {
  const name = `bellhop:early:${site}`
  let events = [kept.read(name)].flat().flatMap(replied)
  let isSaved = true
  const said = () => events.flatMap(each => (each.is === 'reply' ? each.text : []))

  return {
    hasDraft: Boolean(kept.read(draftName(site))),
    events: () => events,
    delivery: () => ({ is: said()[0] ? (isSaved ? 'saved' : 'unsaved') : 'idle' }) as const,
    add(event: ConversationEvent) {
      events = events.concat(event)
      isSaved = kept.write(name, said())
    },
    drop() {
      events = []
      kept.drop(name)
    },
  }
}

const replied = (text: unknown): ConversationEvent[] =>
  typeof text === 'string' ? [{ is: 'reply', text }] : []
