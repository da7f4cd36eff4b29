import { readEmail } from './email.ts'
import { fold } from './fold.ts'
import { readPhone } from './phone.ts'
import { perLanguage } from './grammar.ts'
import { readParty } from './party.ts'
import { readDates } from './dates.ts'
import { languageOf } from './language.ts'
import { readName } from './name.ts'
import type { Found } from './reply.ts'
import type { Context, Reading, Readings, Span, Understanding } from './reading.ts'
import { readDestination, readOffered } from './destination.ts'

/** A guest's reply is a sentence or two; more than this is cut. */
const longest = 500

/** `:)`, `!!` and `😊` at the end say nothing, and would stand between the last word and the end. */
const ending = /(?<![(（][^)]*)[\s!:;,)…\p{So}\p{Sk}\ufe0f\p{Cf}]+$/u

/** What is said for courtesy behind an answer: `the 17th, please`. */
const courtesyOf = perLanguage(make => make`(?:[^@letter]*\<@polite\>)+[^@letter]*$`)

/**
 * The readers take turns from the surest to the loosest: each sees what the ones before it left. The
 * party comes before the dates, which would take `kids 4 and 6`, and again once they are told apart:
 * `a party of five today`.
 */
const readers = [
  readEmail,
  readPhone,
  readName,
  readOffered,
  readParty,
  readDates,
  readParty,
  readDestination,
]

const spanOf = (parts: readonly Span[], at: readonly number[]): Span => ({
  from: at[Math.min(...parts.map(({ from }) => from))] ?? 0,
  to: at[Math.max(...parts.map(({ to }) => to))] ?? 0,
})

const blank = (text: string, { from, to }: Span, mark: string) =>
  text.slice(0, from) + mark.repeat(to - from) + text.slice(to)

const tidy = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : value)

/** What was found as a guest may be told of it: the words as typed, where it names no value. */
function readingOf(
  { values, until, parts, asks }: Found,
  typed: string,
  at: readonly number[],
): Reading<unknown> {
  const span = spanOf(parts, at)
  const [value, ...others] = (values ?? [typed.slice(span.from, span.to)]).map(tidy)
  if (until) return { is: 'window', from: value as string, to: until, span }
  if (!others.length && !asks) return { is: 'value', value, span }
  return { is: 'candidates', candidates: [value, ...others].slice(0, 3), span }
}

/** Reads all that a reply holds. */
export function understand(reply: string, context: Context): Understanding {
  const typed = reply.normalize().slice(0, longest).replace(ending, '')
  const language = languageOf(context.locale)
  const readings: Partial<Record<keyof Readings, Reading<unknown>>> = {}
  const { text: folded, at } = fold(typed)
  let text = folded.replace(courtesyOf(language), '') || folded
  let rest = typed
  for (const read of readers)
    for (const found of read({ typed, text, at }, language, context)) {
      const { slot, values, parts } = found
      if (readings[slot] || (values && !values.length)) continue
      readings[slot] = readingOf(found, typed, at)
      for (const part of parts) {
        text = blank(text, part, slot === 'start_date' ? '\x81' : '\x80')
        rest = blank(rest, spanOf([part], at), ' ')
      }
    }
  return { readings: readings as Readings, rest: rest.replace(/\s+/g, ' ').trim() }
}
