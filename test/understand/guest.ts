import { loadLanguage } from '../../widget/understand/load.ts'
import type { Context, Reading, Readings, Slot, Span } from '../../widget/understand/reading.ts'
import type { Language } from '../../widget/understand/language.ts'

type Reader = (
  text: string,
  language: Language,
  context: Context,
  taken: readonly Span[],
) => Readings

/** What the readings say, without their spans: a value as it is, candidates and windows in full. */
export function plain(readings: Readings): Record<string, unknown> {
  const told = (reading: Reading<unknown>) => {
    if (reading.is === 'value') return reading.value
    return reading.is === 'candidates' ? { either: reading.candidates } : reading
  }
  return Object.fromEntries(
    Object.entries(readings).map(([slot, reading]) => [slot, told(reading)]),
  )
}

export function contextOf(locale: string, slot?: Slot, destinations?: string[]): Context {
  return {
    locale,
    now: '2026-11-21T09:00:00',
    timeZone: 'UTC',
    ...(slot && { slot }),
    ...(destinations && { site: { destinations } }),
  }
}

/** Reads one reply with one reader, in a language that is loaded first. */
export async function read(
  reader: Reader,
  text: string,
  {
    locale = 'en',
    slot,
    destinations,
    taken = [],
  }: {
    locale?: string | undefined
    slot?: Slot
    destinations?: string[]
    taken?: string[]
  } = {},
): Promise<Record<string, unknown>> {
  const spans = taken.map(words => ({
    from: text.indexOf(words),
    to: text.indexOf(words) + words.length,
  }))
  const language = await loadLanguage(locale)
  return plain(reader(text, language, contextOf(locale, slot, destinations), spans))
}
