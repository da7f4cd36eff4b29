import type { LeadFieldName } from './lead.ts'

/** How a question is put to the guest; each kind has its own input in the widget. */
export const questionKinds = [
  'text',
  'long_text',
  'number',
  'yes_no',
  'choice',
  'choices',
  'date',
  'phone',
  'email',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/**
 * One question of a site's form; it fills one slot. This vocabulary is all that an operator has: our
 * code makes the schema of it that the widget and the server judge answers by.
 */
export interface Question {
  /** A field of the request, or the name of a custom field. */
  slot: string
  kind: QuestionKind
  /** The guest must answer it; the others may be skipped. */
  required: boolean
  /** How it is asked, in the place of the widget's own words; a custom field has none but these. */
  label?: string
  /** Said below the question. */
  help?: string
  /** What there is to choose from; of the other kinds: replies that are offered as chips. */
  options?: string[]
  /** Of a number. */
  minimum?: number
  maximum?: number
  /** Of a text, in code points. */
  max_length?: number
}

/** The fields of the request keep their kind: the contract has their type. */
export const fieldKinds: Record<LeadFieldName, QuestionKind> = {
  destination: 'text',
  start_date: 'date',
  no_of_days: 'number',
  no_of_adults: 'number',
  no_of_children: 'number',
  name: 'text',
  phone_number: 'phone',
  email: 'email',
  comments: 'long_text',
  reference_id: 'text',
}

/** Without these nobody could be called back: no form can do without them. */
export const indispensable: readonly string[] = ['name', 'phone_number']

export const isField = (slot: string): slot is LeadFieldName => Object.hasOwn(fieldKinds, slot)

/** Lengths in characters, the others in numbers. */
export const formBounds = {
  questions: 40,
  slotLength: 60,
  labelLength: 200,
  helpLength: 300,
  options: 20,
  optionLength: 60,
  /** The longest text that the widget takes of a guest. */
  textLength: 500,
} as const

/**
 * The field in which the widget names the form its guest has seen, by its hash; it is no answer. The
 * server then judges by that form, also when the site has another one by now.
 */
export const formField = 'bellhop_form'

export interface Theme {
  /** CSS colour of the launcher, the send button and the guest's bubbles. */
  accent: string
}

/** A site's questions and looks, as `GET /forms/{site_key}` gives them to the widget. */
export interface Form {
  site: string
  /** The brand name shown in the widget's header. */
  brand: string
  questions: Question[]
  /** Of the questions; sent along in `formField`. */
  hash: string
  theme: Theme
  /** Destinations the site offers; the understanding looks for these first. */
  destinations: string[]
  /** Texts of the widget that this site words in its own way, by text name. */
  texts: Record<string, string>
  /** Languages the widget may speak here, the one for all other guests first; none means all. */
  languages: string[]
  /** Path of an ES module of validators, one per slot, compiled from the form. */
  validators: string
}

/** The form a new site starts with. */
export const defaultQuestions: Question[] = [
  { slot: 'destination', kind: 'text', required: false },
  { slot: 'start_date', kind: 'date', required: false },
  { slot: 'no_of_days', kind: 'number', required: false, options: ['3', '5', '7', '10', '14'] },
  { slot: 'no_of_adults', kind: 'number', required: false, options: ['1', '2', '3', '4'] },
  { slot: 'no_of_children', kind: 'number', required: false, options: ['0', '1', '2', '3'] },
  { slot: 'name', kind: 'text', required: true },
  { slot: 'phone_number', kind: 'phone', required: true },
  { slot: 'email', kind: 'email', required: false },
  { slot: 'comments', kind: 'long_text', required: false },
]
