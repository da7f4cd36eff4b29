import type { Chip } from '../../conversation/prompt.ts'
import { daysLater } from '../../conversation/days.ts'
import type { Problem, Saying, Value } from '../../conversation/state.ts'
import type { TextName } from '../../locales/en.ts'
import type { Delivery } from '../../outbox/delivery.ts'
import { nearDay, formatDay, formatDays, localNow } from './dates.ts'
import type { Blanks, OfSlot, Words } from '../first-words.ts'

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** Puts all that a conversation says into the guest's language; comes with the talk. */
export function createWords({ locale, text: textOf }: Words): Words {
  const text = (name: TextName | OfSlot, blanks: Blanks = {}) =>
    textOf(name).replace(/\{(\w+)\}/g, (whole, key: string) => String(blanks[key] ?? whole))

  function count(name: TextName, value: number): string {
    const rules = new Intl.PluralRules(locale)
    const { pluralCategories } = rules.resolvedOptions()
    const forms = pluralForms.filter(form => pluralCategories.includes(form))
    const plurals = textOf(name).split('|')
    const form = plurals[forms.indexOf(rules.select(value))] ?? plurals.at(-1) ?? ''
    return form.replace('#', new Intl.NumberFormat(locale).format(value))
  }

  function value(slot: string, answer: Value | undefined, said?: string): string {
    if (answer == null) return noneSlots.test(slot) ? text('none') : (said ?? text('skip_unsure'))
    if (typeof answer === 'boolean') return text(answer ? 'yes' : 'no')
    if (Array.isArray(answer)) return new Intl.ListFormat(locale).format(answer)
    if (typeof answer === 'string') return isDay.test(answer) ? formatDay(locale, answer) : answer
    if (slot === 'no_of_days') return formatDays(locale, answer)
    if (slot === 'no_of_adults') return count('adults', answer)
    if (slot === 'no_of_children') return count('children', answer)
    return String(answer)
  }

  function problem(because: Problem, slot: string): string {
    const shown = /unclear|format/.test(because.is) && exampleOf(slot, locale)
    const why = text(because.is, because as { limit?: number })
    return shown ? `${why} ${text('example', { example: shown })}` : why
  }

  function saying(said: Saying): string {
    if (said.say === 'ask') return text(`ask_${said.slot}`)
    if (said.say === 'again') return problem(said.because, said.slot)
    if (said.say === 'narrow')
      return text('narrow', { from: nearDay(locale, said.from), to: nearDay(locale, said.to) })
    if (said.say === 'confirm') return text('confirm', { value: value(said.slot, said.value) })
    if (said.say === 'understood' && !said.pieces[1]) return text('noted')
    return text(said.say)
  }

  function chip(offered: Chip): string {
    if (offered.is === 'value') return value(offered.slot, offered.value)
    if (offered.is === 'reply') return offered.text
    return text(offered.is === 'back' ? 'back' : offered.as)
  }

  function delivery(told: Delivery): string {
    const { is } = told
    if (is === 'idle') return ''
    if (is !== 'waiting') return text(is === 'sent' ? 'delivered' : is)
    return text(told.isSaved ? `waiting_${told.because}` : 'unsaved')
  }

  return { text, value, saying, chip, delivery, locale }
}

/** What reads like a day is shown as one, whatever it answers. */
const isDay = /^\d{4}-\d\d-\d\d$/

const noneSlots = /^(email|comments|reference_id)$/

/** How the guest might write an answer; empty where an example would help nobody. */
function exampleOf(slot: string, locale: string) {
  if (slot === 'start_date') return nearDay(locale, daysLater(localNow().slice(0, 10), 40))
  return examples[slot]
}

const examples: Partial<Record<string, string>> = {
  destination: 'Bali',
  no_of_days: '7',
  no_of_adults: '2',
  no_of_children: '2',
  phone_number: '+44 20 7946 0123',
  email: 'ana@example.com',
}
