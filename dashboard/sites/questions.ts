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

export function ownQuestion(kind: QuestionKind, questions: readonly Question[]): Question {
  const hasOptions = kind === 'choice' || kind === 'choices'
  const slot = slotFor('', questions)
  return { slot, kind, required: false, label: '', ...(hasOptions && { options: [] }) }
}

/** A name for the lead that says what is asked, and is not another's. */
export function slotFor(label: string, others: readonly Question[]): string {
  const words = label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['question']
  const name = [...words.join('_')].slice(0, 40).join('')
  const taken = (slot: string) => others.some(each => each.slot === slot)
  const numbered = [name, ...others.map((_, at) => `${name}_${at + 2}`)]
  return numbered.find(slot => !taken(slot)) ?? name
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
