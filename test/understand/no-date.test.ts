import { describe, expect, test } from 'vitest'
import { allOf } from './guest.ts'
import { said, start } from './said.ts'

test.each([
  ['de', 'im Juli oder so', '2027-07-01 … 2027-07-31'],
  ['de', 'um den 10. April oder so', '2027-04-10?'],
  ['de', 'fr oder so', '2027-03-12 | 2027-03-14'],
  ['nl', 'in mei of zo', '2027-05-01 … 2027-05-31'],
  ['en-IN', 'Bali in December, budget 1.5 lakhs', '2027-12-01 … 2027-12-31'],
])('%s: “%s” has no other day in it', async (locale, text, day) => {
  expect(await start(locale, text)).toBe(day)
})

test.each([
  ['de', '1 Woche oder so', '7'],
  ['nl', 'weekje of zo', '7'],
  ['nl', 'een weekje of zo', '7'],
])('%s: “%s” is a length, and no Sunday', async (locale, text, days) => {
  expect(await said({ locale, text, slot: 'no_of_days' })).toEqual({ start: '-', days })
})

describe('small talk is no date', () => {
  test.each([
    ['en-GB', 'May I ask you something?'],
    ['en-GB', 'we march on'],
    ['en-GB', 'flight BA 117 at 10:45, room 12'],
    ['en-GB', 'it costs $12.50 for 3'],
    ['en-GB', 'is it 3-4 hours by car?'],
    ['de', 'ein 4-Sterne-Hotel'],
    ['en-GB', 'a 4-star hotel, or a 2bed villa'],
    ['en-GB', '14 High Street, Leeds LS1 4AB'],
    ['ar', '3ayez aro7'],
    ['de', 'Kinder ab 12 Jahren'],
    ['es', 'soy de mar del plata'],
    ['el', 'Είμαι 35 χρονών'],
    ['he', 'אני בן 35'],
    ['hu', 'szép napot'],
    ['en-GB', 'at most 100 euros a night'],
    ['de', 'so, das weiß ich nicht'],
    ['nl', 'doe maar wat'],
    ['en-IN', 'our budget is 1.5 lakh'],
    ['de', 'nach Rom oder so'],
    ['fr', 'je ne sais pas encore'],
  ])('%s: %s', async (locale, text) => {
    expect(await said({ locale, text })).toEqual({ start: '-', days: '-' })
  })
})

describe('words that look like a day mean none', () => {
  test.each([
    ['en-GB', "she was born 5 June '93", '-'],
    ['en-GB', 'change it from 9 to 8', '-'],
    ['en-GB', 'a 4/5* hotel', '-'],
    ['en-GB', '4/5 star hotel from 5 June', '2027-06-05'],
    ['de', '3/4 Sterne ab 5. Juni', '2027-06-05'],
    ['fr', 'hôtel 3/4 étoiles', '-'],
    ['es', 'hotel 4/5 estrellas', '-'],
    ['pl', '4/5 gwiazdek', '-'],
    ['it', 'hotel 3* il 5', '2027-04-05'],
    ['en-GB', 'flights between 12 and 4 in the afternoon', '-'],
    ['de', 'Ich bin Morten Hansen', '-'],
    ['nl', 'Morgan de Vries, 2 volwassenen', '-'],
    ['de', 'Das passt so.', '-'],
    ['de', 'Do. 5. August', '2027-08-05'],
    ['en-GB', 'at the end of the day we want sun', '-'],
    ['zh-CN', '最近想去冲绳', '-'],
    ['zh-CN', '腊月二十', '-'],
    ['ko', '당일치기 여행이요', '-'],
    ['ru', 'отель с завтраком', '-'],
    ['id', 'budget 5jt', '-'],
    ['vi', 'khoảng 10tr', '-'],
    ['ru', 'бюджет 30т', '-'],
    ['ja', '8月の3連休', '2027-08-01 … 2027-08-31'],
    ['fr', 'vue mer, 10 nuits', '-'],
    ['es', 'vista al mar, 10 noches', '-'],
    ['pt-BR', 'vista mar, 2 quartos', '-'],
  ])('%s: %s', async (locale, text, told) => {
    expect(await start(locale, text)).toBe(told)
  })
})

describe('who speaks of now does not ask to leave today', () => {
  test.each([
    ['en-GB', 'There are 10 of us now.'],
    ['en-GB', 'Thank you, bye now.'],
    ['es', 'ahora mismo no sé decirte'],
    ['es', 'en este momento somos cinco'],
    ['de', 'das weiß ich jetzt noch nicht'],
    ['fr', 'maintenant nous sommes trois'],
    ['it', 'adesso non saprei'],
    ['pt-BR', 'agora somos três'],
    ['pl', 'teraz jeszcze nie wiemy'],
    ['ru', 'сейчас пока не решили'],
    ['uk', 'зараз ще не вирішили'],
    ['sv', 'just nu är vi tre'],
    // Of “den här månaden” no part says which one.
    ['sv', 'här är vi fyra'],
    ['da', 'lige nu er vi tre'],
    ['tr', 'şu an karar vermedik'],
    ['ko', '지금은 아직 몰라요'],
    ['id', 'sekarang kami bertiga'],
    ['vi', 'bây giờ tôi chưa quyết định'],
    ['th', 'ตอนนี้ยังไม่แน่ใจ'],
  ])('%s: %s', async (locale, text) => {
    expect(await start(locale, text)).toBe('-')
  })
})

describe('an hour is neither a day nor a stay until it', () => {
  test.each([
    ['es', 'llegamos a las 8 de la noche', '-'],
    ['pt-BR', 'chegamos às 8 da noite', '-'],
    ['it', 'arriviamo alle 8 di notte', '-'],
    ['pl', 'lądujemy o 8 w nocy', '-'],
    ['id', 'kami tiba jam 8 malam', '-'],
    ['fa', 'ساعت ۸ شب می‌رسیم', '-'],
    ['tr', "sabah 8'de", '-'],
    ['tr', "yarın 4'te", '2027-03-11'],
  ])('%s: %s', async (locale, text, start) => {
    expect(await said({ locale, text })).toEqual({ start, days: '-' })
  })
})

describe('a day of another matter is asked about, or none of the trip’s', () => {
  test.each([
    ['en-GB', 'my passport expires 12 june 2029', '2029-06-12?'],
    ['en-GB', 'black friday', '-'],
    ['en-GB', "We'd prefer to travel on a weekday", '-'],
    ['tr', 'herhangi bir gün olur', '-'],
    ['pt-BR', 'nesse momento não sei', '-'],
    ['pl', 'jeszcze tego nie wiem', '-'],
    ['it', 'ho una domanda', '-'],
    ['sv', 'det är vår bröllopsresa', '-'],
    ['sv', 'vår dotter och vår son', '-'],
  ])('%s: %s', async (locale, text, start) => {
    expect(await said({ locale, text })).toEqual({ start, days: '-' })
  })
})

describe('what is stuck to a number, or stands far from a date, is no day', () => {
  test.each([
    ['10ppl, 5 rooms, Dec 28 thru Jan 2', { start: '2027-12-28', days: '6' }],
    ['room only or half board, 14/08/2027 to 21/08/2027', { start: '2027-08-14', days: '8' }],
    ['I was born on 12/03/1985', { start: '-', days: '-' }],
    ['twins (8 months), 3 May', { start: '2027-05-03', days: '-' }],
    ['1st class flights', { start: '-', days: '-' }],
    ['a hotel open 24/7', { start: '2027-07-24?', days: '-' }],
  ])('%s', async (text, told) => {
    expect(await said({ text })).toEqual(told)
  })

  test('a good morning is no tomorrow', async () => {
    expect(await start('de', 'Guten Morgen, ich hätte gern ein Angebot')).toBe('-')
  })
})

test('who is asked for a name may be called April', async () => {
  expect(await said({ text: 'April Jones', slot: 'name' })).toEqual({ start: '-', days: '-' })
})

test.each([
  ['en-GB', 'our 25th wedding anniversary'],
  ['nl', 'onze 25e trouwdag'],
])('%s: “%s” is no 25th of a month', async (locale, text) => {
  expect(await said({ locale, text })).toEqual({ start: '-', days: '-' })
})

describe('the number of a birthday or a wedding day is no day', () => {
  test.each([
    ['en-GB', 'Rome for his 30th birthday', '-'],
    ['en-GB', 'Ibiza for my 30th', '2027-03-30?'],
    ['en-GB', 'Maldives for our 10th anniversary, 14 April', '2027-04-14'],
    ['de', 'zum 30. Geburtstag nach Wien', '-'],
    ['fr', 'pour notre 10e anniversaire de mariage', '-'],
    ['es', 'para nuestro 10º aniversario en Venecia', '-'],
    ['it', 'per il mio 30º compleanno a Ibiza', '-'],
    ['pt', 'nosso 10º aniversário em Veneza', '-'],
    ['nl', 'voor mijn 30e verjaardag naar Ibiza', '-'],
    ['pl', 'na 30. urodziny do Rzymu', '-'],
  ])('%s: %s', async (locale, text, start) => {
    expect(await said({ locale, text })).toEqual({ start, days: '-' })
  })
})

describe('a birthday, an anniversary or an hour is no day and no stay', () => {
  test.each([
    ['hi', 'पत्नी के 30वें जन्मदिन पर पेरिस', '-'],
    ['el', 'για τα 30α γενέθλια στο Παρίσι', '-'],
    ['ko', '결혼 10주년 4월말 몰디브', '2027-04-19 … 2027-04-30'],
    ['zh-CN', '结婚10周年四月底马尔代夫', '2027-04-19 … 2027-04-30'],
    ['ru', 'прилет 12 в 18:40 вылет 19 в 6 утра', '-'],
  ])('%s: %s', async (locale, text, start) => {
    expect(await said({ locale, text })).toEqual({ start, days: '-' })
  })
})

describe('a time of day is no part of the date', () => {
  test.each([
    ['de', '7.9. um 16.45 Uhr', '2027-09-07'],
    ['de', '21.10. 8-9 Uhr', '2027-10-21'],
    ['de', 'nächsten Dienstag gegen 15 Uhr', '2027-03-16'],
    ['de', 'Sonntagabend', '2027-03-14'],
    ['nl', 'zondagavond', '2027-03-14'],
    ['en-GB', 'Sunday at 11', '2027-03-14'],
    ['en-GB', '27 June 1745', '2027-06-27'],
    ['ja', '木曜日の9時', '2027-03-11'],
    ['ja', '6月7日の午後2時', '2027-06-07'],
    ['zh-CN', '周日两点', '2027-03-14'],
    ['ko', '일요일 11시', '2027-03-14'],
    ['hu', 'vasárnap 11 órakor', '2027-03-14'],
    ['hr', 'u nedjelju u 11 sati', '2027-03-14'],
    ['th', 'วันอาทิตย์ 11 โมง', '2027-03-14'],
    ['ca', 'diumenge a les 11 hores', '2027-03-14'],
    ['ru', 'вылет 14 марта в 11', '2027-03-14'],
    ['he', 'ביום ראשון ב-8 בלילה', '2027-03-14'],
    ['vi', 'chủ nhật từ 8 đến 9 giờ tối', '2027-03-14'],
  ])('%s: %s', async (locale, text, day) => {
    expect(await said({ locale, text })).toEqual({ start: day, days: '-' })
  })
})

describe('where the day comes first, a point between two numbers may be that of a time', () => {
  test.each([
    ['en-GB', 'we land at 11.45'],
    ['de', 'Ankunft um 9.40 Uhr'],
    ['it', 'il volo parte alle 8.20'],
    ['pl', 'o 7.50'],
    ['ru', 'прилетаем в 9.15'],
    ['id', 'jam 6.45'],
    ['nb', 'kl. 11.20'],
  ])('%s: %s', async (locale, text) => {
    expect(await allOf(locale, text)).not.toHaveProperty('start_date')
  })
})

test('nl: a good morning is not tomorrow', async () => {
  expect(await allOf('nl', 'goede morgen, wij willen naar Rome')).not.toHaveProperty('start_date')
})

test('the label of a tour is no day', async () => {
  expect(await allOf('id', '4D3N')).not.toHaveProperty('start_date')
})

test('months and days of a stay are no date', async () => {
  expect(await allOf('en', 'for 2 months 5 days')).not.toHaveProperty('start_date')
})
