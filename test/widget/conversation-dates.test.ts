import { expect, test } from 'vitest'
import { goOn, next } from '../../widget/conversation/conversation.ts'
import { promptOf } from '../../widget/conversation/prompt-of.ts'
import { loadLanguage } from '../../widget/understand/index.ts'
import { talk } from './conversation-maker.ts'

const atDate = () => talk().skips().types('Bali')

test('a typed date is echoed, so that the guest sees which day was understood', () => {
  const guest = atDate().types('12 December')
  expect(guest.heard()).toMatchObject([
    { say: 'understood', pieces: [{ slot: 'start_date', value: '2026-12-12' }] },
    { say: 'ask', slot: 'no_of_days' },
  ])
})

test('a date that reads two ways is asked back with both days, and none is stored', () => {
  const guest = talk({ locale: 'en', timeZone: 'UTC' }).skips().types('Bali', '3/4')
  expect(guest.heard()).toMatchObject([{ say: 'which', slot: 'start_date' }])
  expect(guest.prompt()?.chips.slice(0, 2)).toEqual([
    { is: 'value', slot: 'start_date', value: '2027-03-04' },
    { is: 'value', slot: 'start_date', value: '2027-04-03' },
  ])
  expect(guest.fields()).not.toHaveProperty('start_date')
  guest.does({ is: 'choose', slot: 'start_date', value: '2027-04-03', text: 'Sat, 3 April 2027' })
  expect(guest.fields()).toMatchObject({ start_date: '2027-04-03' })
})

test('a guest who has shown to write the day first is not asked which way round', () => {
  const guest = talk({ locale: 'en', timeZone: 'UTC' }).types('Bali from 25/12')
  guest.does({ is: 'change', slot: 'start_date' }).types('3/4')
  expect(guest.fields()).toMatchObject({ start_date: '2027-04-03' })
})

test('a date that stays doubtful brings the picker instead of a third question', () => {
  const guest = talk({ locale: 'en', timeZone: 'UTC' }).skips().types('Bali', '3/4', '5/6')
  expect(guest.heard()).toMatchObject([{ say: 'which', slot: 'start_date' }])
  expect(guest.prompt()?.picker).toBe(true)
})

test('a window of a few days offers each of them', () => {
  expect(atDate().types('next weekend').prompt()?.chips).toMatchObject([
    { value: '2026-11-28' },
    { value: '2026-11-29' },
    { is: 'skip', as: 'skip_flexible' },
    { is: 'back' },
  ])
})

test.each([
  ['first weekend in June', 'Saturday', '2027-06-05'],
  ['first weekend in June', 'on Sunday', '2027-06-06'],
  ['week 29', 'Monday', '2027-07-19'],
  ['week 29', 'from Monday to Friday', '2027-07-19'],
])('of %s, “%s” is a day of it, and not of this week', (period, answer, day) => {
  expect(atDate().types(period, answer).fields()).toMatchObject({ start_date: day })
})

test('a window asks which day, and the picker offers only its days', () => {
  const guest = atDate().types('mid March')
  expect(guest.heard()).toMatchObject([{ say: 'narrow', slot: 'start_date' }])
  expect(guest.prompt()?.days?.from).toMatch(/^2027-03-/)
  expect(guest.prompt()?.days?.to).toMatch(/^2027-03-/)
  expect(guest.prompt()?.chips[0]).toEqual({ is: 'skip', as: 'skip_flexible' })
})

test.each([
  ['the 20th', '2027-03-20'],
  ['no, the 30th', '2027-03-30'],
  ['12 December', '2026-12-12'],
])('"%s" where Easter was offered is a day of its month, unless it names another', (reply, day) => {
  const guest = atDate().types('at Easter')
  expect(guest.heard()).toMatchObject([{ say: 'confirm', value: '2027-03-28' }])
  expect(guest.types(reply).fields()).toMatchObject({ start_date: day })
})

test.each([
  ['the 10th', '2027-05-10'],
  ['the 1st', '2027-05-01'],
  ['Monday', '2027-05-03'],
  ['5 June', '2027-06-05'],
  ['12 March', '2027-03-12'],
])('“%s” said to the question for a day in May is %s', (reply, day) => {
  const guest = atDate().types('in May', reply)
  expect(guest.fields()).toMatchObject({ start_date: day })
  expect(guest.asked()).toBe('no_of_days')
})

test.each([
  ['the middle of the month', '2027-05-08', '2027-05-24'],
  ['end of the month', '2027-05-19', '2027-05-31'],
])('“%s” said to the question for a day in May is that of May', (reply, from, to) => {
  const guest = atDate().types('in May', reply)
  expect(guest.heard()).toMatchObject([{ say: 'narrow', from, to }])
})

test.each([
  ['actually the 15th', '2027-05-15'],
  ['make it the 8th', '2027-05-08'],
  ['no, from 2 June', '2027-06-02'],
  ['rather in two weeks', '2026-12-05'],
  ['make it tomorrow', '2026-11-22'],
])('“%s” said after a start in May is %s', (reply, day) => {
  const guest = talk().types('Bali from 10 May 2027 for a week', reply)
  expect(guest.fields()).toMatchObject({ start_date: day, no_of_days: 7 })
  const other = talk().types('Bali from 10 May 2027 for a week')
  other.does({ is: 'change', slot: 'start_date' }).types(reply)
  expect(other.fields()).toMatchObject({ start_date: day })
})

test('a day that the month of the start does not have is that of the next one that has it', () => {
  const guest = talk().types('Bali from 10 February 2027 for a week', 'actually the 30th')
  expect(guest.fields()).toMatchObject({ start_date: '2026-11-30' })
})

test('a day of the period that was spoken of may be told beside another question', () => {
  const guest = talk().types('in May', 'from the 10th')
  expect(guest.fields()).toMatchObject({ start_date: '2027-05-10' })
  expect(guest.asked()).toBe('destination')
})

test('a day of the period that was asked about is counted from today where it can be', () => {
  const guest = atDate().types('in December', 'in three weeks')
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-12' })
})

test('a stay that is told by its days alone lies in the period that was asked about', () => {
  const guest = atDate().types('in May', 'from the 10th to the 17th')
  expect(guest.fields()).toMatchObject({ start_date: '2027-05-10', no_of_days: 8 })
  const other = atDate().types('in May', 'rather in March')
  expect(other.prompt()?.days).toMatchObject({ from: '2027-03-01', to: '2027-03-31' })
})

test.each([
  ['en-GB', 'in May', 'second week', '2027-05-08', '2027-05-14'],
  ['en-GB', 'in May', 'early', '2027-05-01', '2027-05-12'],
  ['de', 'im Mai', 'eher gegen Ende', '2027-05-19', '2027-05-31'],
  ['fr', 'en mai', 'première quinzaine', '2027-05-01', '2027-05-16'],
  ['ja', '5月', '下旬', '2027-05-19', '2027-05-31'],
])('in %s, “%s” and then “%s” is from %s to %s', async (locale, month, part, from, to) => {
  await loadLanguage(locale)
  const guest = talk({ locale }).skips().types('Bali', month, part)
  expect(guest.prompt()?.days).toMatchObject({ from, to })
  guest.does({ is: 'skip', text: 'I’m flexible' })
  expect(guest.fields()['start_date_words']).toContain(month.split(' ').at(-1))
  expect(guest.fields()['start_date_words']).toContain(part.split(' ').at(-1))
})

test.each(['my wife decides', 'once the mangoes are ripe', 'so-so'])(
  '“%s” makes no part of the month that was asked about',
  reply => {
    const guest = atDate().types('in May', reply)
    expect(guest.heard()).toMatchObject([{ say: 'again', slot: 'start_date' }])
    expect(guest.fields()).toMatchObject({ start_date_words: 'May' })
  },
)

test('yes takes the only day that is offered', () => {
  const guest = atDate().types('at Easter')
  expect(guest.heard()).toMatchObject([{ say: 'confirm', value: '2027-03-28' }])
  expect(guest.prompt()?.chips[0]).toMatchObject({ value: '2027-03-28' })
  expect(guest.types('Yes!').fields()).toMatchObject({ start_date: '2027-03-28' })
})

test('a yes with more to it takes the only day too, and what else it says', () => {
  const guest = atDate().types('at Easter', 'yes, for 5 days')
  expect(guest.fields()).toMatchObject({ start_date: '2027-03-28', no_of_days: 5 })
})

test('a no with more to it goes along, and the day is still asked for', () => {
  const guest = atDate().types('at Easter', 'no, the week before')
  expect(guest.heard()).toMatchObject([{ say: 'ask', slot: 'start_date' }])
  expect(guest.fields()).toMatchObject({ start_date_words: 'Easter, no, the week before' })
})

test('no to the only day that is offered asks for it anew, and passes nothing over', () => {
  const guest = atDate().types('at Easter', 'no')
  expect(guest.heard()).toMatchObject([{ say: 'ask', slot: 'start_date' }])
  expect(guest.prompt()?.chips[0]).toEqual({ is: 'skip', as: 'skip_unsure' })
  expect(guest.types('20 April').fields()).toMatchObject({ start_date: '2027-04-20' })
})

test('a flexible guest keeps the day open, and the words reach the operator', () => {
  const guest = atDate().types('mid March').does({ is: 'skip', text: 'I’m flexible' })
  expect(guest.asked()).toBe('no_of_days')
  expect(guest.fields()).not.toHaveProperty('start_date')
  expect(guest.fields()).toMatchObject({
    start_date_words: 'mid March',
    comments: '“mid March”',
  })
})

test('a day that was to be changed stands until there is another one', () => {
  const guest = talk().types('Bali on 3 March 2027 for 7 days, 2 adults, no kids')
  guest.types('Ana', '+44 20 7946 0123', 'skip', 'skip')
  guest.does({ is: 'change', slot: 'start_date' }).types('in July 2027')
  expect(guest.heard()).toMatchObject([{ say: 'narrow', slot: 'start_date' }])
  expect(guest.does({ is: 'back' }).asked()).toBe('summary')
  const stands = { start_date: '2027-03-03', start_date_words: '2027-03-03' }
  expect(guest.fields()).toMatchObject(stands)
  expect(guest.fields()).not.toHaveProperty('comments')
  guest.does({ is: 'change', slot: 'start_date' }).types('in July 2027')
  guest.does({ is: 'change', slot: 'name' }).does({ is: 'back' })
  expect(guest.fields()).toMatchObject(stands)
  guest.does({ is: 'change', slot: 'start_date' }).does({ is: 'skip', text: 'I’m flexible' })
  expect(guest.asked()).toBe('summary')
  expect(guest.fields()).not.toHaveProperty('start_date')
  expect(guest.fields()).toMatchObject({ start_date_words: 'I’m flexible' })
  guest.does({ is: 'change', slot: 'start_date' }).types('3 March 2027')
  guest.does({ is: 'change', slot: 'start_date' }).types('in July 2027')
  guest.does({ is: 'skip', text: 'I’m flexible' })
  expect(guest.fields()).not.toHaveProperty('start_date')
  expect(guest.fields()).toMatchObject({ start_date_words: 'July 2027' })
})

test('a day that was passed over stays so when what came of a change was a choice, and not made', () => {
  const guest = talk().types('Bali for 7 days, 2 adults, no kids', 'skip')
  guest.types('Ana', '+44 20 7946 0123', 'skip', 'skip')
  guest.does({ is: 'change', slot: 'start_date' }).types('in July 2027').does({ is: 'back' })
  expect(guest.fields()).toMatchObject({ start_date_words: 'July 2027' })
  guest.does({ is: 'change', slot: 'start_date' })
  expect(guest.heard().at(-1)).toMatchObject({ say: 'ask', slot: 'start_date' })
})

test('the words of a day that was left open stand when what came of a change was not made', () => {
  const guest = talk().types('Bali in mid April for 7 days, 2 adults, no kids', 'flexible')
  guest.types('Ana', '+44 20 7946 0123', 'skip', 'skip')
  guest.does({ is: 'change', slot: 'start_date' }).types('some day in summer', 'late summer')
  guest.does({ is: 'back' })
  expect(guest.asked()).toBe('summary')
  expect(guest.fields()).toMatchObject({ start_date_words: 'mid April', comments: '“mid April”' })
})

test('no to a day that was offered for another one still leads back to where the guest came from', () => {
  const guest = talk().types('Bali on 3 March 2027 for 7 days, 2 adults, no kids')
  guest.types('Ana', '+44 20 7946 0123', 'skip', 'skip')
  guest.does({ is: 'change', slot: 'start_date' }).types('around Christmas')
  expect(guest.heard().at(-1)).toMatchObject({ say: 'confirm' })
  expect(guest.types('no').heard()).toMatchObject([{ say: 'ask', slot: 'start_date' }])
  expect(guest.does({ is: 'back' }).asked()).toBe('summary')
  expect(guest.fields()).toMatchObject({
    start_date: '2027-03-03',
    start_date_words: expect.not.stringMatching('Christmas') as string,
  })
})

test('a window is still to be narrowed after something else was changed', () => {
  const guest = atDate().types('mid March').does({ is: 'change', slot: 'destination' })
  expect(guest.types('Lombok').heard().at(-1)).toMatchObject({ say: 'narrow', slot: 'start_date' })
})

test('a window in the first sentence is narrowed when its turn comes', () => {
  const guest = talk().types('Bali in mid March, 2 adults')
  expect(guest.heard().at(-1)).toMatchObject({ say: 'narrow', slot: 'start_date' })
  expect(guest.fields()).toMatchObject({ start_date_words: expect.stringContaining('March') })
})

test('words that are no date get one more try, then the picker', () => {
  const guest = atDate().types('once the mangoes are ripe')
  expect(guest.heard()).toMatchObject([{ say: 'again', because: { is: 'unclear' } }])
  expect(guest.prompt()?.picker).toBe(false)
  guest.types('you know, ripe')
  expect(guest.heard()).toMatchObject([{ say: 'again', because: { is: 'unclear' } }])
  expect(guest.prompt()?.picker).toBe(true)
})

test('the picker can be opened and left at any question about a date', () => {
  const guest = atDate().does({ is: 'pick' })
  expect(guest.prompt()).toMatchObject({ picker: true, days: { from: '2026-11-21' } })
  expect(guest.does({ is: 'pick' }).prompt()).toMatchObject({ picker: false })
  guest.does({
    is: 'choose',
    slot: 'start_date',
    value: '2026-12-12',
    text: 'Sat, 12 December 2026',
  })
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-12' })
})

test('a day that has passed is not taken', () => {
  const guest = atDate().does({
    is: 'choose',
    slot: 'start_date',
    value: '2026-11-20',
    text: 'yesterday',
  })
  expect(guest.heard()).toMatchObject([{ say: 'again', because: { is: 'past' } }])
  expect(guest.asked()).toBe('start_date')
})

test('without the understanding an ISO date is still a date, and other words lead to the picker', () => {
  const deaf = () => talk({ deaf: true }).skips().types('Bali')
  expect(deaf().types('2026-12-12').fields()).toMatchObject({ start_date: '2026-12-12' })
  expect(deaf().types('soon', 'very soon').prompt()?.picker).toBe(true)
})

test('a day that has passed when the guest comes back is asked for again, and may be left open', () => {
  const guest = talk().types('Bali on 25 November 2026 for 8 days, 2 adults, no kids')
  const later = {
    ...guest.setting,
    context: { ...guest.setting.context, now: '2026-11-30T10:00:00' },
  }
  guest.types('Ana', '+44 20 7946 0123', 'skip')
  expect(goOn(guest.state(), later)).toEqual(guest.state())
  const ended = next(guest.state(), { is: 'skip', text: 'Skip' }, later)
  const again = [
    { say: 'again', slot: 'start_date', because: { is: 'past' } },
    { say: 'ask', slot: 'start_date' },
  ]
  expect(ended.log.slice(-2)).toMatchObject(again)
  const back = goOn(guest.types('skip').state(), later)
  expect(back.log.slice(-2)).toMatchObject(again)
  expect(next(back, { is: 'skip', text: 'Not sure yet' }, later).asking).toEqual({ is: 'summary' })
})

test.each(['Bali next weekend', 'Bali 28 or 29 November'])(
  'days that are over when the guest comes back are not asked about any more: “%s”',
  said => {
    const { state, setting } = talk().types(said)
    const onTheDay = (day: string) => ({
      ...setting,
      context: { ...setting.context, now: `${day}T10:00:00` },
    })
    expect(goOn(state(), onTheDay('2026-11-29'))).toEqual(state())
    const later = goOn(state(), onTheDay('2026-11-30'))
    expect(later.log.at(-1)).toMatchObject({ say: 'ask', slot: 'start_date' })
    expect(promptOf(later, onTheDay('2026-11-30'))).toMatchObject({ days: { from: '2026-11-30' } })
  },
)

test('today is no past day', () => {
  expect(atDate().types('today').fields()).toMatchObject({ start_date: '2026-11-21' })
})

test('a day that was left open is asked for afresh on the way back', () => {
  const guest = atDate().types('mid March')
  expect(guest.heard()).toMatchObject([{ say: 'narrow' }])
  guest.types('not sure yet').does({ is: 'back' })
  expect(guest.heard().at(-1)).toMatchObject({ say: 'ask', slot: 'start_date' })
})

test('a day that was narrowed down is asked for afresh when it is to be changed', () => {
  const guest = atDate().types('mid March', '12 March 2027')
  expect(guest.fields()).toMatchObject({ start_date: '2027-03-12' })
  guest.does({ is: 'change', slot: 'start_date' })
  expect(guest.heard().at(-1)).toMatchObject({ say: 'ask', slot: 'start_date' })
  expect(guest.prompt()?.days).toEqual({ from: '2026-11-21' })
})
