import { fold } from '../../widget/understand/fold.ts'
import { loadLanguage } from '../../widget/understand/load.ts'
import { readParty } from '../../widget/understand/party.ts'
import type { Context, Slot } from '../../widget/understand/reading.ts'
import { languageOf, type Language } from '../../widget/understand/language.ts'
import type { Found, Reply } from '../../widget/understand/reply.ts'
import { understand } from '../../widget/understand/understand.ts'

type Reader = (reply: Reply, language: Language, context: Context) => Found[]

export function contextOf(locale: string, slot?: Slot, destinations?: string[]): Context {
  return {
    locale,
    now: '2026-11-21T09:00:00',
    timeZone: 'UTC',
    ...(slot && { slot }),
    ...(destinations && { site: { destinations } }),
  }
}

/** All that is read of a reply, in a language that is loaded first. */
export async function readingsOf(
  locale: string,
  text: string,
  slot?: Slot,
  destinations?: string[],
) {
  await loadLanguage(locale)
  return understand(text, contextOf(locale, slot, destinations)).readings
}

/** The same by slot: values, and `?` for what is asked about. */
export async function allOf(
  locale: string,
  text: string,
  slot?: Slot,
): Promise<Record<string, unknown>> {
  const told = Object.entries(await readingsOf(locale, text, slot)).map(([name, reading]) => [
    name,
    reading.is === 'value' ? reading.value : '?',
  ])
  return Object.fromEntries(told)
}

/** What a guest's first reply names, sure or offered. */
export async function placeIn(
  locale: string,
  text: string,
  destinations?: string[],
): Promise<string | undefined> {
  const { destination } = await readingsOf(locale, text, undefined, destinations)
  if (destination?.is === 'value') return destination.value
  return destination?.is === 'candidates' ? destination.candidates.join(' or ') : undefined
}

interface Asked {
  locale?: string
  slot?: Slot
  destinations?: string[]
  taken?: string[]
}

/** What one reader finds in a reply, in a language that is loaded first, a guess as such; `taken` is read already. */
export async function read(
  reader: Reader,
  text: string,
  { locale = 'en', slot, destinations, taken = [] }: Asked = {},
): Promise<Record<string, unknown>> {
  await loadLanguage(locale)
  const left = taken.reduce((rest, words) => rest.replace(words, '\x81'.repeat(words.length)), text)
  const reply = { ...fold(left), typed: text }
  const found = reader(reply, languageOf(locale), contextOf(locale, slot, destinations))
  const told = found.map(({ slot: name, parts, values = [said(reply, parts)], asks }) => [
    name,
    values.length > 1 ? { either: values } : asks && values[0] ? { perhaps: values[0] } : values[0],
  ])
  return Object.fromEntries(told.filter(([, value]) => value !== undefined))
}

export const party = (text: string, asked: Asked = {}) => read(readParty, text, asked)

const said = ({ typed, at }: Reply, parts: Found['parts']) =>
  typed.slice(at[parts[0]?.from ?? 0], at[parts.at(-1)?.to ?? 0])
