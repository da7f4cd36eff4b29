import { readDates } from './dates.ts'
import { readDestination } from './destination.ts'
import { readEmail } from './email.ts'
import { languageOf, type Language } from './language.ts'
import { readName } from './name.ts'
import { readParty } from './party.ts'
import { readPhone } from './phone.ts'
import type { Context, Readings, Span, Understanding } from './reading.ts'

/** A guest's reply is a sentence or two; more than this is cut. */
const LONGEST = 500

const spansOf = (readings: Readings): Span[] => Object.values(readings).map(({ span }) => span)

/** What no reading used, in order. */
function restOf(text: string, spans: readonly Span[]): string {
  const sorted = [...spans].sort((one, other) => one.from - other.from)
  let rest = ''
  let at = 0
  for (const span of sorted) {
    if (span.from > at) rest += ` ${text.slice(at, span.from)}`
    at = Math.max(at, span.to)
  }
  return `${rest} ${text.slice(at)}`.replace(/\s+/g, ' ').trim()
}

/** A telephone number, unless its digits are a date: 20 02 2027, 14./15.10.2027. */
function readNumber(text: string, language: Language, context: Context): Readings {
  const phone = readPhone(text, context)
  const span = phone.phone_number?.span
  if (!span || context.slot === 'phone_number' || text[span.from] === '+') return phone
  const date = readDates(text, language, context, []).start_date
  return date && date.span.from <= span.from && date.span.to >= span.to ? {} : phone
}

/**
 * Reads all that a reply holds. The readers take turns from the surest to the loosest: each sees
 * only what the ones before it left, and a destination or a name is what nothing else explains.
 */
export function understand(reply: string, context: Context): Understanding {
  const text = reply.slice(0, LONGEST)
  const language = languageOf(context.locale)
  let readings: Readings = { ...readEmail(text, context), ...readNumber(text, language, context) }
  // Who is asked for a name may be called April.
  const first = context.slot === 'name' ? [readName] : []
  for (const read of [...first, readParty, readDates, readParty, readName, readDestination])
    readings = { ...read(text, language, context, spansOf(readings)), ...readings }
  return { readings, rest: restOf(text, spansOf(readings)) }
}
