import type { Chip } from '../conversation/prompt.ts'
import type { Saying, Value } from '../conversation/state.ts'
import type { TextName, Texts } from '../locales/en.ts'
import type { Delivery } from '../outbox/delivery.ts'

/** An added question brings these texts along. */
export type OfSlot = `ask_${string}` | `label_${string}`

/** What is filled into a text, by name. */
export type Blanks = Record<string, string | number | undefined>

/** Puts what the conversation says into the guest's language. */
export interface Words {
  locale: string
  text(name: TextName | OfSlot, blanks?: Blanks): string
  /** As a chip, a piece or a line of the summary shows it; what was left open, as it was said. */
  value(slot: string, answer: Value | undefined, said?: string): string
  saying(said: Saying): string
  chip(offered: Chip): string
  /** Where the guest's answers are: always said, so that nobody wonders. */
  delivery(told: Delivery): string
}

/** What is said until the conversation is there: texts as they stand. */
export function firstWords(texts: Texts, locale: string): Words {
  /** A question that the site has taken out since has no texts any more. */
  const text = (name: string) => (texts as Record<string, string>)[name] ?? '…'
  return {
    locale,
    text,
    value: String,
    saying: ({ say }) => text(say),
    chip: offered => (offered.is === 'reply' ? offered.text : text('step_by_step')),
    delivery: ({ is }) => (is === 'idle' ? '' : text(is)),
  }
}
