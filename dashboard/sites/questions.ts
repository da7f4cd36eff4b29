import {
  defaultQuestions,
  fieldKinds,
  isField,
  type Question,
  type QuestionKind,
} from '../../shared/form.ts'
import type { LeadFieldName } from '../../shared/lead.ts'
import { texts } from '../texts/texts.ts'

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
  const isChoice = kind === 'choice' || kind === 'choices'
  const slot = slotFor('', taken)
  return { slot, kind, required: false, label: '', ...(isChoice && { options: [] }) }
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

/** Another kind has other limits; the words stay. */
export function withKind({ slot, required, label, help, options }: Question, kind: QuestionKind) {
  const hasOptions = kind === 'choice' || kind === 'choices'
  const mayHave = hasOptions || kind === 'text' || kind === 'long_text'
  const question: Question = { slot, kind, required }
  if (label !== undefined) question.label = label
  if (help !== undefined) question.help = help
  if (mayHave && (options || hasOptions)) question.options = options ?? []
  return question
}

/** A question back at its place, unless it is asked again already. */
export const restored = (now: readonly Question[], at: number, question: Question): Question[] =>
  now.some(({ slot }) => slot === question.slot) ? [...now] : now.toSpliced(at, 0, question)

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
