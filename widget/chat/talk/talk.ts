import type { Form } from '../../../shared/form.ts'
import { isUnderway, type Delivery } from '../../outbox/delivery.ts'
import type { StoredDraft } from '../../outbox/draft.ts'
import { bare } from '../../conversation/bare.ts'
import { begin, goOn, next } from '../../conversation/conversation.ts'
import type { Prompt } from '../../conversation/prompt.ts'
import { promptOf } from '../../conversation/prompt-of.ts'
import type { Conversation, ConversationEvent, Known, Setting } from '../../conversation/state.ts'
import { tried, type Shelf } from '../../storage.ts'
import type { Texts } from '../../locales/en.ts'
import { commandsOf, isBack } from './commands.ts'
import { createTools, type Means, type Tools } from './tools.ts'
import { localNow } from './dates.ts'
import { createKeeper } from './keeper.ts'
import type { ChatOptions } from '../options.ts'
import type { Words } from '../first-words.ts'
import { hasSpoken, tellAnswers, tellDelivery } from './tell.ts'

/** What the panel draws. */
export interface View {
  conversation: Conversation
  prompt: Prompt | undefined
  delivery: Delivery
  words: Words
  /** The conversation before this one can still be had back. */
  hasWayBack?: boolean
}

export interface TalkDeps {
  options: ChatOptions
  form: Form
  texts: Texts
  words: Words
  shelf: Shelf
  /** What the page tells as of now. */
  known: () => Known
  means: Means
  show: (view: View, event?: ConversationEvent) => void
}

export { createWords } from './words.ts'
export type Talk = ReturnType<typeof createTalk>

/** Carries one conversation: events in, views and drafts out. What only the page says keeps nothing. */
export function createTalk({ options, form, texts, words, shelf, known, means, show }: TalkDeps) {
  const tools = createTools(options, form, means)
  const keeper = createKeeper(options, form, { shelf, known, tell: hear, follow: resume, send })
  const setting = () => settingOf({ options, form, texts, known }, tools.arrived())
  let conversation = begin(setting())
  let delivery: Delivery = { is: 'idle' }
  const draw = (event?: ConversationEvent, drawn = conversation) =>
    show({ ...viewOf(drawn, setting(), keeper.hasDropped()), words, delivery }, event)

  function send(event: ConversationEvent) {
    if (isBack(event, texts) && keeper.bringBack()) return draw(event)
    if (tools.arrived() || !mustWait(event, conversation)) return take(event)
    take({ is: 'hold', event })
    void read()
  }

  function take(event: ConversationEvent, before = conversation, heard = conversation) {
    const after = unlessUnderway(delivery, before, next(before, event, setting()))
    if (after === conversation) return
    conversation = after
    // Of a reply that has waited to be read the page was told when it came.
    tellAnswers(options, heard, after)
    // By now the page may have told more.
    keeper.keep(conversation, event, isAnew(before, after))
    draw(event)
  }

  async function read() {
    await tools.load()
    for (let event; (event = conversation.unread?.[0]);)
      take(event, { ...conversation, unread: conversation.unread?.slice(1) })
  }

  function hear(told: Delivery, before = delivery) {
    tellDelivery(options, before, told)
    delivery = told
    if (told.is === 'sent') take({ ...told, is: 'delivered', wasUnderway: isUnderway(before) })
    draw()
  }

  function resume(draft: StoredDraft | undefined) {
    conversation = resumed(draft, setting(), earlier => draw(undefined, earlier))
    if (draft) keeper.resumed(conversation)
    draw()
    if (tools.arrived()) void read()
  }

  keeper.restore()
  return {
    send,
    setFields: () => (hasSpoken(conversation) ? send({ is: 'fill' }) : resume(undefined)),
    opened() {
      void read()
      keeper.opened(conversation)
    },
    leave: keeper.stop,
  }
}

/** What a log begins with stays the same until it begins anew. */
const isAnew = (before: Conversation, after: Conversation) => after.log[0] !== before.log[0]

/**
 * A reply waits for the understanding, kept with the draft; what the guest does next, for its turn;
 * only the keyboard or the calendar may be brought up meanwhile.
 */
const mustWait = ({ is }: ConversationEvent, { unread }: Conversation) =>
  is === 'reply' || (is !== 'pick' && unread?.[0])

/** A request that is still on its way is not dropped for a new conversation. */
const unlessUnderway = (delivery: Delivery, before: Conversation, after: Conversation) =>
  isUnderway(delivery) && isAnew(before, after) ? before : after

/** A draft of another release, or of a hand that was not ours, is not gone on with: it cannot be drawn. */
function resumed(
  draft: StoredDraft | undefined,
  setting: Setting,
  draw: (conversation: Conversation) => void,
): Conversation {
  const state = (draft?.state ?? {}) as Conversation
  return (
    tried(() => {
      if (!state.log.every(({ by }) => by)) return
      const conversation = goOn(state, setting)
      draw(conversation)
      return conversation
    }) ?? begin(setting)
  )
}

function viewOf(conversation: Conversation, setting: Setting, hasWayBack: boolean) {
  const prompt = promptOf(conversation, setting)
  if (hasWayBack) prompt?.chips.push({ is: 'back' })
  return { conversation, prompt, hasWayBack }
}

type Told = Pick<TalkDeps, 'options' | 'form' | 'texts' | 'known'>

function settingOf({ options, form, texts, known }: Told, ready?: Tools): Setting {
  const { locale, dateOrder } = options
  // What a page has misspelt would be read as a month that comes first.
  const isOrder = /^(dmy|mdy|ymd)$/.test(`${dateOrder}`)
  const site = { destinations: form.destinations, ...(isOrder && { dateOrder }) }
  const context = {
    locale,
    now: localNow(),
    // Asked for when it is needed: a browser's first word about dates takes longer than the prompt.
    get timeZone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone
    },
    languages: navigator.languages,
    site,
  }
  return {
    form,
    presets: known(),
    commands: commandsOf(texts),
    context,
    validators: bare({}),
    ...ready,
  }
}
