import {
  defaultQuestions,
  fieldKinds,
  isField,
  type Question,
  type QuestionKind,
} from '../../shared/form.ts'
import type { LeadFieldName } from '../../shared/lead.ts'
import { texts } from '../texts/all-texts.ts'

/** What a question goes by in the editor. */
export const nameOf = ({ slot, label }: Question): string =>
  isField(slot) ? texts.fields[slot] : label || texts.form.newQuestion

export const fieldNames = Object.keys(fieldKinds) as LeadFieldName[]

export const fieldQuestion = (slot: LeadFieldName): Question =>
  defaultQuestions.find(each => each.slot === slot) ?? {
    slot,
    kind: fieldKinds[slot],
    required: false,
  }

export function ownQuestion(kind: QuestionKind, taken: readonly string[]): Question {
  return { slot: slotFor('', taken), kind, required: false, label: '' }
}

/** A name for the lead that says what is asked, and is free. */
export function slotFor(label: string, taken: readonly string[]): string {
  const words = label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['question']
  return freeSlot([...words.join('_')].slice(0, 40).join(''), taken)
}

/** Numbered where it is taken, or names a field of the request: an own question must not become that. */
export function freeSlot(name: string, taken: readonly string[]): string {
  let slot = name
  for (let number = 2; isField(slot) || taken.includes(slot); number++) slot = `${name}_${number}`
  return slot
}

export const limits = ['minimum', 'maximum', 'max_length'] as const
export type Limit = (typeof limits)[number]
type KindPart = Limit | 'options'

/** What there is to say of a kind beside the words of its question. */
const kindParts: Record<QuestionKind, readonly KindPart[]> = {
  text: ['options', 'max_length'],
  long_text: ['options', 'max_length'],
  number: ['options', 'minimum', 'maximum'],
  yes_no: [],
  choice: ['options'],
  choices: ['options'],
  date: [],
  phone: [],
  email: [],
}

export const hasPart = (kind: QuestionKind, part: KindPart) => kindParts[kind].includes(part)

export function without(question: Question, part: KindPart | 'label' | 'help'): Question {
  const { [part]: _gone, ...rest } = question
  return rest
}

/** As the server gets it. The draft itself keeps what only other kinds have, lest it be lost on the way to one of them. */
export const ofItsKind = (question: Question): Question =>
  [...limits, 'options' as const]
    .filter(part => !hasPart(question.kind, part))
    .reduce(without, question)

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
