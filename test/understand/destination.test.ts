import { describe, expect, test } from 'vitest'
import { readDestination } from '../../widget/understand/destination.ts'
import { allOf, placeIn, read, readingsOf } from './guest.ts'

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
    ['vi', 'mình muốn đi đà nẵng 4 ngày 3 đêm', 'đà nẵng'],
    ['vi', 'muon di du lich phu quoc', 'phu quoc'],
    ['he', 'טיסה לרומא מ-10 עד 14 במרץ', 'רומא'],
    ['id', 'mau liburan ke Bali pas lebaran', 'Bali'],
    ['ja', 'ハワイに家族4人で', 'ハワイ'],
    ['ja', '北海道へ行きたいです', '北海道'],
    ['zh', '想去云南玩', '云南'],
    ['ko', '부산으로 여행 가고 싶어요', '부산'],
  ])('%s: %s', async (locale, text, destination) => {
    expect(await read(readDestination, text, { locale })).toEqual({ destination })
  })
})

describe('two places may each have a word of their own before them', () => {
  test.each([
    ['fr', 'en Thaïlande ou au Vietnam', '?'],
    ['fr', 'en Espagne et au Portugal', 'Espagne et au Portugal'],
    ['fr', 'aller au Japon et en Corée', 'Japon et en Corée'],
    ['de', 'nach Griechenland oder in die Türkei', '?'],
    ['it', 'in Sicilia e a Malta', 'Sicilia e a Malta'],
    ['en', 'fly to Rome or to Paris', '?'],
  ])('%s: %s', async (locale, text, destination) => {
    expect(await allOf(locale, text)).toMatchObject({ destination })
  })
})

test.each([
  ['th', 'ไปไต้หวัน 5 วัน', 'ไต้หวัน'],
  ['th', 'ไปสิงคโปร์ได้ไหม', 'สิงคโปร์'],
  ['he', 'שמי דני ואני רוצה לטוס לבודפשט בחנוכה', 'בודפשט'],
  ['he', 'טיול לתל אביב', 'תל אביב'],
])('%s: the place of “%s” is whole, and no more', async (locale, text, value) => {
  const { destination, start_date } = await readingsOf(locale, text)
  expect(destination).toMatchObject({ is: 'value', value })
  expect(start_date).toBeUndefined()
})

test.each([
  ['th', 'อยากไปเกาะครีตประมาณ 14 มิถุนายน', 'เกาะครีต'],
  ['ar', 'شهر عسل في المالديف ابتداء من 21 مايو', 'المالديف'],
])('%s: “about” and “from” in “%s” are none of the place', async (locale, text, place) => {
  expect(await placeIn(locale, text)).toBe(place)
})

test('ko: a place of the site may have a particle', async () => {
  expect(await placeIn('ko', '5월에 제주도에서', ['제주도'])).toBe('제주도')
})

describe('the places of the site come first', () => {
  const destinations = ['São Tomé', 'Reykjavík', 'Oman', '京都', 'Easter Island', 'Friday Harbor']
  test.each([
    ['reykjavik in winter', 'Reykjavík'],
    ['Reykjvaik maybe', 'Reykjavík'],
    ['REYKJAVIKK', 'Reykjavík'],
    ['sao-tome', 'São Tomé'],
    ['京都に行きたい', '京都'],
    ['oman or reykjavik', 'Reykjavík or Oman'],
  ])('%s', async (text, place) => {
    expect(await placeIn('en', text, destinations)).toBe(place)
  })

  test('a feast or a weekday in the name of one is no day', async () => {
    const readings = await readingsOf('en', 'Easter Island in March', undefined, destinations)
    expect(readings).toMatchObject({
      destination: { value: 'Easter Island' },
      start_date: { from: '2027-03-01', to: '2027-03-31' },
    })
    expect(await readingsOf('en', 'Friday Harbor', 'destination', destinations)).toEqual({
      destination: expect.objectContaining({ value: 'Friday Harbor' }),
    })
  })

  test('a short name forgives no slip and a longer word holds no name', async () => {
    expect(await placeIn('en', 'omen', destinations)).toBeUndefined()
    expect(await placeIn('en', 'a woman', destinations)).toBeUndefined()
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
  ['en', 'To goa in June', 'goa'],
  ['en', 'Crete, Half Board, 3 May', 'Crete'],
  ['en', 'In bali in June', 'bali'],
  ['en', 'BALI IN JUNE', 'BALI'],
  ['en', 'costa rica over christmas', 'costa rica'],
  ['en', 'Bali sometime in June', 'Bali'],
  ['en', 'Somerset any time in June', 'Somerset'],
  ['en', 'Isle of Man starting 3 March', 'Isle of Man'],
  ['de', 'Sri Lanka und Malediven über Weihnachten', 'Sri Lanka und Malediven'],
  ['de', 'bali irgendwann im mai', 'bali'],
  ['fr', 'île maurice aux alentours du 15 mai', 'île maurice'],
  ['es', 'costa rica en cualquier momento de mayo', 'costa rica'],
  ['es', 'Buenos Aires durante Navidad', 'Buenos Aires'],
  ['es', 'Salvador saliendo el 3 de marzo', 'Salvador'],
  ['it', 'Costa Rica durante Natale', 'Costa Rica'],
  ['nl', 'Rio de Janeiro ergens in mei', 'Rio de Janeiro'],
  ['nl', 'graag in de Ardennen', 'Ardennen'],
  ['pt', 'Boa Vista saindo dia 3 de março', 'Boa Vista'],
  ['sv', 'sri lanka över jul', 'sri lanka'],
  ['da', 'Bali når som helst i maj', 'Bali'],
  ['nb', 'Costa Rica i påskeferien', 'Costa Rica'],
  ['ru', 'Шри-Ланка примерно 15 мая', 'Шри-Ланка'],
  ['ru', 'Шри-Ланка на Рождество', 'Шри-Ланка'],
  ['de', 'Bali während Weihnachten', 'Bali'],
  ['en', 'Bali before May', 'Bali'],
  ['tr', "Kenya'da 5 gece", 'Kenya'],
])('%s: "%s" keeps the place whole', async (locale, text, place) => {
  expect(await placeIn(locale, text)).toBe(place)
})

test.each([
  ['en', 'Japan, not sure when', 'Japan'],
  ['de', 'Japan, weiß noch nicht wann', 'Japan'],
  ['fr', 'Japon, on ne sait pas quand', 'Japon'],
  ['es', 'Grecia, no sé cuándo', 'Grecia'],
  ['ja', '沖縄、日程は未定', '沖縄'],
  ['ar', 'أريد السفر إلى اليابان ولا أعرف متى', 'اليابان'],
  ['en', 'not sure, maybe Japan', undefined],
])('%s: "%s": what is not known spoils no place before it', async (locale, text, place) => {
  expect(await placeIn(locale, text)).toBe(place)
})

test.each([
  ['en', 'Kenya safari', 'Kenya'],
  ['en', 'Kenya for our honeymoon', 'Kenya'],
  ['en', 'costa rica for 10 days', 'costa rica'],
  ['fr', 'Safari Kenya', 'Kenya'],
  ['nl', 'Turkije all inclusive', 'Turkije'],
  ['en', 'Rome with my mother-in-law', 'Rome'],
])('%s: "%s" has a place and what is none', async (locale, text, place) => {
  expect(await placeIn(locale, text)).toBe(place)
})

test.each([
  ['zh', '我想去日本', '日本'],
  ['zh', '四月去日本', '日本'],
  ['pt-PT', 'quarto duplo', undefined],
])('%s: “%s” names no day by a part of its words', async (locale, text, place) => {
  expect(await placeIn(locale, text)).toBe(place)
  expect((await readingsOf(locale, text)).start_date?.is).not.toBe('value')
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

test('he: the prefix of a date is no part of the place before it', async () => {
  const { destination } = await allOf('he', 'ירח דבש בבאלי מ-12 בדצמבר לשבוע')
  expect(destination).toBe('?')
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

test.each([
  ['en', 'to bali, 2 adults', 'bali'],
  ['es', 'a bali, 2 adultos', 'bali'],
  ['pl', 'do grecji, 2 osoby', 'grecji'],
  ['pl', 'lecimy na kretę w czerwcu', 'kretę'],
  ['nb', 'vi vil til hellas i juni', 'hellas'],
  ['da', 'vi vil gerne til kreta i juni', 'kreta'],
])('%s: a place in small letters behind its word is asked about: %s', async (...given) => {
  const [locale, text, place] = given
  const { destination } = await readingsOf(locale, text)
  expect(destination).toMatchObject({ candidates: [place] })
})

test.each([
  ['do you do city breaks? thinking Prague', { is: 'value', value: 'Prague' }],
  ['first time in Asia, thinking Vietnam in April', { is: 'value', value: 'Vietnam' }],
  ['anniversary trip, thinking Italy or Greece', { candidates: ['Italy', 'Greece'] }],
])('%s', async (text, destination) => {
  expect(await readingsOf('en', text)).toMatchObject({ destination })
})

test('three words in small letters may be no place, three with a capital may', async () => {
  expect(await readingsOf('en', 'Costa del Sol')).toMatchObject({
    destination: { is: 'candidates', candidates: ['Costa del Sol'] },
  })
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
    'they are 5 and 8',
  ])('"%s" is no answer', async text => {
    expect(await read(readDestination, text, { slot: 'destination' })).toEqual({})
  })
})

test.each([
  ['de', 'Österreich'],
  ['fr', 'Marseille'],
  ['it', 'Lago Maggiore'],
  ['sv', 'Marstrand'],
  ['tr', 'Martinik'],
  ['ar', 'مارسيليا'],
  ['pl', 'Zimbabwe'],
  ['ru', 'Мартиника'],
  ['ru', 'Хорватия'],
  ['uk', 'Червоне море'],
  ['uk', 'В’єтнам'],
  ['pt', 'Rio de Janeiro'],
  ['es', 'Santo Domingo'],
  ['zh', '不丹'],
  ['vi', 'Mông Cổ'],
])(
  '%s: asked where to, “%s” is a place, whatever its first letters mean',
  async (locale, place) => {
    const { destination, ...others } = await readingsOf(locale, place, 'destination')
    expect(destination).toMatchObject({ is: 'value', value: place })
    expect(others).toEqual({})
  },
)

test.each([
  ['ko', '12월에 다낭', '다낭'],
  ['ko', '크리스마스에 가고 싶어요', undefined],
  ['ko', '12월 20일부터', undefined],
  ['ko', '12월 20일부터 제주도요', '제주도'],
  ['tr', '20 aralıktan itibaren antalya', 'antalya'],
  ['hi', '20 दिसंबर से गोवा', 'गोवा'],
  ['es', 'a partir del 12 de julio', undefined],
  ['es', 'mallorca a partir del 12 de julio', 'mallorca'],
])(
  '%s: asked where to, “%s” has no particle of a date in the place',
  async (locale, text, place) => {
    const { destination } = await readingsOf(locale, text, 'destination')
    expect(destination).toEqual(place && expect.objectContaining({ is: 'value', value: place }))
  },
)

test('es: who travels from a day on names no place by it', async () => {
  const readings = await readingsOf('es', 'quiero viajar a partir del 12 de julio')
  expect(readings).not.toHaveProperty('destination')
})
