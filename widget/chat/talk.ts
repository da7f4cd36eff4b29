import type { Form } from '../../shared/form.ts'
import { begin, goOn, next } from '../conversation/conversation.ts'
import { promptOf, type Prompt } from '../conversation/prompt.ts'
import type { Conversation, ConversationEvent, Setting } from '../conversation/state.ts'
import type { Delivery, StoredDraft } from '../outbox/outbox.ts'
import type { Texts } from '../locales/en.ts'
import { commandsOf } from './commands.ts'
import { createKeeper } from './keeper.ts'
import { localNow } from './local-now.ts'
import type { ChatOptions } from './options.ts'
import type { PageFields } from './page-fields.ts'
import { createTools, type Tools } from './tools.ts'
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
  const tools = createTools(options, form)
  const keeper = createKeeper(options, form, { tell: hear, follow: resume, send })
  const setting = () => settingOf({ options, form, texts }, tools.arrived())
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
    tellAnswers(options, before, after, event)
    keeper.keep(after, event, isNew)
    draw(event)
  }

  async function reply(text: string) {
    if (pending !== undefined) return
    pending = text
    if (!tools.arrived()) draw()
    await tools.load()
    pending = undefined
    send({ is: 'reply', text })
  }

  function hear(told: Delivery) {
    tellDelivery(options, delivery, told)
    delivery = told
    if (told.is === 'sent') send({ is: 'delivered', reference: told.reference })
    draw()
  }

  function resume(draft: StoredDraft | undefined) {
    conversation = resumed(draft, setting())
    if (draft) keeper.known(conversation)
    draw()
  }

  keeper.restore()
  return {
    send,
    reply,
    setFields: (given: PageFields) => send({ is: 'fill', answers: keeper.setFields(given) }),
    opened() {
      void tools.load()
      keeper.opened(conversation)
    },
    leave: keeper.stop,
  }
}

/** Only beginning anew makes a log shorter. */
const isAnew = (before: Conversation, { log }: Conversation) => log.length < before.log.length

/** A request that is still on its way is not dropped for a new conversation. */
const isUnderway = ({ is }: Delivery) => is === 'sending' || is === 'waiting'

/** A draft of another release, or of a hand that was not ours, is not gone on with. */
function resumed(draft: StoredDraft | undefined, setting: Setting): Conversation {
  const state = (draft?.state ?? {}) as Conversation
  const { log, asking, answers } = state as Partial<Conversation>
  const isOurs = Array.isArray(log) && typeof asking?.is === 'string' && typeof answers === 'object'
  return isOurs ? goOn(state, setting) : begin(setting)
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
  const { languages } = navigator
  const context = {
    locale,
    now: localNow(new Date()),
    // Asked for when it is needed: a browser's first word about dates takes longer than the prompt.
    get timeZone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone
    },
    languages,
    site,
  }
  const presets = destination ? { destination } : {}
  return { form, presets, commands: commandsOf(texts), context, validators: {}, ...ready }
}
