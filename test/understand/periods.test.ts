import { describe, expect, test } from 'vitest'
import { allOf, readingsOf } from './guest.ts'
import { said, start } from './said.ts'

describe('a period is a window, to be narrowed down', () => {
  test.each([
    ['en-GB', 'sometime in July', '2027-07-01 … 2027-07-31'],
    ['ru', 'две недели в июле', '2027-07-01 … 2027-07-31'],
    ['pl', 'w maju', '2027-05-01 … 2027-05-31'],
    ['en-GB', 'mid June', '2027-06-08 … 2027-06-23'],
    ['en-GB', 'this month', '2027-03-10 … 2027-03-31'],
    ['en-GB', 'next week', '2027-03-15 … 2027-03-21'],
    ['de', 'kommende Woche', '2027-03-15 … 2027-03-21'],
    ['de', 'im laufenden Jahr', '2027-03-10 … 2027-12-31'],
    ['en-GB', 'this weekend', '2027-03-13 … 2027-03-14'],
    ['en-GB', 'summer', '2027-06-01 … 2027-08-31'],
    ['en-GB', '11/2027', '2027-11-01 … 2027-11-30'],
    ['en-GB', 'May to July', '2027-05-01 … 2027-07-31'],
    ['en-GB', 'the last week of May', '2027-05-25 … 2027-05-31'],
    ['de', 'Anfang Mai', '2027-05-01 … 2027-05-12'],
    ['es', 'a finales de abril', '2027-04-19 … 2027-04-30'],
    ['ja', '来月', '2027-04-01 … 2027-04-30'],
    ['ja', '来年の7月', '2028-07-01 … 2028-07-31'],
    ['zh-CN', '明年夏天', '2028-06-01 … 2028-08-31'],
    ['en-GB', 'first weekend of May', '2027-05-01 … 2027-05-02'],
    ['it', 'tra novembre e gennaio', '2027-11-01 … 2028-01-31'],
    ['en-GB', 'before May', '2027-03-10 … 2027-05-01'],
    ['fr', "avant l'été", '2027-03-10 … 2027-06-01'],
    ['es', 'antes de Navidad', '2027-03-10 … 2027-12-25'],
    ['en-GB', 'after May', '2027-05-31 … 2027-06-13'],
    ['tr', "Ekim'de", '2027-10-01 … 2027-10-31'],
    ['en-GB', 'October, budget 7k', '2027-10-01 … 2027-10-31'],
    ['ru', 'июль, 2+1', '2027-07-01 … 2027-07-31'],
    ['fr', 'à la mer en juin', '2027-06-01 … 2027-06-30'],
    ['en-GB', 'for our 10th anniversary in October', '2027-10-01 … 2027-10-31'],
    ['fr', 'notre 10e anniversaire de mariage en juin', '2027-06-01 … 2027-06-30'],
    ['nl', 'ons 10e trouwdag in juni', '2027-06-01 … 2027-06-30'],
    ['en-GB', '5th floor room in May', '2027-05-01 … 2027-05-31'],
    ['ko', '마카오 6월 3박', '2027-06-01 … 2027-06-30'],
    ['ja', '来年の6月、5泊7日', '2028-06-01 … 2028-06-30'],
  ])('%s: %s', async (locale, text, window) => {
    expect((await said({ locale, text })).start).toBe(window)
  })
})

describe('parts of a month and months of next year', () => {
  test.each([
    ['en-GB', 'mid-September', '2027-09-08 … 2027-09-23'],
    ['en-GB', 'next year in May', '2028-05-01 … 2028-05-31'],
    ['de', 'nächstes Jahr im Mai', '2028-05-01 … 2028-05-31'],
    ['he', 'בחודש הבא', '2027-04-01 … 2027-04-30'],
    ['es', 'a primeros de mayo', '2027-05-01 … 2027-05-12'],
    ['en-GB', '2028-03', '2028-03-01 … 2028-03-31'],
    ['en-GB', '2028/3 for two weeks', '2028-03-01 … 2028-03-31'],
    ['en-GB', '2028 - 3 nights', '-'],
    ['en-GB', 'the first weekend in June', '2027-06-05 … 2027-06-06'],
    ['en-GB', 'bank holiday weekend in May', '2027-05-01 … 2027-05-31'],
    ['en-GB', '2nd half of October', '2027-10-16 … 2027-10-31'],
    ['en-GB', 'not June, July maybe', '2027-06-01 … 2027-07-31'],
    ['en-GB', '3, 4, 5 May', '2027-05-05?'],
    ['es', 'la segunda quincena de julio', '2027-07-16 … 2027-07-31'],
    ['fr', 'fin août début septembre', '2027-08-19 … 2027-09-12'],
    ['de', 'Mitte bis Ende Mai', '2027-05-08 … 2027-05-31'],
    ['zh', '三月底四月初', '2027-03-19 … 2027-04-12'],
    ['tr', 'Mart sonu Nisan başı', '2027-03-19 … 2027-04-12'],
    ['en-GB', '3 nights mid week in April', '2027-04-01 … 2027-04-30'],
    ['en-GB', 'early/mid June', '2027-06-01 … 2027-06-23'],
    ['en-GB', 'first half of June', '2027-06-01 … 2027-06-16'],
    ['de', 'zweite Hälfte Mai', '2027-05-16 … 2027-05-31'],
    ['it', 'prima metà di giugno', '2027-06-01 … 2027-06-16'],
    ['it', 'metà maggio', '2027-05-08 … 2027-05-24'],
    ['pl', 'w drugiej połowie maja', '2027-05-16 … 2027-05-31'],
    ['pl', 'w połowie maja', '2027-05-08 … 2027-05-24'],
    ['ru', 'первая половина июня', '2027-06-01 … 2027-06-16'],
    ['hu', 'június első fele', '2027-06-01 … 2027-06-16'],
    ['id', 'paruh pertama Juni', '2027-06-01?'],
  ])('%s: %s', async (locale, text, told) => {
    expect(await start(locale, text)).toBe(told)
  })
})

describe('a month may be told by its number', () => {
  test.each([
    ['id', 'bulan 7'],
    ['pt-BR', 'mês 7'],
    ['th', 'เดือน 7'],
    ['ar', 'شهر 7'],
  ])('%s: %s', async (locale, text) => {
    expect((await readingsOf(locale, text)).start_date).toMatchObject({
      from: '2027-07-01',
      to: '2027-07-31',
    })
  })

  test('a month before a date is a length', async () => {
    expect(await allOf('fr', 'un mois 12 juin')).toEqual({
      no_of_days: '?',
      start_date: '2027-06-12',
    })
  })

  test('the number after next month is none of a month', async () => {
    expect(await allOf('en', 'next month 10 people')).toMatchObject({ no_of_adults: 10 })
    expect(await allOf('id', 'bulan depan tanggal 10')).toEqual({ start_date: '2026-12-10' })
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
    ['pl', 'nie przed czerwcem', '2027-06-01 … 2027-06-30'],
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

describe('what is counted beside a month is no day of it', () => {
  test.each([
    ['en-GB', 'Rome in June, 2 rooms'],
    ['de', 'Rom im Juni, 2 Zimmer'],
    ['en-US', 'Rome in June 2 rooms'],
    ['de', 'Rom im Juni 2 Zimmer'],
    ['id', 'Bali Juni 2 kamar'],
    ['tr', 'Roma Haziran 2 oda'],
    ['fr', 'Rome en juin, 2 chambres'],
    ['es', 'Roma en junio, 2 habitaciones'],
    ['it', 'Roma a giugno, 2 camere'],
    ['nl', 'Rome in juni, 2 kamers'],
    ['pl', 'Rzym w czerwcu, 2 pokoje'],
    ['ru', 'Рим в июне, 2 номера'],
    ['sv', 'Rom i juni, 2 rum'],
    ['en-IN', 'Thailand in June, 4 friends'],
  ])('%s: %s', async (locale, text) => {
    expect(await said({ locale, text })).toEqual({ start: '2027-06-01 … 2027-06-30', days: '-' })
  })
})

test.each([
  ['en-GB', 'the weekend after', '2027-03-20 … 2027-03-21'],
  ['fr', "le week-end d'après", '2027-03-20 … 2027-03-21'],
  ['it', 'il weekend dopo', '2027-03-20 … 2027-03-21'],
  ['sv', 'helgen efter', '2027-03-20 … 2027-03-21'],
  ['en-GB', 'the weekend after Easter', '2027-03-28?'],
])('%s: “%s” is not this one', async (locale, text, start) => {
  expect(await said({ locale, text })).toMatchObject({ start })
})

test.each([
  ['en-GB', 'Weekend in Rome for 2'],
  ['en-GB', 'we would like a weekend in Paris'],
  ['fr', 'Week-end à Rome, 2 personnes'],
  ['de', 'ein Wochenende in Wien'],
  ['it', 'un weekend a Parigi per due'],
  ['pt', 'um fim de semana em Lisboa'],
])('%s: “%s” may be any weekend', async (locale, text) => {
  expect(await said({ locale, text })).toEqual({ start: '-', days: '-' })
})

test('the weekend is the next one, wherever', async () => {
  const coming = { start: '2027-03-13 … 2027-03-14', days: '-' }
  expect(await said({ locale: 'de', text: 'am Wochenende nach Paris' })).toEqual(coming)
  expect(await said({ locale: 'en-GB', text: 'somewhere warm for the weekend' })).toEqual(coming)
})

test.each([
  ['en-GB', 'two days after our wedding', '-', '-'],
  ['en-GB', '3 days after the conference in Lisbon', '-', '-'],
  ['en-GB', 'the week after the conference', '-', '-'],
  ['es', 'dos días después de nuestra boda', '-', '-'],
  ['fr', 'deux jours après notre mariage', '-', '-'],
  ['en-GB', '7 nights after 15 May', '2027-05-15 … 2027-05-28', '7'],
  ['en-GB', '3 days later', '2027-03-13', '-'],
])('%s: what “%s” is counted from', async (locale, text, start, days) => {
  expect(await said({ locale, text })).toEqual({ start, days })
})

describe('weeks have numbers where guests book by them', () => {
  test.each([
    ['de', 'KW 32', '2027-08-09 … 2027-08-15'],
    ['de', 'in KW 32/33 bitte', '2027-08-09 … 2027-08-22'],
    ['nb', 'vi kommer uke 8', '2028-02-21 … 2028-02-27'],
    ['sv', 'v. 29', '2027-07-19 … 2027-07-25'],
    ['da', 'uge 29 eller 30', '2027-07-19 … 2027-08-01'],
    ['nl', 'week 1 2028', '2028-01-03 … 2028-01-09'],
    ['en-GB', 'the week of 12 July', '2027-07-12?'],
    ['es', 'la semana del 12', '-'],
    ['it', 'la settimana del 12', '-'],
  ])('%s: %s', async (locale, text, told) => {
    expect(await start(locale, text)).toBe(told)
  })

  test('an amount of weeks beside a number is no numbered week', async () => {
    const told = await said({ locale: 'de', text: '2 Wochen 3 Personen' })
    expect(told).toEqual({ start: '-', days: '14' })
  })
})

describe('feasts are offered, but for one that is another day in Russia', () => {
  test.each([
    ['en-GB', 'at Easter', '2027-03-28?'],
    ['en-GB', 'Easter Monday 2028', '2028-04-17?'],
    ['ru', 'на Пасху', '2027-05-02?'],
    ['de', 'über Pfingsten', '2027-05-16?'],
    ['fr', 'lundi de Pentecôte', '2027-05-17?'],
    ['en-GB', 'Good Friday', '2027-03-26?'],
    ['en-GB', '2 weeks before Christmas', '2027-12-11?'],
    ['de', 'eine Woche nach Ostern', '2027-04-04?'],
    ['en-GB', 'the week before Christmas', '2027-12-18 … 2027-12-24'],
    ['es', 'la semana después de Pascua', '2027-03-29 … 2027-04-04'],
    ['fr', 'le jour après Noël', '2027-12-26 … 2027-12-26'],
    ['sv', 'till jul', '2027-12-25?'],
    ['da', 'mellem jul og nytår', '2027-12-25 … 2028-01-01'],
    ['nb', 'jul 2028', '2028-12-25?'],
    ['nb', '18. jul', '2027-07-18'],
    ['da', 'fre. jul 16', '2027-07-16'],
    ['en-GB', 'a week in Rome from Good Friday 2028', '2028-04-14?'],
    ['en-GB', 'Good! Friday 21 May', '2027-05-21'],
    ['fr', 'le Vendredi saint', '2027-03-26?'],
    ['es', 'el Viernes Santo', '2027-03-26?'],
    ['it', 'Venerdì Santo', '2027-03-26?'],
    ['pt', 'na Sexta-feira Santa', '2027-03-26?'],
    ['nl', 'op Goede Vrijdag', '2027-03-26?'],
    ['pl', 'w Wielki Piątek', '2027-03-26?'],
    ['ru', 'на Рождество', '-'],
  ])('%s: %s', async (locale, text, told) => {
    expect(await start(locale, text)).toBe(told)
  })
})

describe('a guess or a bound is no start', () => {
  test.each([
    ['en-GB', 'around 3 May', '2027-05-03?'],
    ['en-GB', 'about the 3rd of May', '2027-05-03?'],
    ['fr', 'vers le 3 mai', '2027-05-03?'],
    ['fr', 'autour du 3 mai', '2027-05-03?'],
    ['de', 'ungefähr am 3. Mai', '2027-05-03?'],
    ['es', 'alrededor del 3 de mayo', '2027-05-03?'],
    ['it', 'intorno al 3 maggio', '2027-05-03?'],
    ['pt', 'por volta de 3 de maio', '2027-05-03?'],
    ['ru', 'около 3 мая', '2027-05-03?'],
    ['vi', 'khoảng 3 tháng 5', '2027-05-03?'],
    ['he', 'בסביבות 3 במאי', '2027-05-03?'],
    ['hi', 'करीब 3 मई', '2027-05-03?'],
    ['tr', '3 mayıs civarı', '2027-05-03?'],
    ['en-GB', 'until 5 May', '2027-03-10 … 2027-05-05'],
    ['en-GB', '7 nights, returning 5 May', '2027-03-10 … 2027-05-05'],
    ['nl', 'tot aan 5 mei', '2027-03-10 … 2027-05-05'],
    ['ja', '5月5日までです', '2027-03-10 … 2027-05-05'],
    ['pl', 'najpóźniej 5 maja', '2027-03-10 … 2027-05-05'],
    ['ru', 'не позднее 5 мая', '2027-03-10 … 2027-05-05'],
    ['uk', 'не пізніше 5 травня', '2027-03-10 … 2027-05-05'],
    ['el', 'το αργότερο 5 Μαΐου', '2027-03-10 … 2027-05-05'],
    ['tr', 'en geç 5 mayısta', '2027-03-10 … 2027-05-05'],
    ['he', 'לא יאוחר מ-5 במאי', '2027-03-10 … 2027-05-05'],
    ['id', 'paling lambat 5 Mei', '2027-03-10 … 2027-05-05'],
    ['th', 'ไม่เกิน 5 พฤษภาคม', '2027-03-10 … 2027-05-05'],
    ['vi', 'chậm nhất là 5/5', '2027-03-10 … 2027-05-05'],
    ['zh-CN', '最晚5月5号', '2027-03-10 … 2027-05-05'],
    ['ko', '5월 5일까지', '2027-03-10 … 2027-05-05'],
    ['tr', "5 Mayıs'a kadar", '2027-03-10 … 2027-05-05'],
    ['hi', '5 मई तक', '2027-03-10 … 2027-05-05'],
    ['zh-CN', '5月5号以前', '2027-03-10 … 2027-05-05'],
    ['vi', '2 tuần sau', '2027-03-10 … 2027-03-24'],
    ['vi', '3 tháng tới', '2027-03-10 … 2027-06-10'],
    ['es', 'el 3 del mes que viene', '2027-04-03'],
    ['en-GB', 'before 5 May', '2027-03-10 … 2027-05-05'],
    ['en-GB', 'after 10 May', '2027-05-10 … 2027-05-23'],
    ['de', 'nach dem 10. Mai', '2027-05-10 … 2027-05-23'],
    ['es', 'hasta el 5 de mayo', '2027-03-10 … 2027-05-05'],
    ['en-GB', '2 days after 5 May', '2027-05-07'],
    ['en-GB', 'in about a month', '2027-04-10?'],
    ['de', 'in etwa 3 Wochen', '2027-03-31?'],
    ['en-GB', 'by the end of the year', '2027-03-10 … 2027-12-31'],
    ['de', 'bis Ende Mai', '2027-03-10 … 2027-05-31'],
    ['en-GB', 'within 3 months', '2027-03-10 … 2027-06-10'],
    ['de', 'innerhalb der nächsten 6 Monate', '2027-03-10 … 2027-09-10'],
    ['fr', 'dans les 3 prochains mois', '2027-03-10 … 2027-06-10'],
    ['es', 'en las próximas dos semanas', '2027-03-10 … 2027-03-24'],
    ['ja', '3ヶ月以内に', '2027-03-10 … 2027-06-10'],
    ['ko', '앞으로 3개월 안에', '2027-03-10 … 2027-06-10'],
    ['zh-CN', '10日内', '2027-03-10 … 2027-03-20'],
    ['ru', 'в течение 2 недель', '2027-03-10 … 2027-03-24'],
    ['hu', '2 héten belül', '2027-03-10 … 2027-03-24'],
    ['vi', 'sau 5 tháng nữa', '2027-08-10'],
  ])('%s: %s', async (locale, text, told) => {
    expect(await start(locale, text)).toBe(told)
  })
})

test('before the end of a period that has come to it is until its last day', async () => {
  const { start } = await said({ text: 'before the end of the year', now: '2027-11-10' })
  expect(start).toBe('2027-11-10 … 2027-12-31')
})

describe('a day that only bounds the start is offered and not asserted', () => {
  test.each([
    ['zh', '5月20号以后'],
    ['ja', '5月20日以降'],
    ['ko', '5월 20일 이후'],
    ['tr', "20 Mayıs'tan sonra"],
    ['hi', '20 मई के बाद'],
    ['hu', 'május 20. után'],
    ['pl', 'po 20 maja'],
    ['nl', 'na 20 mei'],
    ['id', 'setelah 20 Mei'],
    ['th', 'หลัง 20 พฤษภาคม'],
    ['ar', 'بعد 20 مايو'],
    ['he', 'אחרי ה-20 במאי'],
    ['fa', 'قبل از 20 مه'],
    ['sv', 'före den 20 maj'],
    ['sv', 'till och med 20 maj'],
    ['da', 'til og med 20. maj'],
    ['nb', 'til og med 20. mai'],
    ['ca', 'abans del 20 de maig'],
    ['pt', 'depois do dia 15 de janeiro'],
    ['fr', 'le 2 ou le 3'],
    ['en', 'between 5 and 20 June, 1 week'],
    ['tr', '5 ile 20 Haziran arasında 1 hafta'],
  ])('%s: %s', async (locale, text) => {
    expect(await allOf(locale, text)).toMatchObject({ start_date: '?' })
  })
})

test.each([
  ['en-GB', 'in the next 3 months'],
  ['it', 'nei prossimi 3 mesi'],
])('%s: “%s” is no stay of three months', async (locale, text) => {
  expect(await said({ locale, text })).toEqual({ start: '2027-03-10 … 2027-06-10', days: '-' })
})

test.each([
  ['en-GB', '5 May +/- 3 days'],
  ['en-GB', '5 May plus or minus 3 days'],
  ['de', '5. Mai ±3 Tage'],
  ['es', 'el 5 de mayo, +- 2 días'],
])('%s: the days that “%s” may be off are no length', async (locale, text) => {
  expect(await said({ locale, text })).toEqual({ start: '2027-05-05', days: '-' })
})
