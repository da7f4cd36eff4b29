import type { Texts } from '../../widget/locales/en.ts'
import { expect, test } from 'vitest'
import type { Question } from '../../shared/form.ts'
import { texts } from '../../widget/locales/en.ts'
import { spoken, wording } from '../../widget/chat/wording.ts'
import { firstWords } from '../../widget/chat/first-words.ts'
import { createWords } from '../../widget/chat/talk/words.ts'
import { goOn, next } from '../../widget/conversation/conversation.ts'
import { talk } from './conversation-maker.ts'

const files = import.meta.glob<{ texts: Texts }>('../../widget/locales/*.ts', { eager: true })

const visa: Question = { slot: 'visa', kind: 'yes_no', required: false, label: 'Need a visa?' }
const options = ['Economy', 'None', 'First']
const cabin: Question = { slot: 'cabin', kind: 'choice', required: true, label: 'Cabin?', options }
const extras: Question = { ...cabin, slot: 'extras', kind: 'choices', required: false }
const budget: Question = {
  slot: 'budget',
  kind: 'number',
  required: false,
  label: 'Budget?',
  minimum: 100,
  maximum: 50_000,
}
const born: Question = { slot: 'born', kind: 'date', required: false, label: 'Born on?' }
const name: Question = { slot: 'name', kind: 'text', required: true }

/** A guest who has passed the opening, and is asked these. */
const asked = (...questions: Question[]) => talk({ questions }).skips()

test('yes and no are chips, and may be typed: no is an answer there and passes nothing over', () => {
  const guest = asked(visa, name)
  expect(guest.prompt()?.chips.slice(0, 2)).toEqual([
    { is: 'value', slot: 'visa', value: true },
    { is: 'value', slot: 'visa', value: false },
  ])
  expect(guest.types('no').asked()).toBe('name')
  expect(guest.fields()).toMatchObject({ visa: false })
  expect(asked(visa, name).types('YES').fields()).toMatchObject({ visa: true })
  expect(asked(visa, name).types('Yes, please!').fields()).toMatchObject({ visa: true })
  expect(asked(visa, name).types('No.').fields()).toMatchObject({ visa: false })
  expect(asked(visa, name).types('No, we have one').fields()).toMatchObject({ visa: false })
  expect(asked(visa, name).types('no idea').fields()).not.toHaveProperty('visa')
  expect(asked(visa, name).types('yeah').fields()).toMatchObject({ visa: true })
  expect(asked(visa, name).types('Nope, we have one').fields()).toMatchObject({ visa: false })
  for (const neither of ['perhaps', 'normally'])
    expect(asked(visa, name).types(neither).asked()).toBe('visa')
  const doubt = asked(visa, name).types('No idea yet')
  expect([doubt.asked(), doubt.fields()]).toEqual(['name', { other_words: 'No idea yet' }])
  expect(asked(visa, name).skips().fields()).not.toHaveProperty('visa')
})

test('a day that another question asks for is no day of the trip', () => {
  const start: Question = { slot: 'start_date', kind: 'date', required: true }
  const passport: Question = { ...born, slot: 'passport', label: 'Passport valid until?' }
  const guest = talk({ questions: [start, passport, name] }).skips()
  guest.types('12 December', '3 June 2027')
  expect(guest.asked()).toBe('passport')
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-12', other_words: '3 June 2027' })
})

test('a day in words is offered where another day than the trip’s is asked for', () => {
  const guest = asked(born, name).types('on 3 June 2027')
  expect(guest.asked()).toBe('born')
  expect(guest.prompt()?.chips[0]).toEqual({ is: 'value', slot: 'born', value: '2027-06-03' })
  expect(guest.types('yes').fields()).toMatchObject({ born: '2027-06-03', born_words: 'yes' })
})

test('what a site calls its buttons may be typed', () => {
  const texts = { skip_unsure: 'Dunno', skip_nothing: 'Rather not', back: 'Previous', no: 'Never' }
  const guest = talk({ questions: [born, visa, name], texts })
    .skips()
    .types('dunno', 'never')
  expect(guest.fields()).toEqual({ visa: false })
  expect(guest.types('Previous').asked()).toBe('visa')
  expect(guest.types('rather not').asked()).toBe('name')
})

test('a choice takes its options in any case, and asks once more for anything else', () => {
  expect(asked(cabin).types('first').fields()).toMatchObject({ cabin: 'First' })
  expect(asked(cabin).types('none').fields()).toMatchObject({ cabin: 'None' })
  const guest = asked(cabin).types('Business')
  expect(guest.asked()).toBe('cabin')
  expect(guest.fields()).toEqual({ other_words: 'Business' })
  expect(guest.prompt()?.chips).toMatchObject(options.map(value => ({ is: 'value', value })))
})

test('a required question that is passed over says why, and the reason fits any question', () => {
  const [said] = asked({ ...visa, required: true })
    .skips()
    .heard()
  const { saying } = createWords(firstWords(texts, 'en'))
  expect(said?.by === 'widget' && saying(said)).toBe('I can’t send your request without this.')
})

test('several options are chosen at once, and can be changed', () => {
  const guest = asked(extras, name)
  const chips = [{ is: 'skip', as: 'skip_unsure' }]
  expect(guest.prompt()).toMatchObject({ kind: 'choices', options, chips })
  guest.does({
    is: 'choose',
    slot: 'extras',
    value: ['Economy', 'First'],
    text: 'Economy and First',
  })
  expect(guest.fields()).toEqual({ extras: ['Economy', 'First'] })
  guest.does({ is: 'change', slot: 'extras' })
  guest.does({ is: 'choose', slot: 'extras', value: ['None'], text: 'None' })
  expect(guest.fields()).toMatchObject({ extras: ['None'] })
})

test('a number keeps to its limits, and the guest is told which', () => {
  const guest = asked(budget, name).types('99')
  expect(guest.heard()).toMatchObject([{ say: 'again', because: { is: 'too_small', limit: 100 } }])
  guest.types('60000')
  expect(guest.heard()).toMatchObject([{ say: 'again', because: { is: 'too_big', limit: 50_000 } }])
  expect(guest.types('2500.50').fields()).toMatchObject({ budget: 2500.5 })
  const none = asked(budget).types('plenty')
  expect([none.asked(), none.prompt()?.chips]).toEqual([
    'budget',
    [{ is: 'skip', as: 'skip_unsure' }],
  ])
})

test.each([
  ['25,000', 25_000],
  ['€ 2.000', 2000],
  ['about 1500 EUR', 1500],
  ['٢٠٠٠', 2000],
  ['२५००', 2500],
  ['８００', 800],
])('%s is offered as a number, and taken when it is tapped', (typed, value) => {
  const guest = asked(budget, name).types(typed)
  expect(guest.asked()).toBe('budget')
  expect(guest.prompt()?.chips[0]).toEqual({ is: 'value', slot: 'budget', value })
  guest.does({ is: 'choose', slot: 'budget', value, text: String(value) })
  expect(guest.asked()).toBe('name')
  expect(guest.fields()).toMatchObject({ budget: value, budget_words: typed })
})

const length: Question = { slot: 'no_of_days', kind: 'number', required: true }
const adults: Question = { slot: 'no_of_adults', kind: 'number', required: true }

test.each([
  [length, '10 or so', 10],
  [length, 'up to 12', 12],
  [adults, 'hmm 4 I think', 4],
])(
  'the only number of a reply that is not understood is asked about: %#',
  (question, typed, value) => {
    const guest = asked(question, name).types(typed)
    expect(guest.heard()).toMatchObject([{ say: 'confirm', slot: question.slot, value }])
    expect(guest.types('yes').fields()).toMatchObject({ [question.slot]: value })
    expect(guest.asked()).toBe('name')
  },
)

test.each(['£500', '2 or 3 thousand, 4 at most', 'until the 20th'])(
  'a sum, one of many numbers or a day is asked about as no length: %s',
  typed => {
    const guest = asked(length, name).types(typed)
    expect(guest.heard()).not.toMatchObject([{ say: 'confirm' }])
    expect(guest.fields()).not.toHaveProperty('no_of_days')
  },
)

test('a day that is not the trip’s is picked, and may be long past', () => {
  const guest = asked(born, name)
  expect(guest.prompt()).toMatchObject({ picker: true, days: { from: '' } })
  expect(asked(born).types('in spring').prompt()).toMatchObject({ picker: true })
  expect(guest.does({ is: 'pick' }).prompt()).toMatchObject({ picker: false })
  expect(guest.types('1980-02-30').asked()).toBe('born')
  expect(guest.types('1980-02-29').fields()).toMatchObject({ born: '1980-02-29' })
})

test('a skipped question stays skipped, and a refused one is asked again', () => {
  const guest = asked(visa, cabin, name).skips().types('First', 'Asha')
  expect(guest.asked()).toBe('summary')
  guest.does({ is: 'submit' })
  guest.does({ is: 'refused', errors: { cabin: ['must be one of the options'] } })
  expect(guest.asked()).toBe('cabin')
})

test('a conversation that stood at a question which is gone goes on with the next', () => {
  const earlier = asked(visa, cabin).state()
  const { setting } = talk({ questions: [cabin] })
  expect(goOn(earlier, setting).asking).toMatchObject({ slot: 'cabin' })
  expect(goOn(asked(cabin).state(), setting).asking).toMatchObject({ slot: 'cabin', tries: 0 })
})

test('a form that has changed since the last visit loses no answer, and no way leads to what is gone', () => {
  const earlier = asked(visa, extras, name).skips().skips().types('Asha').state()
  const later = (...questions: Question[]) => goOn(earlier, talk({ questions }).setting)
  expect(later(extras, name)).toMatchObject({ asking: { is: 'summary' }, past: ['extras', 'name'] })
  expect(later(visa)).toMatchObject({ answers: { name: 'Asha' } })
})

test('an answer that a changed form takes no more is asked for by its question', () => {
  const earlier = asked(cabin, name).types('First').state()
  const setting = talk({ questions: [{ ...cabin, options: ['Inside', 'Balcony'] }, name] }).setting
  const later = next(goOn(earlier, setting), { is: 'reply', text: 'Asha' }, setting)
  expect(later.log.slice(-2)).toMatchObject([
    { say: 'again', slot: 'cabin', because: { is: 'unclear' } },
    { say: 'ask', slot: 'cabin' },
  ])
})

test('questions are asked in the site’s words, and answers are shown in the guest’s language', () => {
  const helped = { ...visa, help: 'Most {guests} do.' }
  const form = {
    ...talk({ questions: [helped, name] }).setting.form,
    texts: { send: 'Off it goes' },
  }
  const words = createWords(firstWords(wording(texts, form), 'en-GB'))
  expect(words.saying({ say: 'ask', slot: 'visa' })).toBe('Need a visa?\nMost {guests} do.')
  expect(words.text('label_visa')).toBe('Need a visa?')
  expect(words.text('label_name')).toBe(texts.label_name)
  expect(words.text('send')).toBe('Off it goes')
  expect(words.value('visa', false)).toBe('No')
  expect(words.value('extras', ['a', 'b'])).toBe('a and b')
  expect(words.value('born', '1980-02-29')).toContain('February')
  expect(words.text('label_gone')).toBe('…')
})

test('a site speaks its own languages, and the first of them to everybody else', () => {
  const { form } = talk().setting
  const locale = (guest: string, ...languages: string[]) => spoken(guest, { ...form, languages })
  expect(locale('de-AT')).toBe('de-AT')
  expect(locale('de-AT', 'es', 'de')).toBe('de-AT')
  expect(locale('no', 'es', 'nb')).toBe('no')
  expect(locale('fr-FR', 'es', 'de')).toBe('es')
})

test('a site that speaks Chinese, in either script, has it in the characters of each guest', () => {
  const { form } = talk().setting
  const locale = (guest: string, ...languages: string[]) => spoken(guest, { ...form, languages })
  expect(locale('zh-TW', 'en', 'zh')).toBe('zh-TW')
  expect(locale('zh-HK', 'en', 'zh-Hant')).toBe('zh-HK')
  expect(locale('zh-CN', 'en', 'zh', 'zh-Hant')).toBe('zh-CN')
  expect(locale('zh-CN', 'zh-Hant', 'en')).toBe('zh-CN')
  expect(locale('fr-FR', 'zh-Hant', 'zh')).toBe('zh-Hant')
})

test('a number may have a comma, and chips of numbers are numbers', () => {
  const rooms: Question = { ...budget, slot: 'rooms', minimum: 0, options: ['1', '2'] }
  const guest = asked(rooms, name)
  expect(guest.prompt()?.chips.slice(0, 2)).toEqual([
    { is: 'value', slot: 'rooms', value: 1 },
    { is: 'value', slot: 'rooms', value: 2 },
  ])
  expect(guest.types('1,5').fields()).toEqual({ rooms: 1.5 })
})

test('what must be answered offers no way past it, what is to be changed a way back', () => {
  const guest = asked(name)
  expect(guest.prompt()?.chips).toEqual([])
  expect(guest.types('Asha').asked()).toBe('summary')
  const told = talk({ questions: [visa, name], presets: { name: 'Asha', visa: true } })
  expect(told.asked()).toBe('summary')
  told.does({ is: 'change', slot: 'name' })
  expect(told.prompt()?.chips).toEqual([{ is: 'back' }])
})

test.each([
  ['en', 'I don’t have an email'],
  ['ru', 'у меня нет почты'],
  ['uk', 'в мене немає пошти'],
  ['ja', 'メールはないです'],
  ['ko', '메일 없어요'],
  ['zh', '没有邮箱'],
  ['th', 'ไม่มีอีเมลครับ'],
  ['tr', 'e-postam yok'],
  ['hi', 'मेरे पास ईमेल नहीं है'],
  ['vi', 'minh khong co email'],
  ['id', 'saya tidak punya email'],
  ['de', 'ich habe keine E-Mail'],
])('in %s “%s” passes the e-mail over and is kept', (language, reply) => {
  const { texts } = files[`../../widget/locales/${language}.ts`]!
  const guest = talk({ texts, questions: [{ slot: 'email', kind: 'email', required: false }] })
  guest.skips().types(reply)
  expect(guest.asked()).toBe('summary')
  expect(guest.fields()).toEqual({ other_words: reply })
})

test.each([
  ['th', 'ยังไม่แน่ใจค่ะ'],
  ['ja', '未定なんです'],
  ['zh', '还没想好呢'],
])('in %s “%s” passes a question over, with its politeness', (language, reply) => {
  const { texts } = files[`../../widget/locales/${language}.ts`]!
  const questions = [{ slot: 'no_of_days', kind: 'number', required: false }] as const
  expect(
    talk({ texts, questions: [...questions] })
      .skips()
      .types(reply)
      .asked(),
  ).toBe('summary')
})
