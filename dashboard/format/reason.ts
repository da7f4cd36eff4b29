import type { Reason } from '../../shared/reason.ts'
import { texts as all } from '../texts/all-texts.ts'
import { numberFormat } from '../texts/formats.ts'
import { locale, say, texts as first } from '../texts/texts.ts'

/** Why the server refuses something, in the operator's language. */
export function reasonText({ code, at: _at, ...values }: Reason): string {
  // What only later screens are told has its words with theirs; a newer server may know more reasons.
  const texts: Partial<Record<string, string>> = { ...first.reasons, ...all?.laterReasons }
  const text = texts[code] ?? first.problems.invalid
  const words = Object.entries(values).map(([name, value]) => [name, wordFor(name, value)])
  return say(text, Object.fromEntries(words) as Record<string, string>)
}

function wordFor(name: string, value: string | number | undefined): string {
  if (typeof value === 'number') return numberFormat(locale, {}).format(value)
  const types: Record<string, string> = first.types
  return (name === 'type' && types[String(value)]) || String(value)
}
