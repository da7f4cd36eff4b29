import type { LeadFieldName } from './lead.ts'

/** How a question is put to the guest; each kind has its own input in the widget. */
export type QuestionKind = 'text' | 'long_text' | 'phone' | 'email' | 'date' | 'number'

/** One question of a site's form; it fills one slot. */
export interface Question {
  /** The slot: a field of the request. */
  slot: LeadFieldName
  kind: QuestionKind
  /** The guest must answer it; the others may be skipped. */
  required: boolean
  /** Quick replies offered as chips, as the guest would type them. */
  options?: string[]
}

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
  theme: Theme
  /** Destinations the site offers; the understanding looks for these first. */
  destinations: string[]
  /** Texts of the widget that this site words in its own way, by text name. */
  texts: Record<string, string>
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
