import { describe, expect, test } from 'vitest'
import { readDestination } from '../../widget/understand/destination.ts'
import { read } from './guest.ts'

describe('what stands after a place word is the destination', () => {
  test.each([
    ['en', 'We want to fly from Oslo to Buenos Aires', 'Buenos Aires'],
    ['en', 'looking for hotels in Portland, Oregon', 'Portland, Oregon'],
    ['en', 'can you get me a train to the Isle of Man please', 'Isle of Man'],
    ['en', 'i want to go to lake como with friends', 'lake como'],
    ['en', 'honeymoon in Bora Bora', 'Bora Bora'],
    ['es', 'queremos ir a Cartagena de Indias', 'Cartagena de Indias'],
    ['fr', 'nous voulons partir au Québec', 'Québec'],
    ['de', 'wir möchten in die Türkei', 'Türkei'],
    ['it', 'un viaggio a Palermo', 'Palermo'],
    ['pt', 'gostaríamos de conhecer Ouro Preto', 'Ouro Preto'],
    ['nl', 'graag naar Curaçao', 'Curaçao'],
    ['sv', 'resa till Åre', 'Åre'],
    ['pl', 'chcemy lecieć na Maltę', 'Maltę'],
    ['tr', "Bodrum'a gitmek istiyorum", 'Bodrum'],
    ['ru', 'хочу поехать в Грузию', 'Грузию'],
    ['en', 'i want to visit rome with my mum', 'rome'],
    ['ar', 'نريد السفر إلى مراكش', 'مراكش'],
    ['hi', 'हम जयपुर जाना चाहते हैं', 'जयपुर'],
    ['id', 'kami mau ke Raja Ampat', 'Raja Ampat'],
    ['he', 'אנחנו רוצים לטוס ליפן', 'יפן'],
    ['th', 'อยากไปเที่ยวกระบี่ครับ', 'กระบี่'],
    ['vi', 'muốn đi Hội An', 'Hội An'],
    ['ja', '北海道へ行きたいです', '北海道'],
    ['zh', '想去云南玩', '云南'],
    ['ko', '부산으로 여행 가고 싶어요', '부산'],
  ])('%s: %s', async (locale, text, destination) => {
    expect(await read(readDestination, text, { locale })).toEqual({ destination })
  })
})

describe('the places of the site come first', () => {
  const destinations = ['São Tomé', 'Reykjavík', 'Oman', '京都']
  test.each([
    ['reykjavik in winter', 'Reykjavík'],
    ['Reykjvaik maybe', 'Reykjavík'],
    ['REYKJAVIKK', 'Reykjavík'],
    ['sao-tome', 'São Tomé'],
    ['京都に行きたい', '京都'],
  ])('%s', async (text, destination) => {
    expect(await read(readDestination, text, { destinations })).toEqual({ destination })
  })

  test('two of them are a question', async () => {
    expect(await read(readDestination, 'oman or reykjavik', { destinations })).toEqual({
      destination: { either: ['Reykjavík', 'Oman'] },
    })
  })

  test('a short name forgives no slip and a longer word holds no name', async () => {
    expect(await read(readDestination, 'omen', { destinations })).toEqual({})
    expect(await read(readDestination, 'a woman', { destinations })).toEqual({})
  })
})

test('two places joined by "or" are a question, by "and" a tour', async () => {
  expect(await read(readDestination, 'a trip to Fiji or Samoa')).toEqual({
    destination: { either: ['Fiji', 'Samoa'] },
  })
  expect(await read(readDestination, 'a trip to Fiji and Samoa')).toEqual({
    destination: 'Fiji and Samoa',
  })
})

test('beside a date a name by itself is the destination', async () => {
  const text = 'Zanzibar, 3-10 August'
  expect(await read(readDestination, text, { taken: ['3-10 August'] })).toEqual({
    destination: 'Zanzibar',
  })
})

test('before a date a name that begins the reply needs no comma', async () => {
  const before = (text: string) => read(readDestination, text, { taken: ['12-19 December'] })
  expect(await before('Bali 12-19 December')).toEqual({ destination: 'Bali' })
  expect(await before('New York 12-19 December')).toEqual({ destination: 'New York' })
  expect(await before('Around 12-19 December')).toEqual({})
  expect(await before('Leaving 12-19 December')).toEqual({})
  // In a reply all in capitals a capital says nothing.
  expect(await read(readDestination, 'NEED ROOM 12-19 DEC', { taken: ['12-19 DEC'] })).toEqual({
    destination: { perhaps: 'ROOM' },
  })
})

test.each([
  ['en', 'to March'],
  ['en', 'I want to leave on Friday'],
  ['en', 'We like Delta Airlines'],
  ['en', 'I need to speak to Anna'],
  ['en', 'I need some help with a trip'],
  ['en', 'I would love to see the northern lights'],
  ['en', 'hello! 👋'],
  ['en', 'around Labor Day'],
  ['en', 'Good Morning'],
  ['en', 'honeymoon'],
  ['de', 'Guten Tag, ich habe eine Frage'],
  ['ja', 'こんにちは'],
  ['zh', '你好'],
  ['zh', '你去看电影吗'],
])('%s: "%s" names no place', async (locale, text) => {
  expect(await read(readDestination, text, { locale })).toEqual({})
})

describe('what may be a place by where it stands is a guess', () => {
  test.each([
    ['en', 'rome', [], 'rome'],
    ['en', 'Costa Rica, flexible dates', [], 'Costa Rica'],
    ['en', 'hiking in nepal', [], 'nepal'],
    ['en', '2 weeks rhodes', ['2 weeks'], 'rhodes'],
    ['en', 'rhodes in june', ['june'], 'rhodes'],
    ['ja', '沖縄', [], '沖縄'],
  ])('%s: %s', async (locale, text, taken, perhaps) => {
    expect(await read(readDestination, text, { locale, taken })).toEqual({
      destination: { perhaps },
    })
  })

  test('a site with places of its own wants none', async () => {
    expect(await read(readDestination, 'rome', { destinations: ['Oman'] })).toEqual({})
  })
})

test('of two dates that stand apart each has a label, which is no place', async () => {
  const taken = ['12 Dec', '19 Dec']
  const told = await read(readDestination, 'Arrival 12 Dec, departure 19 Dec', { taken })
  expect(told['destination']).not.toBe('Arrival')
})

describe('asked where to', () => {
  test.each([
    ['somewhere warm', 'somewhere warm'],
    ['I would like to go to tokyo!', 'tokyo'],
    ['Paris and Rome', 'Paris and Rome'],
    ['rome please', 'rome'],
    ['hi, Rome 🌴', 'Rome'],
  ])('%s', async (text, destination) => {
    expect(await read(readDestination, text, { slot: 'destination' })).toEqual({ destination })
  })

  test('what another reader took is left out', async () => {
    const rest = { slot: 'destination' as const, taken: ['June'] }
    expect(await read(readDestination, 'bali in June', rest)).toEqual({ destination: 'bali' })
  })

  test('a second place beside what another reader took is kept', async () => {
    const rest = { slot: 'destination' as const, taken: ['June'] }
    expect(await read(readDestination, 'bali and lombok in June', rest)).toEqual({
      destination: 'bali and lombok',
    })
    expect(await read(readDestination, 'bali or lombok in June', rest)).toEqual({
      destination: { either: ['bali', 'lombok'] },
    })
  })

  test('a single name with a question mark is an answer', async () => {
    expect(await read(readDestination, 'Bali?', { slot: 'destination' })).toEqual({
      destination: 'Bali',
    })
  })

  test.each([
    'hi there',
    'not sure yet',
    'where can I go?',
    '...',
    "I don't know",
    'Hello!',
    'ok',
    'thanks',
    '2',
  ])('"%s" is no answer', async text => {
    expect(await read(readDestination, text, { slot: 'destination' })).toEqual({})
  })
})

test('the article of a date is not the end of the place', async () => {
  const beside = (text: string, locale: string, date: string) =>
    read(readDestination, text, { locale, taken: [date] })
  expect(await beside('queremos ir a Bali del 12 de mayo', 'es', '12 de mayo')).toEqual({
    destination: 'Bali',
  })
  expect(await beside('partir au Kenya le 1er août', 'fr', '1er août')).toEqual({
    destination: 'Kenya',
  })
})
