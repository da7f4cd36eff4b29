import type { Question } from '../../shared/form.ts'
import { openingPrompt } from './opening.ts'
import { daysLater, type Period } from './days.ts'
import { isRead } from './read.ts'
import type { Chip, Prompt } from './prompt.ts'
import { questionOf, type Answer, type Conversation, type Offer, type Setting } from './state.ts'

export function promptOf(conversation: Conversation, setting: Setting): Prompt | undefined {
  const { asking, answers, offers } = conversation
  // No other place beside the one that the page has named.
  if (asking.is === 'opening')
    return openingPrompt(answers['destination'] ? { destinations: [] } : setting.form)
  if (asking.is !== 'slot') return undefined
  const { slot } = asking
  const question = questionOf(setting, slot)
  const offer = offers[slot]
  const isDate = question.kind === 'date'
  const values = offered(question, offer, setting).map((value): Chip => ({
    is: 'value',
    slot,
    value,
  }))
  const back: Chip[] = asking.change || conversation.past[0] ? [{ is: 'back' }] : []
  return {
    kind: question.kind,
    slot,
    picker: asking.picker && isDate,
    days: isDate ? days(slot, offer, setting) : undefined,
    options: question.kind === 'choices' ? question.options : undefined,
    chips: [...values, ...skips(question, offer), ...back],
  }
}

function offered(question: Question, offer: Offer | undefined, { form }: Setting): Answer[] {
  const {
    slot,
    kind,
    options = slot === 'destination' ? form.destinations.slice(0, 6) : [],
  } = question
  if (kind === 'yes_no') return [true, false]
  if (kind === 'choices') return []
  if (offer) return offer.is === 'candidates' ? offer.candidates : daysOf(offer)
  return kind === 'number' ? options.map(Number) : options
}

function skips({ slot, kind, required }: Question, offer: Offer | undefined): Chip[] {
  if (required) return []
  if (offer?.is === 'window') return [{ is: 'skip', as: 'skip_flexible' }]
  const isNothing = /email|phone|long/.test(kind) || slot === 'reference_id'
  return [{ is: 'skip', as: isNothing ? 'skip_nothing' : 'skip_unsure' }]
}

/** The days of a period that is short enough to show them. */
const daysOf = ({ from, to }: Period): string[] =>
  to > daysLater(from, 3)
    ? []
    : [0, 1, 2, 3].map(days => daysLater(from, days)).filter(day => day <= to)

function days(slot: string, offer: Offer | undefined, { context }: Setting): Prompt['days'] {
  if (!isRead(slot)) return { from: '' }
  return offer?.is === 'window' ? offer : { from: context.now.slice(0, 10) }
}
