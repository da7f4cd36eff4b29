import type { Question, QuestionKind } from '../../shared/form.ts'
import type { Reading, Readings } from '../understand/reading.ts'
import { bare } from './bare.ts'
import { isRead } from './read.ts'
import type { Answer, Commands, Setting } from './state.ts'

/**
 * What a reply says without any understanding of language: numbers, ISO dates, and text as typed.
 * It serves while the understanding is not there, and for slots that hold any text.
 */
export function readPlainly(
  { slot, kind, options = [] }: Question,
  text: string,
  { commands }: Pick<Setting, 'commands'>,
): Answer | undefined {
  const typed = text.trim()
  if (shapes[kind]?.test(typed) === false) return undefined
  // No name or place is all digits, signs or emoji.
  if (kind === 'text' && isRead(slot) && !/\p{L}/u.test(typed)) return undefined
  const isTyped = (word: string) => word.toLowerCase() === typed.toLowerCase()
  if (kind === 'choice') return options.find(isTyped)
  if (kind === 'yes_no')
    return begins(typed, commands.yes) || (isNo(typed, commands) ? false : undefined)
  return kind === 'number' ? Number(typed.replace(',', '.')) : typed
}

/** Many a doubt begins with a no: `no idea yet`. */
export const isNo = (text: string, { skip, no }: Commands) =>
  begins(text, no) &&
  !begins(
    text,
    skip.filter(words => !no.includes(words)),
  )

/**
 * Whether its first words are any of these, `yes please`; `no, the 14th`. They may stand so far behind the
 * first: scripts without spaces have them as parts of words, 未定です.
 */
export function begins(text: string, phrases: readonly string[], within = 0): boolean {
  const words = ` ${asCommand(text.replace(/[^\p{L}\p{M}'’]+/gu, ' ')).trim()} `
  const asWord = (phrase: string) =>
    within && /[\u0e00-\ud7a3]/.test(phrase) ? phrase : ` ${phrase} `
  return phrases.some(phrase => words.lastIndexOf(asWord(phrase), within) >= 0)
}

/** As the commands are written: without capitals, apostrophes and what stands at the end. */
export const asCommand = (text: string) =>
  text.toLowerCase().replace(/[.!…。！।]+$|['’,،、，]/gu, '')

/**
 * Of `9,000`, `€2.000`, `2k` or `٢٠٠٠` the digits are offered: how much it is, the guest knows best. Of
 * what the understanding looks for, a small number, if it is the only one and nothing else is read: `10 or so`.
 */
export function offerNumber(
  { slot, kind }: Question,
  text: string,
  readings: Readings,
): Reading<number> | undefined {
  const ascii = text.replace(/\p{Nd}/gu, asciiDigit)
  const digits = isRead(slot) ? /^\D*(\d\d?)\D*$/.exec(ascii)?.[1] : ascii.replace(/\D/g, '')
  if (kind !== 'number' || !digits || (isRead(slot) && Object.keys(readings)[0])) return
  return { is: 'value', value: Number(digits), span: { from: 0, to: text.length } }
}

/** Unicode begins the digits of a script at a multiple of 16, but those of India's six further on. */
const asciiDigit = (digit: string) =>
  String((digit.charCodeAt(0) - (/[०-෯]/.test(digit) ? 6 : 0)) & 15)

const shapes: Partial<Record<QuestionKind, RegExp>> = bare({
  date: /^\d{4}-\d\d-\d\d$/,
  // A comma and three digits may be thousands.
  number: /^-?\d{1,9}(?:[.,]\d\d?)?$/,
  // The operator must be able to call back: fewer digits than this are no telephone number.
  phone: /^(?:\D*\d){5}/,
  email: /@/,
})
