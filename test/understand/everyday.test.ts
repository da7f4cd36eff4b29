import { describe, expect, test } from 'vitest'
import { readingsOf } from './guest.ts'
import { said } from './said.ts'

describe('a day of another matter is asked about, or none of the trip’s', () => {
  test.each([
    ['en-GB', 'my passport expires 12 june 2029', '2029-06-12?'],
    ['en-GB', 'black friday', '-'],
    ['pt-BR', 'nesse momento não sei', '-'],
    ['pl', 'jeszcze tego nie wiem', '-'],
    ['it', 'ho una domanda', '-'],
    ['sv', 'det är vår bröllopsresa', '-'],
    ['sv', 'vår dotter och vår son', '-'],
  ])('%s: %s', async (locale, text, start) => {
    expect(await said({ locale, text })).toEqual({ start, days: '-' })
  })
})

describe('words that guests use for a day', () => {
  test.each([
    ['fr', '12 juill.', '2027-07-12'],
    ['sv', 'det är den 12 juni', '2027-06-12'],
    ['pl', 'za tydzień', '2027-03-17'],
    ['pl', 'za miesiąc', '2027-04-10'],
    ['ru', 'через месяц', '2027-04-10'],
    ['uk', 'через місяць', '2027-04-10'],
    ['cs', 'za týden', '2027-03-17'],
    ['bg', 'след седмица', '2027-03-17'],
    ['ar', 'بعد شهر', '2027-04-10'],
    ['tr', 'haftaya cumartesi', '2027-03-20'],
    ['tr', 'seneye haziranda', '2028-06-01 … 2028-06-30'],
    ['pt-BR', 'segunda semana de maio', '2027-05-08 … 2027-05-14'],
    ['pt-BR', 'daqui uns 3 meses', '2027-06-10'],
    ['es', 'en unos 3 meses', '2027-06-10?'],
    ['nl', 'over ongeveer 3 maanden', '2027-06-10?'],
    ['sv', 'om ungefär 3 månader', '2027-06-10?'],
    ['es', 'el viernes a las 10', '2027-03-12'],
    ['nl', 'vrijdag om 10 uur', '2027-03-12'],
    ['sv', 'första veckan i juni', '2027-06-01 … 2027-06-07'],
    ['da', 'midt i maj', '2027-05-08 … 2027-05-24'],
    ['vi', 'giữa tháng 5', '2027-05-08 … 2027-05-24'],
    ['ja', '5月か6月', '2027-05-01 … 2027-06-30'],
    ['de', 'Sommerferien', '2027-06-01 … 2027-08-31'],
    ['da', 'i sommerferien', '2027-06-01 … 2027-08-31'],
    ['nb', 'i romjula', '2027-12-25?'],
    ['pl', 'latem', '2027-06-01 … 2027-08-31'],
    ['de', 'in Woche 32', '2027-08-09 … 2027-08-15'],
    ['es', 'el lunes por la mañana', '2027-03-15'],
    ['ko', '금요일 오전 10시', '2027-03-12'],
    ['ar', 'الأسبوع الجاي', '2027-03-15 … 2027-03-21'],
    ['ar', 'نهاية الشهر الجاي', '2027-04-19 … 2027-04-30'],
    ['pl', 'koniec listopada przyszłego roku', '2028-11-19 … 2028-11-30'],
    ['tr', 'haziranın ilk yarısında', '2027-06-01 … 2027-06-16'],
    ['ja', '6月前半に', '2027-06-01 … 2027-06-12'],
    ['uk', "п'ятого травня", '2027-05-05'],
    ['uk', "дев'ятого травня", '2027-05-09'],
    ['uk', "п'ятнадцятого травня", '2027-05-15'],
    ['vi', 'tháng 4 còn chỗ không', '2027-04-01 … 2027-04-30'],
    ['de', 'am 17. nicht am 16.', '2027-03-16 | 2027-03-17'],
  ])('%s: %s', async (locale, text, start) => {
    expect(await said({ locale, text })).toEqual({ start, days: '-' })
  })
})

describe('a month that is ruled out is no window, and nothing is offered before what it begins with', () => {
  test.each([
    ['en-GB', 'not before May', '2027-05-01 … 2027-05-31'],
    ['en-GB', 'not before 5 May', '2027-05-05'],
    ['en-GB', 'not in August', '-'],
    ['en-GB', 'not in July or August', '-'],
    ['pl', 'nie w lipcu, raczej we wrześniu', '2027-09-01 … 2027-09-30'],
    ['ru', 'не в июле, а в сентябре', '2027-09-01 … 2027-09-30'],
    ['uk', 'не в липні, а у вересні', '2027-09-01 … 2027-09-30'],
    ['id', 'jangan Juli, September saja', '2027-09-01 … 2027-09-30'],
    ['en-GB', 'any month except July and August', '-'],
    ['en-GB', 'not in July, we prefer September', '2027-09-01 … 2027-09-30'],
    ['en-GB', 'any Friday in May', '2027-05-01 … 2027-05-31'],
    ['de', 'nicht vor Mai', '2027-05-01 … 2027-05-31'],
    ['de', 'nicht im August', '-'],
    ['de', 'außer August', '-'],
    ['fr', 'pas avant mai', '2027-05-01 … 2027-05-31'],
    ['fr', 'pas en août', '-'],
    ['es', 'no antes de mayo', '2027-05-01 … 2027-05-31'],
    ['es', 'no en agosto', '-'],
    ['it', 'non prima di maggio', '2027-05-01 … 2027-05-31'],
    ['it', 'tranne agosto', '-'],
    ['nl', 'niet voor mei', '2027-05-01 … 2027-05-31'],
    ['nl', 'behalve augustus', '-'],
    ['pt', 'não antes de maio', '2027-05-01 … 2027-05-31'],
    ['pt', 'exceto agosto', '-'],
    ['sv', 'inte före maj', '2027-05-01 … 2027-05-31'],
    ['sv', 'inte i augusti', '-'],
    ['da', 'ikke før maj', '2027-05-01 … 2027-05-31'],
    ['nb', 'ikke i august', '-'],
  ])('%s: %s', async (locale, text, start) => {
    expect(await said({ locale, text })).toEqual({ start, days: '-' })
  })
})

describe('days that are counted are no day of the month', () => {
  test.each([
    ['zh-CN', '想去张家界三日游', '-', '3'],
    ['zh-TW', '東京五日遊', '-', '5'],
    ['zh-CN', '12月3日游三亚', '2027-12-03', '-'],
    ['ko', '10일 정도 유럽 여행', '-', '10'],
    ['ko', '5일 동안 다낭', '-', '5'],
    ['ko', '4월 15일 정도', '2027-04-15', '-'],
  ])('%s: %s', async (locale, text, start, days) => {
    expect(await said({ locale, text })).toEqual({ start, days })
  })

  test('asked when, they are', async () => {
    const asked = { locale: 'ko', text: '20일 정도', slot: 'start_date' } as const
    expect(await said(asked)).toEqual({ start: '2027-03-20', days: '-' })
  })
})

test.each([
  ['ar', 'اثنا عشر يوما', '12'],
  ['ar', 'اثني عشر يوما', '12'],
])('%s: %s are %s days', async (locale, text, days) => {
  expect(await said({ locale, text })).toEqual({ start: '-', days })
})

test.each([
  ['hi', 'गोवा कब जाना चाहिए'],
  ['hi', 'कहाँ जाना चाहिए'],
  ['ja', '17時以降に08012345678にお電話ください'],
])('%s: “%s” names no place before its verb', async (locale, text) => {
  expect(await readingsOf(locale, text)).not.toHaveProperty('destination')
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

test('a Russian child is no place, for the end of its name', async () => {
  expect(await readingsOf('ru', 'я и ребёнок')).not.toHaveProperty('destination')
})

test('an Arabic no is no week', async () => {
  expect(await readingsOf('ar', 'لا', 'no_of_days')).toEqual({})
})

test('a price in Polish counts nobody', async () => {
  expect(await readingsOf('pl', '80 zł za osobę')).toEqual({})
})

test.each([
  ['zh', '我叫王芳'],
  ['da', 'jeg hedder Anna'],
  ['nb', 'jeg heter Anna'],
])('%s: asked where to, "%s" names no place', async (locale, text) => {
  expect(await readingsOf(locale, text, 'destination')).not.toHaveProperty('destination')
})
