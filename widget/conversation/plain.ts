import type { Question, QuestionKind } from '../../shared/form.ts'
import { isRead } from './read.ts'
import type { Answer, Setting } from './state.ts'

/**
 * What a reply says without any understanding of language: numbers, ISO dates, and text as typed.
 * It serves while the understanding is not there, and for slots that hold any text.
 */
export function readPlainly(
  { slot, kind, options = [] }: Question,
  text: string,
  { commands: { yes, no } }: Pick<Setting, 'commands'>,
): Answer | undefined {
  const typed = text.trim()
  const shape = kind === 'number' && !isRead(slot) ? anyNumber : shapes[kind]
  if (shape && !shape.test(typed)) return undefined
  const isTyped = (word: string) => word.toLowerCase() === typed.toLowerCase()
  if (kind === 'choice') return options.find(isTyped)
  if (kind === 'yes_no') return isTyped(yes) || (isTyped(no) ? false : undefined)
  return kind === 'number' ? Number(typed.replace(',', '.')) : typed
}

/** As the commands are written: without capitals, apostrophes and what stands at the end. */
export const asCommand = (text: string) =>
  text.toLowerCase().replace(/[.!…。！।]+$|['’,،、，]/gu, '')

/** A comma and three digits may be thousands: better asked about once more. */
const anyNumber = /^-?\d{1,9}(?:[.,]\d\d?)?$/

const shapes: Partial<Record<QuestionKind, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  number: /^\d{1,4}(?:[.,]\d)?$/,
  // The operator must be able to call back: fewer digits than this are no telephone number.
  phone: /^(?:\D*\d){5}/,
  email: /@/,
}
