import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chip } from '../../widget/conversation/prompt.ts'
import type { ConversationEvent } from '../../widget/conversation/state.ts'
import { everyKind } from '../support/form.ts'
import { seed } from '../support/seed.ts'
import { talk } from './conversation-maker.ts'

const replies =
  `hello|Bali|Paris or Rome|bali in july, 2 adults|12-19 December|3/4|mid March|yesterday
  |2025-01-01|31 February|in 3 weeks|7 or 8 nights|Monday|Christmas|just me|0|-1|2-3|1e9|99999|no kids
  |family of 4 with 2 kids aged 3 and 5|my name is Ana|Asha Rao, +91 98450 12345|+44 20 7946 0123
  |ana@example.com|yes|no|skip|back|none|not sure|?|why do you ask?|👍|12月12日|Spa|a, b
  |A villa near a quiet beach|${'x'.repeat(600)}`.split(/\s*\|/)

type Guest = ReturnType<typeof talk>

const eventOf = (chip: Chip): ConversationEvent => {
  if (chip.is === 'value') return { ...chip, is: 'choose', text: String(chip.value) }
  return chip.is === 'reply' ? chip : { is: chip.is, text: 'a chip' }
}

/** What a guest, or the server, may do where the conversation stands. */
const deeds: readonly ((guest: Guest, reply: string, n: number) => ConversationEvent)[] = [
  (_, text) => ({ is: 'reply', text }),
  (guest, text, n) => {
    const chips = guest.prompt()?.chips ?? []
    const chip = chips[n % chips.length]
    return chip ? eventOf(chip) : { is: 'reply', text }
  },
  (guest, _, n) => ({
    is: 'change',
    slot: guest.setting.form.questions[n % everyKind.length]!.slot,
  }),
  () => ({ is: 'pick' }),
  (guest, text) => (guest.asked() === 'summary' ? { is: 'submit' } : { is: 'reply', text }),
  (guest, text, n) => {
    if (guest.asked() !== 'submitted') return { is: 'reply', text }
    const { slot } = everyKind[n % everyKind.length]!
    return n % 2
      ? { is: 'delivered', reference: 'R1' }
      : { is: 'refused', errors: { [slot]: ['no'] } }
  },
]

const deed = fc.record({
  does: fc.constantFrom(...deeds, deeds[0]!, deeds[1]!),
  reply: fc.constantFrom(...replies),
  n: fc.nat(100),
})

/** At the summary everything is answered or passed over, and all that is kept is valid, at any time. */
function expectSound(guest: Guest) {
  const { answers, offers, log, asking } = guest.state()
  if (asking.is === 'slot') expect(guest.prompt()).toMatchObject({ slot: asking.slot })
  for (const [slot, value] of Object.entries(answers)) {
    // What was left open since is asked about first.
    if (asking.is === 'summary') expect(offers).not.toHaveProperty([slot])
    // A note to the operator may be kept without a question for it.
    const isValid = guest.setting.validators[slot]
    if (value !== null && isValid) expect(isValid(value)).toBe(true)
  }
  if (asking.is === 'summary')
    for (const { slot, required } of everyKind)
      expect(answers[slot] === undefined || (required && answers[slot] === null)).toBe(false)
  expect(log.at(-1)?.by === 'guest').toBe(false)
}

test('whatever guests type and tap, they are answered, and nothing unsound is kept', () => {
  const ways = fc.array(deed, { minLength: 5, maxLength: 30 })
  fc.assert(
    fc.property(ways, fc.boolean(), fc.boolean(), (way, deaf, isListed) => {
      const guest = talk({ questions: everyKind, deaf, ...(isListed && { destinations: [] }) })
      for (const { does, reply, n } of way) {
        guest.does(does(guest, reply, n))
        expectSound(guest)
      }
    }),
    { numRuns: 60, seed },
  )
})
