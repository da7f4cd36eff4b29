import type { Form } from '../../shared/form.ts'
import { begin, next } from '../conversation/conversation.ts'
import { promptOf, type Prompt } from '../conversation/prompt.ts'
import { fieldsOf } from '../conversation/request.ts'
import type { Conversation, ConversationEvent, Setting } from '../conversation/state.ts'
import { createOutbox, type Delivery, type Outbox, type StoredDraft } from '../outbox/outbox.ts'
import type { Texts } from '../locales/en.ts'
import { pageSource } from '../outbox/page-source.ts'
import { commandsOf } from './commands.ts'
import { localNow } from './local-now.ts'
import type { ChatOptions } from './options.ts'
import { pageFields, type PageFields } from './page-fields.ts'
import { loadTools, type Tools } from './tools.ts'
import { tellAnswers, tellDelivery } from './tell.ts'

/** What the panel draws. */
export interface View {
  conversation: Conversation
  prompt: Prompt | undefined
  delivery: Delivery
  /** A reply that waits for the understanding to arrive. */
  pending: string | undefined
  now: string
}

interface Deps {
  options: ChatOptions
  form: Form
  texts: Texts
  show: (view: View, event?: ConversationEvent) => void
}

export type Talk = ReturnType<typeof createTalk>

/** Carries one conversation: events in, views and drafts out. */
export function createTalk({ options, form, texts, show }: Deps) {
  const tools = loadTools(options, form)
  const outbox = outboxOf(options)
  const fields = pageFields(options, form)
  let ready: Tools | undefined
  const setting = () => settingOf({ options, form, texts }, ready)
  let conversation = begin(setting())
  let pending: string | undefined
  let delivery: Delivery = { is: 'idle' }

  const draw = (event?: ConversationEvent) =>
    show(viewOf(conversation, setting(), delivery, pending), event)

  function send(event: ConversationEvent) {
    const before = conversation
    const after = next(before, event, setting())
    const isNew = isAnew(before, after)
    if (after === before || (isNew && isUnderway(delivery))) return
    conversation = after
    tellAnswers(options, before, after)
    const request = { ...fields.custom(), ...fieldsOf(after) }
    if (isNew) outbox.clear()
    else outbox.save({ state: after, fields: request, held: Boolean(options.consent) })
    if (event.is === 'submit') outbox.submit({ ...request, ...agreed(options) })
    draw(event)
  }

  async function reply(text: string) {
    if (pending !== undefined) return
    if (!ready) {
      pending = text
      draw()
      ready = await tools
      pending = undefined
    }
    send({ is: 'reply', text })
  }

  function hear(told: Delivery) {
    const before = delivery
    delivery = told
    if (told.is !== before.is) tellDelivery(options, told)
    if (told !== before) eventsOf(told).forEach(send)
    draw()
  }

  function resume(draft: StoredDraft | undefined) {
    conversation = isConversation(draft?.state) ? draft.state : begin(setting())
    hear(deliveryOf(draft))
  }

  resume(outbox.restore())
  const leaving = [outbox.subscribe(hear), outbox.follow(resume), outbox.stop]
  const setFields = (given: PageFields) => send({ is: 'fill', answers: fields.set(given) })
  return { send, reply, setFields, leave: () => leaving.forEach(leave => leave()) }
}

function outboxOf({ site, base, locale }: ChatOptions): Outbox {
  return createOutbox({ site, base, source: () => pageSource(location, document, locale) })
}

/** The words the guest has agreed to by the time they send. */
const agreed = ({ consent }: ChatOptions): PageFields => (consent ? { consent } : {})

/** Only beginning anew makes a log shorter. */
const isAnew = (before: Conversation, { log }: Conversation) => log.length < before.log.length

/** A request that is still on its way is not dropped for a new conversation. */
const isUnderway = ({ is }: Delivery) => is === 'sending' || is === 'waiting'

function eventsOf(told: Delivery): ConversationEvent[] {
  if (told.is === 'sent') return [{ is: 'delivered', reference: told.reference }]
  return told.is === 'refused' ? [{ is: 'refused', errors: told.errors }] : []
}

function deliveryOf(draft: StoredDraft | undefined): Delivery {
  if (!draft) return { is: 'idle' }
  const isSent = draft.submitted && draft.acknowledged >= draft.change
  return isSent ? { is: 'sent', reference: draft.reference } : { is: 'saved' }
}

/** A draft of another release, or of a hand that was not ours, is not gone on with. */
function isConversation(state: unknown): state is Conversation {
  const { log, asking, answers } = (state ?? {}) as Partial<Conversation>
  return Array.isArray(log) && typeof asking?.is === 'string' && typeof answers === 'object'
}

function viewOf(
  conversation: Conversation,
  setting: Setting,
  delivery: Delivery,
  pending: string | undefined,
): View {
  const prompt = promptOf(conversation, setting)
  return { conversation, prompt, delivery, pending, now: setting.context.now }
}

function settingOf(known: Omit<Deps, 'show'>, ready?: Tools): Setting {
  const { options, form, texts } = known
  const { locale, dateOrder, destination } = options
  const site = { destinations: form.destinations, ...(dateOrder && { dateOrder }) }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { languages } = navigator
  const context = { locale, now: localNow(new Date()), timeZone, languages, site }
  const presets = destination ? { destination } : {}
  return { form, presets, commands: commandsOf(texts), context, validators: {}, ...ready }
}
