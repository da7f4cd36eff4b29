import { defaultQuestions, type Form } from '../../shared/form.ts'
import { slotSchema } from '../../server/site/question-schema.ts'
import { createAjv } from '../../server/schema/ajv.ts'
import { texts as english } from '../../widget/locales/en.ts'
import { begin, next } from '../../widget/conversation/conversation.ts'
import type { Prompt } from '../../widget/conversation/prompt.ts'
import { promptOf } from '../../widget/conversation/prompt-of.ts'
import { fieldsOf } from '../../widget/conversation/request.ts'
import type {
  Answers,
  Conversation,
  ConversationEvent,
  Entry,
  Setting,
  Understand,
  Validate,
} from '../../widget/conversation/state.ts'
import { commandsOf } from '../../widget/chat/talk/commands.ts'
import type { Fields } from '../../widget/outbox/draft.ts'
import { loadLanguage, understand as understanding } from '../../widget/understand/index.ts'

await loadLanguage('en-GB')
await loadLanguage('en')

const ajv = createAjv()
const form: Form = {
  site: 'demo',
  brand: 'Sunda Trails',
  questions: defaultQuestions,
  theme: { accent: '#0b6e5f' },
  destinations: ['Bali', 'Lombok'],
  texts: {},
  hash: 'seen',
  languages: [],
  validators: '/validators.js',
}

/** The server's own verdicts, as its validator module gives them to the widget. */
const validatorsOf = (questions: Form['questions']): Setting['validators'] =>
  Object.fromEntries(
    questions.map(question => [question.slot, ajv.compile(slotSchema(question)) as Validate]),
  )

interface Given {
  presets?: Answers
  /** The understanding has not arrived. */
  deaf?: boolean
  questions?: Form['questions']
  locale?: string
  timeZone?: string
  destinations?: string[]
  /** The site's own words. */
  texts?: Form['texts']
  understand?: Understand
}

/** A conversation on 21 November 2026 in British English, and what a guest may do in it. */
export function talk({
  presets = {},
  deaf = false,
  questions = defaultQuestions,
  locale = 'en-GB',
  timeZone = 'Europe/London',
  destinations = form.destinations,
  texts = {},
  understand = understanding,
}: Given = {}) {
  const setting: Setting = {
    form: { ...form, questions, destinations, texts },
    validators: validatorsOf(questions),
    ...(deaf ? {} : { understand }),
    context: {
      locale,
      now: '2026-11-21T10:00:00',
      timeZone,
      languages: [locale],
      site: { destinations },
    },
    commands: commandsOf({ ...english, ...texts }),
    presets,
  }
  let conversation = begin(setting)
  const guest = {
    setting,
    does(event: ConversationEvent) {
      conversation = next(conversation, event, setting)
      return guest
    },
    types: (...replies: string[]) =>
      replies.reduce((_, text) => guest.does({ is: 'reply', text }), guest),
    skips: () => guest.does({ is: 'skip', text: 'Not sure yet' }),
    state: (): Conversation => conversation,
    prompt: (): Prompt | undefined => promptOf(conversation, setting),
    /** As they travel. */
    fields: () => JSON.parse(JSON.stringify(fieldsOf(conversation))) as Fields,
    /** The slot that is asked for, or where else the conversation stands. */
    asked: (): string =>
      conversation.asking.is === 'slot' ? conversation.asking.slot : conversation.asking.is,
    /** What the widget said after the guest's last turn. */
    heard(): Entry[] {
      const { log } = conversation
      return log.slice(log.findLastIndex(entry => entry.by === 'guest') + 1)
    },
  }
  return guest
}
