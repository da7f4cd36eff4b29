import { customOf } from '../page-fields.ts'
import { alone } from '../../alone.ts'
import { fieldsOf } from '../../conversation/request.ts'
import { createTally } from './tally.ts'
import type { Conversation, ConversationEvent, Known } from '../../conversation/state.ts'
import { visitSource } from '../../outbox/page-source.ts'
import type { ChatOptions } from '../options.ts'
import type { Fields, StoredDraft } from '../../outbox/draft.ts'
import { createUndo } from './undo.ts'
import type { FieldErrors } from '../../../shared/api.ts'
import { createOutbox, type OutboxDeps } from '../../outbox/outbox.ts'
import { formField, type Form } from '../../../shared/form.ts'

interface Heard extends Pick<OutboxDeps, 'tell' | 'follow' | 'shelf'> {
  send: (event: ConversationEvent) => void
  /** What the page tells as of now. */
  known: () => Known
}

/** What the outbox needs of the browser; a page may wrap its `fetch` at any time. */
const browser = {
  now: Date.now,
  random: Math.random,
  isOnline: () => navigator.onLine,
  fetch: (...call: Parameters<typeof fetch>) => fetch(...call),
  events: window,
  alone,
}

/**
 * Gives the outbox a conversation to keep and to send, with all that the page tells beside it, and
 * counts how far it comes.
 */
export function createKeeper(options: ChatOptions, form: Form, { send, known, ...heard }: Heard) {
  const { site, base, locale, mode, consent } = options
  const source = visitSource(site, locale, heard.shelf)
  const outbox = createOutbox({ ...browser, site, base, source, refuse, ...heard })
  const tally = createTally(options)
  const undo = createUndo(outbox.restore)
  /** What the page has got wrong the guest cannot mend: then the request goes without it. */
  const unwanted: Fields = {}

  function refuse(errors: FieldErrors, { state }: StoredDraft) {
    const fields = Object.keys(errors)
    options.emit({ is: 'error', because: 'refused', fields })
    // Of a request that is too large as a whole no field is named.
    const spare = [fields, Object.keys(known())].find(each =>
      each.some(name => !Object.hasOwn(unwanted, name)),
    )
    if (!spare || form.questions.some(({ slot }) => Object.hasOwn(errors, slot)))
      return send({ is: 'refused', errors })
    for (const name of spare) unwanted[name] = undefined
    outbox.submit({ state, fields: { ...unwanted, ...fieldsOf(state as Conversation) } })
  }

  return {
    restore: outbox.restore,
    /** Whether the conversation before this one can still be had back. */
    hasDropped: undo.isThere,
    /** Goes on with it; tells whether there was one. */
    bringBack: undo.run,
    keep(state: Conversation, event: ConversationEvent, isNew: boolean) {
      tally(state)
      undo.forget()
      const wayBack = isNew && outbox.clear()
      if (wayBack && !('isFinal' in event)) undo.hold(wayBack)
      if (isNew) return
      const said = fieldsOf(state)
      const fields = { ...customOf(known(), state), ...unwanted, ...said, [formField]: form.hash }
      // Once: that the guest has read it is kept below.
      if (event.is === 'delivered') options.emit({ is: 'submitted', reference: event.reference })
      // The words the guest has agreed to by the time they send.
      if (event.is === 'submit')
        outbox.submit({ state, fields: { ...fields, ...(consent && { consent }) } })
      else outbox.save({ state, fields, held: Boolean(consent), said })
    },
    /** A conversation of an earlier visit or another tab was counted there. */
    resumed(conversation: Conversation) {
      undo.forget()
      tally(conversation, true)
    },
    opened(conversation: Conversation) {
      // A chat that is a part of the page is opened by nobody: there the first answer counts.
      if (mode === 'inline') return
      tally(conversation)
      // From now on the browser remembers how the guest first came here.
      source()
    },
    stop() {
      undo.forget()
      outbox.stop()
    },
  }
}
