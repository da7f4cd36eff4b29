import { expect, test } from 'vitest'
import { talk } from './conversation-maker.ts'

test('an answer that holds more than was asked fills the other slots too', () => {
  const guest = talk().skips().types('Bali', '12-19 December, 2 adults')
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-12', no_of_adults: 2 })
  expect(guest.asked()).toBe('no_of_children')
})

test('a correction at another question is taken, said, and the question is put again', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults')
  guest.types('actually 3 adults')
  expect(guest.fields()).toMatchObject({ no_of_adults: 3 })
  expect(guest.heard()).toMatchObject([
    { say: 'understood', pieces: [{ slot: 'no_of_adults', value: 3 }] },
    { say: 'ask', slot: 'no_of_children' },
  ])
})

test('a name is taken out of its sentence and the words go along', () => {
  const guest = talk({ questions: [{ slot: 'name', kind: 'text', required: true }] })
  guest.skips().types('my name is Ana María')
  expect(guest.fields()).toMatchObject({ name: 'Ana María', name_words: 'my name is Ana María' })
})

test('a name nobody has heard of is taken at the second try', () => {
  const guest = talk({ questions: [{ slot: 'name', kind: 'text', required: true }] }).skips()
  guest.types('why do you ask?', 'X Æ A-12')
  expect(guest.fields()).toMatchObject({ name: 'X Æ A-12' })
})

test('remarks are kept as they are, whatever they hold', () => {
  const guest = talk({ questions: [{ slot: 'comments', kind: 'long_text', required: false }] })
  guest.skips().types('We fly on 3 March with 2 dogs')
  expect(guest.fields()).toEqual({ comments: 'We fly on 3 March with 2 dogs' })
})

test('the ages of children go along', () => {
  const guest = talk().types('Bali, 2 adults and 2 kids aged 4 and 7')
  expect(guest.fields()).toMatchObject({ no_of_children: 2, children_ages: [4, 7] })
})

test('a telephone number needs digits', () => {
  const guest = talk({ questions: [{ slot: 'phone_number', kind: 'phone', required: true }] })
  expect(guest.skips().types('call me', 'maybe').asked()).toBe('phone_number')
  expect(guest.types('020 7946 0123').asked()).toBe('summary')
})

test('comments stay within 500 code points when the open day is added', () => {
  const guest = talk({
    questions: [
      { slot: 'start_date', kind: 'date', required: false },
      { slot: 'comments', kind: 'long_text', required: false },
    ],
  })
  guest.skips().types('mid March').skips().types('🐢'.repeat(500))
  expect([...String(guest.fields()['comments'])]).toHaveLength(500)
})

test('“none” says that no children come, and passes other questions over', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults', 'none')
  expect(guest.fields()).toMatchObject({ no_of_children: 0 })
  guest.types('Ana', '+44 20 7946 0123', 'none')
  expect(guest.asked()).toBe('comments')
  expect(guest.fields()).not.toHaveProperty('email')
})
