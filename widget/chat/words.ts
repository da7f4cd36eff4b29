import type { LeadFieldName } from '../../shared/lead.ts'
import type { Chip } from '../conversation/prompt.ts'
import type { Problem, Saying, Value } from '../conversation/state.ts'
import type { TextName, Texts } from '../locales/en.ts'
import { dayOf, formatDay, formatDays, formatPeriod } from './dates.ts'

/** Puts what the conversation says into the guest's language. */
export type Words = ReturnType<typeof createWords>

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

export function createWords(texts: Texts, locale: string) {
  const rules = new Intl.PluralRules(locale)
  const categories = rules.resolvedOptions().pluralCategories
  const forms = pluralForms.filter(form => categories.includes(form))

  function text(name: TextName, values: Record<string, string | number> = {}): string {
    return texts[name].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]))
  }

  function count(name: TextName, value: number): string {
    const plurals = texts[name].split('|')
    const form = plurals[forms.indexOf(rules.select(value))] ?? plurals.at(-1) ?? ''
    return form.replace('#', new Intl.NumberFormat(locale).format(value))
  }

  /** As a chip, a piece or a line of the summary shows it. */
  function value(slot: LeadFieldName, answer: Value | undefined): string {
    if (answer == null) return text(noneSlots.has(slot) ? 'none' : 'skip_unsure')
    if (slot === 'start_date') return formatDay(locale, String(answer))
    const known = Number(answer)
    if (slot === 'no_of_days') return formatDays(locale, known)
    if (slot === 'no_of_adults') return count('adults', known)
    if (slot === 'no_of_children') return count('children', known)
    return String(answer)
  }

  /** How the guest might write an answer; empty where an example would help nobody. */
  function example(slot: LeadFieldName, now: string): string {
    if (slot === 'start_date') return dayOf(locale, now, 40)
    return examples[slot] ?? ''
  }

  function problem(because: Problem, slot: LeadFieldName, now: string): string {
    if (because.is === 'too long') return text('too_long', { limit: because.limit })
    if (because.is === 'too small') return text('too_small', { limit: because.limit })
    const shown = because.is === 'unclear' || because.is === 'format' ? example(slot, now) : ''
    return [text(because.is), shown && text('example', { example: shown })].join(' ').trim()
  }

  function saying(said: Saying, now: string): string {
    if (said.say === 'ask') return text(`ask_${said.slot}`)
    if (said.say === 'again') return problem(said.because, said.slot, now)
    if (said.say === 'narrow') return text('narrow', formatPeriod(locale, said.from, said.to))
    if (said.say === 'understood' && said.pieces.length === 1) return text('noted')
    return text(said.say)
  }

  function chip(offered: Chip): string {
    if (offered.is === 'value') return value(offered.slot, offered.value)
    if (offered.is === 'reply') return offered.text
    if (offered.is === 'back') return text('back')
    return text(offered.as === 'step by step' ? 'step_by_step' : `skip_${offered.as}`)
  }

  return { text, value, example, saying, chip, locale }
}

const noneSlots = new Set<LeadFieldName>(['email', 'comments', 'reference_id'])

const examples: Partial<Record<LeadFieldName, string>> = {
  destination: 'Bali',
  no_of_days: '7',
  no_of_adults: '2',
  no_of_children: '1',
  phone_number: '+44 20 7946 0123',
  email: 'ana@example.com',
}
