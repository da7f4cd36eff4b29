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

test('a name and a number are taken at any question, and the question is put again', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults', 'Asha Rao, +91 98450 12345')
  const person = { name: 'Asha Rao', phone_number: '+91 98450 12345' }
  expect(guest.fields()).toMatchObject({ destination: 'Bali', ...person })
  expect(guest.asked()).toBe('no_of_children')
  guest.types('none')
  expect(guest.asked()).toBe('email')
})

test('an answer may correct another one: the latest word counts', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults', 'no, 3 adults')
  expect(guest.fields()).toMatchObject({ no_of_adults: 3, no_of_children: 0 })
  const other = talk().skips().types('Bali', 'tomorrow', 'from 12 to 20 December')
  expect(other.fields()).toMatchObject({ start_date: '2026-12-12', no_of_days: 9 })
})

test('what is said beside a date that is still open is not lost', () => {
  const guest = talk().skips().types('Bali', 'mid March, 2 adults')
  expect(guest.asked()).toBe('start_date')
  expect(guest.fields()).toMatchObject({ no_of_adults: 2 })
})

test.each(['is breakfast included?', '朝食は付きますか？', 'هل الإفطار مشمول؟'])(
  'a question to the operator is kept as a note, and said so: %s',
  question => {
    const guest = talk().types('Bali 12-19 December, 2 adults', question)
    expect(guest.heard()).toMatchObject([
      { say: 'understood', pieces: [{ slot: 'comments', value: question }] },
      { say: 'ask', slot: 'no_of_children' },
    ])
    expect(guest.fields()).toMatchObject({ comments: question })
  },
)

test('what was written while the last answer was being read is kept', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults, no kids')
  guest.types('Asha Rao', '+91 98450 12345', 'skip', 'skip', 'and 3 adults', 'thanks a lot')
  expect(guest.fields()).toMatchObject({ no_of_adults: 3, last_words: 'thanks a lot' })
  expect(guest.asked()).toBe('summary')
})
