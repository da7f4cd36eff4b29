import { describe, expect, test } from 'vitest'
import type { Slot } from '../../widget/understand/reading.ts'
import { allOf, readingsOf } from './guest.ts'
import { said } from './said.ts'

/** All that is read of a reply, but where it stands. */
async function meant(locale: string, text: string, slot?: Slot) {
  const readings = Object.entries(await readingsOf(locale, text, slot))
  return readings.map(([name, reading]) => [name, { ...reading, span: undefined }])
}

const replies: [locale: string, text: string, slot?: Slot][] = [
  ['en', 'a week in Costa Rica from 12 Dec, 2 adults and 1 child (aged 5)'],
  ['en', 'Lake Garda for 5'],
  ['en', '2', 'no_of_adults'],
  ['en', "I'm Ana María", 'name'],
  ['de', 'Mein Name ist Jürgen Groß', 'name'],
  ['es', 'me llamo Lucía Peña', 'name'],
  ['ru', 'неделя', 'no_of_days'],
  ['pl', 'dwa tygodnie', 'no_of_days'],
  ['ja', '田中花子です', 'name'],
  ['ja', '5月がいいです'],
  ['ko', '다음 주 일요일, 2박 3일'],
  ['ko', '5일', 'no_of_days'],
  ['fr', 'la première semaine de février à Besançon'],
  ['vi', '3 ngày ở Đà Nẵng, 2 người lớn'],
  ['zh', '7月20日去三亚'],
]

describe.each([
  ['a smile', (text: string) => `${text} :)`],
  ['smiles as Russians type them', (text: string) => `${text})))`],
  ['a sign', (text: string) => `${text} 👨‍👩‍👧 ☀️`],
  ['marks of joy', (text: string) => `${text}!!`],
  ['a mark that nobody sees', (text: string) => `${text}\u200b\u200e`],
  ['wide gaps', (text: string) => ` ${text.replaceAll(' ', '  ')} `],
  ['gaps as word processors have them', (text: string) => text.replaceAll(' ', '\u00a0')],
  ['letters in pieces', (text: string) => text.normalize('NFD')],
])('%s changes nothing of what is said', (_, typed) => {
  test.each(replies)('%s: %s', async (locale, text, slot) => {
    expect(await meant(locale, typed(text), slot)).toEqual(await meant(locale, text, slot))
  })
})

test.each(['Ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏ．ｊｐ', 'Taro＠example.co.jp', 'Taro@example。co。jp'])(
  'an address as an input method leaves it: %s',
  async text => {
    expect(await allOf('ja', `メールは${text}です`)).toEqual({ email: 'Taro@example.co.jp' })
  },
)

test('a day in brackets is still one', async () => {
  const { start_date } = await readingsOf('ja', '1月4日(月)')
  expect(start_date).toMatchObject({ value: '2027-01-04' })
})

describe('words that guests of one language use', () => {
  test.each([
    ['ar', 'خامس عشر أغسطس', { start_date: '2027-08-15' }],
    ['ar', 'ليلتين', { no_of_days: 2 }],
    ['tr', '20 aralığa', { start_date: '2026-12-20' }],
    ['tr', '4 ocağı düşünüyoruz', { start_date: '2027-01-04' }],
    ['tr', 'karım, ben ve üç çocuğumuz', { no_of_adults: 2, no_of_children: 3 }],
    ['th', 'สิ้นเดือนหน้า', { start_date: '?' }],
    ['th', 'ผู้ใหญ่ 3 คน เด็ก 2 คน อายุ 6 กับ 9 ขวบ', { children_ages: [6, 9] }],
    ['vi', '3 lớn 1 nhỏ', { no_of_adults: 3, no_of_children: 1 }],
    ['id', '3 orang dewasa dan 1 orang anak', { no_of_adults: 3, no_of_children: 1 }],
    ['id', '9 mrt 2027', { start_date: '2027-03-09' }],
    ['id', 'namaku Wayan', { name: 'Wayan' }],
    ['uk', 'на Великдень', { start_date: '?' }],
    ['id', 'ingin ke Lombok, 2 anak 4th dan 7th', { destination: 'Lombok', children_ages: [4, 7] }],
    ['id', '2 dewasa, tidak bawa anak', { no_of_adults: 2, no_of_children: 0 }],
    ['zh-TW', '2大2細', { no_of_adults: 2, no_of_children: 2 }],
    ['en', 'two kids (ages 4 & 9)', { no_of_children: 2, children_ages: [4, 9] }],
  ])('%s: %s', async (locale, text, told) => {
    expect(await allOf(locale, text)).toMatchObject(told)
  })
})

describe('lengths and days as they are typed in a hurry', () => {
  test.each([
    ['ru', 'на недельку в мае', { no_of_days: 7, start_date: '?' }],
    ['ru', 'через неделю', { start_date: '2026-11-28' }],
    ['uk', 'через тиждень', { start_date: '2026-11-28' }],
    ['ru', 'в начале июля дней на 10', { start_date: '?', no_of_days: 10 }],
    ['tr', 'haziranda 5 günlüğüne', { start_date: '?', no_of_days: 5 }],
    ['tr', 'ağustosta 1 haftalığına', { start_date: '?', no_of_days: 7 }],
    ['ru', 'дней на 10 в июне', { start_date: '?', no_of_days: 10 }],
    ['vi', '2 tháng sau', { start_date: '?' }],
    ['vi', 'ngày 2 tháng sau', { start_date: '2026-12-02' }],
    ['vi', 'tour đà lạt 3n2đ ngày 10/2', { start_date: '2027-02-10', no_of_days: 3 }],
    ['id', 'tgl 1 sd 5 maret', { start_date: '2027-03-01', no_of_days: 5 }],
    ['de', 'ne woche', { no_of_days: 7 }],
    ['fr', 'une dizaine de jours', { no_of_days: 10 }],
    ['en', 'early to mid september', { start_date: '?' }],
  ])('%s: %s', async (locale, text, told) => {
    const asked = /woche|jours/.test(text) ? 'no_of_days' : undefined
    expect(await allOf(locale, text, asked)).toEqual(told)
  })

  test('between two numbers the Japanese comma is a choice of lengths', async () => {
    expect(await allOf('ja', '2、3日')).toEqual({ no_of_days: '?' })
    expect(await allOf('ja', '4、5日', 'no_of_days')).toEqual({ no_of_days: '?' })
  })

  test('a week in Thai is no Sunday', async () => {
    expect(await allOf('th', 'อาทิตย์นึง', 'no_of_days')).toEqual({ no_of_days: 7 })
  })

  test('of so many days in Ukrainian nobody is counted', async () => {
    expect(await allOf('uk', 'днів на 10')).not.toHaveProperty('no_of_adults')
  })
})

describe('words of one language beside a length, a place or a holiday', () => {
  test.each([
    ['da', '14 dages ferie i juli', { start: '2027-07-01 … 2027-07-31', days: '14' }],
    ['da', 'en uges ferie i juli', { start: '2027-07-01 … 2027-07-31', days: '7' }],
    ['nb', 'en ukes ferie i juli', { start: '2027-07-01 … 2027-07-31', days: '7' }],
    ['nb', '10 dagers tur i juli', { start: '2027-07-01 … 2027-07-31', days: '10' }],
    ['nl', 'met oud en nieuw naar Wenen', { start: '2027-12-31?', days: '-' }],
    ['es', 'no antes del 10 de junio', { start: '2027-06-10', days: '-' }],
    [
      'pt-BR',
      'entre 1 e 15 de setembro, 7 noites em natal',
      { start: '2027-09-01 … 2027-09-15', days: '7' },
    ],
    ['pt-BR', 'no natal', { start: '2027-12-25?', days: '-' }],
    ['en-GB', '12 Dec, back 2 weeks later', { start: '2027-12-12', days: '14' }],
    ['de', '12. Dez., 2 Wochen später zurück', { start: '2027-12-12', days: '14' }],
    ['en-GB', 'any day after the 15th', { start: '2027-03-15 … 2027-03-28', days: '-' }],
    ['en-GB', '23 of next month', { start: '2027-04-23', days: '-' }],
  ])('%s: %s', async (locale, text, expected) => {
    expect(await said({ locale, text })).toEqual(expected)
  })
})

describe('a Hebrew letter before a number leads it', () => {
  test.each([
    ['מחיר ל7 לילות מ15 במרץ', { start: '2027-03-15', days: '7' }],
    ['מ1 עד 9 במאי', { start: '2027-05-01', days: '9' }],
    ['בסביבות ה20 במרץ', { start: '2027-03-20?', days: '-' }],
  ])('%s', async (text, expected) => {
    expect(await said({ locale: 'he', text })).toEqual(expected)
  })

  test.each([
    ['ילדים 5 ו 8', 'no_of_children'],
    ['אני ואשתי', 'no_of_adults'],
  ] as const)('%s are two', async (text, slot) => {
    expect(await readingsOf('he', text)).toMatchObject({ [slot]: { is: 'value', value: 2 } })
  })
})

describe('what is said for courtesy is no part of an answer', () => {
  test.each([
    ['en', 'on the first, please', 'start_date', '2026-12-01'],
    ['en', '10 thanks', 'no_of_days', 10],
    ['en', 'Bali please :)', 'destination', 'Bali'],
    ['en', 'Asha Rao, thank you!', 'name', 'Asha Rao'],
    ['de', 'am 17. bitte', 'start_date', '2026-12-17'],
    ['de', 'Bali bitte', 'destination', 'Bali'],
    ['es', 'el 17 por favor', 'start_date', '2026-12-17'],
    ['fr', "le 17 s'il vous plaît", 'start_date', '2026-12-17'],
    ['it', '10 grazie', 'no_of_days', 10],
    ['nl', '2 alsjeblieft, bedankt', 'no_of_adults', 2],
    ['pt', 'dia 17 por favor', 'start_date', '2026-12-17'],
    ['pl', 'tydzień poproszę', 'no_of_days', 7],
    ['ru', 'неделя, спасибо', 'no_of_days', 7],
    ['uk', '17 будь ласка', 'start_date', '2026-12-17'],
    ['sv', 'den 17 tack', 'start_date', '2026-12-17'],
    ['tr', '2 lütfen', 'no_of_adults', 2],
    ['ar', '2 من فضلك', 'no_of_adults', 2],
    ['hi', '2 कृपया', 'no_of_adults', 2],
    ['id', '2 ya, terima kasih', 'no_of_adults', 2],
    ['vi', '2 ạ', 'no_of_adults', 2],
    ['th', '2 ค่ะ', 'no_of_adults', 2],
    ['ja', '2人でお願いします', 'no_of_adults', 2],
    ['ja', '5日でお願いします', 'no_of_days', 5],
    ['ko', '5일 부탁드려요', 'no_of_days', 5],
    ['zh', '2个人，谢谢', 'no_of_adults', 2],
  ] as const)('%s: %s', async (locale, text, slot, value) => {
    const readings = await readingsOf(locale, text, slot)
    expect(readings[slot]).toMatchObject({ is: 'value', value })
    if (slot !== 'destination') expect(readings).not.toHaveProperty('destination')
  })

  test.each(['Well', 'Hey', 'Sure', 'Thanks'])('%s is no place', async word => {
    const readings = await readingsOf('en', `${word}, from 12 June`)
    expect(readings.start_date).toMatchObject({ value: '2027-06-12' })
    expect(readings).not.toHaveProperty('destination')
  })

  test('alone it says nothing, and is no crash', async () => {
    expect(await readingsOf('en', 'please', 'no_of_days')).toEqual({})
  })
})

describe('what is said around an answer is no part of it', () => {
  test.each([
    ['fr', 'peut-être Bali', 'destination', 'Bali'],
    ['it', 'credo Bali', 'destination', 'Bali'],
    ['it', 'penso 4', 'no_of_adults', 4],
    ['pt', 'acho que Bali', 'destination', 'Bali'],
    ['sv', 'jag tror Bali', 'destination', 'Bali'],
    ['da', '10 tror jeg', 'no_of_days', 10],
    ['da', 'jeg tror Bali', 'destination', 'Bali'],
    ['nb', 'jeg tror Bali', 'destination', 'Bali'],
    ['nb', 'den 17 tror jeg', 'start_date', '2026-12-17'],
    ['uk', 'думаю Балі', 'destination', 'Балі'],
    ['uk', 'мабуть 4', 'no_of_adults', 4],
    ['tr', 'Bali sanırım', 'destination', 'Bali'],
    ['tr', 'galiba 4', 'no_of_adults', 4],
    ['id', 'kayaknya Bali', 'destination', 'Bali'],
    ['id', '4 aja', 'no_of_adults', 4],
    ['vi', 'có lẽ Bali', 'destination', 'Bali'],
    ['vi', 'tôi nghĩ 4', 'no_of_adults', 4],
    ['th', 'น่าจะบาหลี', 'destination', 'บาหลี'],
    ['th', 'ผมสมชาย', 'name', 'สมชาย'],
    ['ja', 'たぶんバリ', 'destination', 'バリ'],
    ['ja', 'バリかな', 'destination', 'バリ'],
    ['ko', '발리요', 'destination', '발리'],
    ['ko', '안녕하세요 김민수입니다', 'name', '김민수'],
    ['zh', '巴厘岛吧', 'destination', '巴厘岛'],
    ['zh', '可能巴厘岛', 'destination', '巴厘岛'],
  ] as const)('%s: %s', async (locale, text, slot, value) => {
    const readings = await readingsOf(locale, text, slot)
    expect(readings[slot]).toMatchObject({ is: 'value', value })
  })

  test.each([
    ['es', 'Bueno, 3 de mayo', '2027-05-03'],
    ['fr', 'Eh bien, le 15 juin', '2027-06-15'],
    ['it', 'Allora, 15 giugno', '2027-06-15'],
    ['pl', 'Może 15 czerwca', '2027-06-15'],
    ['pt', 'Então, 15 de junho', '2027-06-15'],
    ['sv', 'Alltså, 15 juni', '2027-06-15'],
    ['tr', 'Tamam, 15 Haziran', '2027-06-15'],
    ['uk', 'Ну, 15 червня', '2027-06-15'],
  ])('%s: nor a place: %s', async (locale, text, day) => {
    const readings = await readingsOf(locale, text)
    expect(readings.start_date).toMatchObject({ value: day })
    expect(readings).not.toHaveProperty('destination')
  })
})

test.each([
  ['ja', '山田花子です。よろしくお願いします', '山田花子'],
  ['ja', '山田です、よろしくお願いいたします', '山田'],
  ['ko', '김민수입니다. 잘 부탁드립니다', '김민수'],
])('%s: %s: what is said for courtesy is no part of a name', async (locale, text, name) => {
  expect(await allOf(locale, text, 'name')).toMatchObject({ name })
})

test.each([
  ['zh', '12月5日出发，2个人', undefined],
  ['ar', 'نروح دبي في اجازة نص السنة', undefined],
  ['ko', '제주도 가고싶어요', '?'],
])('%s: %s: words of travel are no place', async (locale, text, destination) => {
  expect((await allOf(locale, text))['destination']).toBe(destination)
})

test.each([
  ['id', 'minggu kedua januari', '2027-01-08', '2027-01-14'],
  ['ar', 'أول أسبوع من فبراير', '2027-02-01', '2027-02-07'],
])('%s: %s is a week of the month', async (locale, text, from, to) => {
  expect((await readingsOf(locale, text)).start_date).toMatchObject({ from, to })
})

test.each([
  ['ro', 'de pe 10 pana pe 17 iulie'],
  ['bg', 'от 10 до 17 юли'],
])('%s, without a pack: of %s both days are offered', async (locale, text) => {
  const candidates = ['2027-07-10', '2027-07-17']
  expect((await readingsOf(locale, text)).start_date).toMatchObject({ candidates })
})
