import type { FieldErrors } from '../../shared/api.ts'
import type { Form, Question } from '../../shared/form.ts'
import type { Json } from '../../shared/json.ts'
import type { Context, Understanding } from '../understand/reading.ts'
import type { Period } from './days.ts'

/** Several of a list are an array, yes and no a boolean. */
export type Answer = string | number | boolean | string[]
/** What a slot is filled with; null when the guest passed it over. */
export type Value = Answer | null
export type Answers = Record<string, Value>
/** What the page knows, by name: answers where the form asks for them. */
export type Known = Record<string, Json | undefined>

/** A slot and the value that was understood for it. */
export interface Piece {
  slot: string
  value: Answer
}

/**
 * What a reply left open about a slot: a few values, or a period to choose a day of. An earlier answer
 * stands until there is another one, and `stood` is the words that were kept with it.
 */
export type Offer = { stood?: Json | undefined } & (
  | { is: 'candidates'; candidates: (string | number)[] }
  | ({ is: 'window' } & Period)
)

/** Why an answer cannot be taken; the names are those of the texts that say so. */
export type Problem =
  | { is: 'unclear' | 'past' | 'required' | 'format' | 'refused' }
  | { is: 'too_long' | 'too_small' | 'too_big'; limit: number }

/** What the widget says; the chat words it in the guest's language. */
export type Saying =
  | { say: 'greeting' }
  | { say: 'opening' }
  /** Where to, the page has said already. */
  | { say: 'opening_there' }
  | { say: 'ask'; slot: string }
  | { say: 'again'; slot: string; because: Problem }
  | { say: 'which'; slot: string }
  /** There is but one that it can be. */
  | { say: 'confirm'; slot: string; value: string | number }
  | ({ say: 'narrow'; slot: string } & Period)
  | { say: 'understood'; pieces: Piece[] }
  | { say: 'summary' }
  | { say: 'sent'; reference: string }

export type Entry = ({ by: 'widget' } & Saying) | { by: 'guest'; text: string; say?: never }

export interface AskingSlot {
  is: 'slot'
  slot: string
  /** Replies to this prompt that gave no answer. */
  tries: number
  /** The native picker stands in the place of the text field. */
  picker: boolean
  /** The guest came from elsewhere to change this answer, and `back` leads there again. */
  change: boolean
}

/** Where the conversation stands. */
type Asking =
  | { is: 'opening' }
  | AskingSlot
  | { is: 'summary' }
  | { is: 'submitted'; reference: string | null }

/** All of a conversation; JSON, because it survives a reload as the draft. */
export interface Conversation {
  log: Entry[]
  answers: Answers
  offers: Record<string, Offer>
  /** The guest's own words and other custom fields the replies held. */
  custom: Record<string, Json | undefined>
  asking: Asking
  /** Slots answered at their prompt, the latest last: the way `back`. */
  past: string[]
  /** Replies that came before the understanding did and what was tapped since, the oldest first. */
  unread?: ConversationEvent[] | undefined
  /** How often the guest has begun anew. */
  round?: number
}

export interface Delivered {
  is: 'delivered'
  reference: string
  /** It was on its way until now: a guest who has turned to something else is told as well. */
  wasUnderway?: boolean
}

/** `text` is what stands in the guest's bubble. */
export type ConversationEvent =
  | { is: 'reply'; text: string }
  /** What the guest has done that has to wait for a reply which cannot be read yet. */
  | { is: 'hold'; event: ConversationEvent }
  | { is: 'choose'; slot: string; value: Answer; text: string }
  | { is: 'skip'; text: string }
  | { is: 'back'; text?: string }
  | { is: 'pick' }
  | { is: 'change'; slot: string }
  /** The page knows more now. */
  | { is: 'fill' }
  /** Where it is final, as a page may want it, there is no way back. */
  | { is: 'restart'; isFinal?: true }
  | { is: 'submit' }
  | Delivered
  | { is: 'refused'; errors: FieldErrors }

/** The server's verdict on one slot, compiled by ajv from the request's own schema. */
export interface Validate {
  (value: Value): boolean
  errors?: { keyword: string; params: Record<string, unknown> }[] | null
}

export type Understand = (text: string, context: Context) => Understanding

/** Phrases that steer the conversation, in the guest's language, lower case. */
export interface Commands {
  skip: readonly string[]
  back: readonly string[]
  restart: readonly string[]
  /** The answer and its opposite; the first of each is what its chip says. */
  yes: readonly string[]
  no: readonly string[]
}

/** What the conversation must know of the world; made anew for every event. */
export interface Setting {
  form: Form
  validators: Record<string, Validate>
  /** Absent while it is not loaded: replies are then taken as typed. */
  understand?: Understand
  context: Context
  commands: Commands
  presets: Known
}

export function questionOf({ form }: Setting, slot: string): Question {
  const question = form.questions.find(each => each.slot === slot)
  return question ?? { slot, kind: 'text', required: false }
}
