import { describe, expect, test } from 'vitest'
import { said } from './said.ts'

const start = async (locale: string, text: string) => (await said({ locale, text })).start

describe('a day in words is read in the language of the guest', () => {
  test.each([
    ['en-GB', 'We would leave on 9 September', '2027-09-09'],
    ['en-US', 'arriving August 23rd, 2028', '2028-08-23'],
    ['en-US', 'the twenty-second of june', '2027-06-22'],
    ['es', 'saldremos el 7 de octubre', '2027-10-07'],
    ['fr', "à partir du 1er août, s'il vous plaît", '2027-08-01'],
    ['de', 'wir kommen am dritten Juli an', '2027-07-03'],
    ['it', 'partenza il 28 aprile 2028', '2028-04-28'],
    ['pt-BR', 'chegamos dia 19 de novembro', '2027-11-19'],
    ['nl', 'op 30 mei graag', '2027-05-30'],
    ['pl', '11 czerwca po południu', '2027-06-11'],
    ['ru', 'приедем 25 сентября', '2027-09-25'],
    ['tr', "14 Ağustos'ta geliyoruz", '2027-08-14'],
    ['ja', '7月21日に着きます', '2027-07-21'],
    ['zh-CN', '我们五月二十六号出发', '2027-05-26'],
    ['ko', '9월 17일에 도착해요', '2027-09-17'],
    ['ko', '독일 9월 17일', '2027-09-17'],
    ['ko', '구월 십칠일', '2027-09-17'],
    ['hi', '16 अगस्त को', '2027-08-16'],
    ['ar-EG', 'سنصل ٢٦ يونيو', '2027-06-26'],
    ['th', '13 ตุลาคม 2570', '2027-10-13'],
    ['fi', 'saavumme 24. kesäkuuta', '2027-06-24'],
    ['hr', '22. kolovoza', '2027-08-22'],
  ])('%s: %s', async (locale, text, day) => {
    expect(await start(locale, text)).toBe(day)
  })
})

describe('relative words count from the guest’s own day', () => {
  test.each([
    ['en-GB', 'tomorrow', '2027-03-11'],
    ['en-GB', 'in five days', '2027-03-15'],
    ['en-GB', 'three weeks from now', '2027-03-31'],
    ['en-GB', 'two days after tomorrow', '2027-03-13'],
    ['en-GB', 'Saturday', '2027-03-13'],
    ['en-GB', 'Friday next week', '2027-03-19'],
    ['en-GB', 'Friday of week 32', '2027-08-13'],
    ['en-GB', 'Friday of the second week of May', '2027-05-14'],
    ['de', 'Freitag KW 32', '2027-08-13'],
    ['en-GB', 'the 22nd of next month', '2027-04-22'],
    ['en-GB', 'first Sunday of May', '2027-05-02'],
    ['en-GB', '3 May next year', '2028-05-03'],
    ['ja', '来月5日', '2027-04-05'],
    ['it', '1° maggio', '2027-05-01'],
    ['el', 'πρώτη Τρίτη του Οκτώβρη', '2027-10-05'],
    ['he', 'ראשון', '2027-03-14'],
    ['hu', 'csütörtök', '2027-03-11'],
    ['hr', 'sljedeći tjedan u srijedu', '2027-03-17'],
    ['ca', 'el cinc de maig', '2027-05-05'],
    ['de', 'übermorgen', '2027-03-12'],
    ['fr', 'dans deux semaines', '2027-03-24'],
    ['es', 'pasado mañana', '2027-03-12'],
    ['tr', 'on gün sonra', '2027-03-20'],
    ['zh-CN', '下周三', '2027-03-17'],
    ['ja', '来週の木曜日', '2027-03-18'],
  ])('%s: %s', async (locale, text, day) => {
    expect(await start(locale, text)).toBe(day)
  })
})

test('midnight belongs to the guest: the wall clock they live by decides what tomorrow is', async () => {
  const zones = [
    'Pacific/Kiritimati',
    'Asia/Kolkata',
    'Europe/Paris',
    'America/Los_Angeles',
    'Pacific/Pago_Pago',
  ]
  for (const timeZone of zones) {
    const before = await said({ text: 'tomorrow', now: '2027-12-31T23:59:59', timeZone })
    const after = await said({ text: 'tomorrow', now: '2028-01-01T00:00:01', timeZone })
    expect([before.start, after.start]).toEqual(['2028-01-01', '2028-01-02'])
  }
})

describe('digits are read in the order of the region', () => {
  test.each([
    ['en-GB', 'Europe/London', '4/9/2027', '2027-09-04'],
    ['en-US', 'America/Chicago', '4/9/2027', '2027-04-09'],
    ['en-US', 'America/Chicago', '23/9/2027', '2027-09-23'],
    ['en', 'UTC', '4/9/2027', '2027-04-09 | 2027-09-04'],
    ['en-US', 'Europe/Berlin', '4/9/2027', '2027-04-09 | 2027-09-04'],
    ['en', 'UTC', '23/9', '2027-09-23'],
    // 4 March has gone by; 3 April is offered all the same, and not asserted.
    ['en', 'UTC', '3/4/2027', '2027-04-03?'],
    ['en-US', 'America/Denver', '9.4.2027', '2027-04-09 | 2027-09-04'],
    ['de', 'Europe/Vienna', '5.6.', '2027-06-05'],
    ['ja', 'Asia/Tokyo', '6/5', '2027-06-05'],
    ['nl', 'Europe/Brussels', '2027-11-08', '2027-11-08'],
    ['en-GB', 'UTC', '22 05 2027', '2027-05-22'],
  ])('%s in %s: %s', async (locale, timeZone, text, day) => {
    expect((await said({ locale, timeZone, text })).start).toBe(day)
  })

  test('a browser that disagrees with the page makes it a question', async () => {
    const languages = ['fr-FR', 'en-US']
    const { start } = await said({ locale: 'en-US', languages, text: '6/7/2027' })
    expect(start).toBe('2027-06-07 | 2027-07-06')
  })

  test.each([
    ['hi', '4/28-5/3', { start: '2027-04-28', days: '6' }],
    ['en', '12/28 - 1/4', { start: '2027-12-28', days: '8' }],
    ['en', '4/9/2027, kids 5-14', { start: '2027-04-09 | 2027-09-04' }],
  ])(
    '%s: a second number above 12 settles it too, but where the two are apart by a dash (%s)',
    async (locale, text, told) => {
      expect(await said({ locale, text })).toMatchObject(told)
    },
  )

  test('a first number above 12 settles it, in the same reply or in an earlier one', async () => {
    const asked = { locale: 'en-US', timeZone: 'America/Chicago' }
    const { start, days } = await said({ ...asked, text: '25/12 to 4/1' })
    expect([start, days]).toEqual(['2027-12-25', '11'])
    const earlier = ['we arrive on 25/12', 'two of us']
    expect((await said({ ...asked, earlier, text: '4/9/2027' })).start).toBe('2027-09-04')
  })

  test('an operator who knows the guests settles it', async () => {
    const { start } = await said({ locale: 'en', site: { dateOrder: 'dmy' }, text: '6/7/2027' })
    expect(start).toBe('2027-07-06')
  })
})

describe('what is gone by is never a start', () => {
  test.each([
    ['en-GB', 'yesterday', '-'],
    ['en-GB', 'two weeks ago', '-'],
    ['en-GB', 'last Friday', '-'],
    ['en-GB', '3 March 2026', '2028-03-03?'],
    ['en-GB', 'Sunday 7 March', '2028-03-07?'],
    ['en-GB', 'last weekend', '-'],
    ['de', 'letzten Sommer', '-'],
    ['es', 'el martes pasado', '-'],
    ['ja', '先週の金曜日', '-'],
  ])('%s: %s', async (locale, text, offered) => {
    expect(await start(locale, text)).toBe(offered)
  })
})

describe('what may mean two things is asked', () => {
  test.each([
    ['en-GB', 'next Friday', '2027-03-12 | 2027-03-19'],
    ['en-GB', 'the Sunday after next', '2027-03-21 | 2027-03-28'],
    ['en-GB', '3 or 4 April', '2027-04-03 | 2027-04-04'],
    ['en-GB', 'Christmas', '2027-12-25?'],
    ['en-GB', '31 February', '2028-02-01 … 2028-02-29'],
  ])('%s: %s', async (locale, text, offered) => {
    expect(await start(locale, text)).toBe(offered)
  })

  test('words about a day that no rule explains turn a value into an offer', async () => {
    expect(await start('en-GB', '5 May or some Tuesday')).toContain(' | ')
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

test.each([
  ['en-GB', '5 May +/- 3 days'],
  ['en-GB', '5 May plus or minus 3 days'],
  ['de', '5. Mai ±3 Tage'],
  ['es', 'el 5 de mayo, +- 2 días'],
])('%s: the days that “%s” may be off are no length', async (locale, text) => {
  expect(await said({ locale, text })).toEqual({ start: '2027-05-05', days: '-' })
})

test.each([
  ['en-GB', 'in the next 3 months'],
  ['it', 'nei prossimi 3 mesi'],
])('%s: “%s” is no stay of three months', async (locale, text) => {
  expect(await said({ locale, text })).toEqual({ start: '2027-03-10 … 2027-06-10', days: '-' })
})

test.each([
  ['en-GB', 'our 25th wedding anniversary'],
  ['nl', 'onze 25e trouwdag'],
])('%s: “%s” is no 25th of a month', async (locale, text) => {
  expect(await said({ locale, text })).toEqual({ start: '-', days: '-' })
})

describe('small talk is no date', () => {
  test.each([
    ['en-GB', 'May I ask you something?'],
    ['en-GB', 'we march on'],
    ['en-GB', 'flight BA 117 at 10:45, room 12'],
    ['en-GB', 'it costs $12.50 for 3'],
    ['en-GB', 'is it 3-4 hours by car?'],
    ['de', 'ein 4-Sterne-Hotel'],
    ['de', 'Kinder ab 12 Jahren'],
    ['es', 'soy de mar del plata'],
    ['el', 'Είμαι 35 χρονών'],
    ['he', 'אני בן 35'],
    ['hu', 'szép napot'],
    ['en-GB', 'at most 100 euros a night'],
    ['de', 'so, das weiß ich nicht'],
    ['nl', 'doe maar wat'],
    ['fr', 'je ne sais pas encore'],
  ])('%s: %s', async (locale, text) => {
    expect(await said({ locale, text })).toEqual({ start: '-', days: '-' })
  })
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

describe('parts of a month and months of next year', () => {
  test.each([
    ['en-GB', 'mid-September', '2027-09-08 … 2027-09-23'],
    ['en-GB', 'next year in May', '2028-05-01 … 2028-05-31'],
    ['de', 'nächstes Jahr im Mai', '2028-05-01 … 2028-05-31'],
    ['he', 'בחודש הבא', '2027-04-01 … 2027-04-30'],
    ['en-GB', '2028-03', '2028-03-01 … 2028-03-31'],
    ['en-GB', '2028/3 for two weeks', '2028-03-01 … 2028-03-31'],
    ['en-GB', '2028 - 3 nights', '-'],
    ['en-GB', 'the first weekend in June', '2027-06-05 … 2027-06-06'],
    ['en-GB', 'bank holiday weekend in May', '2027-05-01 … 2027-05-31'],
    ['es', 'la segunda quincena de julio', '2027-07-16 … 2027-07-31'],
    ['fr', 'fin août début septembre', '2027-08-19 … 2027-09-12'],
    ['de', 'Mitte bis Ende Mai', '2027-05-08 … 2027-05-31'],
    ['zh', '三月底四月初', '2027-03-19 … 2027-04-12'],
    ['tr', 'Mart sonu Nisan başı', '2027-03-19 … 2027-04-12'],
    ['en-GB', '3 nights mid week in April', '2027-04-01 … 2027-04-30'],
    ['en-GB', 'early/mid June', '2027-06-01 … 2027-06-23'],
  ])('%s: %s', async (locale, text, told) => {
    expect(await start(locale, text)).toBe(told)
  })
})

test('without a pack an unknown word beside a weekday leaves it a question', async () => {
  expect(await start('ka', 'კვირას')).toBe('2027-03-14')
  expect(await start('ka', 'მომდევნო ხუთშაბათს')).toBe('2027-03-11?')
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

test('guests mistype, and are understood', async () => {
  expect(await start('en-GB', 'tommorow')).toBe('2027-03-11')
  expect(await start('en-GB', 'septembr 9')).toBe('2027-09-09')
  expect(await start('en-GB', '9 Febuary')).toBe('2028-02-09')
  expect(await start('de', 'naechsten Mitwoch')).toContain('2027-03-17')
})

test('ten days in May are a length and a month, not the tenth of May', async () => {
  const { start, days } = await said({ text: '10 days in mid May' })
  expect([start, days]).toEqual(['2027-05-08 … 2027-05-24', '10'])
})

test('a locale without a pack gets all that Intl knows', async () => {
  expect(await start('ro', '14 mai')).toBe('2027-05-14')
  expect(await start('cs', 'za 3 týdny')).toBe('2027-03-31')
  expect(await start('ca', 'demà passat')).toBe('2027-03-12')
})

test('who is asked for a name may be called April', async () => {
  expect(await said({ text: 'April Jones', slot: 'name' })).toEqual({ start: '-', days: '-' })
})

describe('a month named before narrows the day that follows', () => {
  test.each([
    ['in December 2030 from the 12th', '2030-12-12'],
    ['sometime in July, leaving on the 5th', '2027-07-05'],
  ])('%s', async (text, start) => {
    expect((await said({ text })).start).toBe(start)
  })
})

test.each(['29 February 2027', '29 February in 2027'])(
  '%s is no day, and the 28th is not meant',
  async text => {
    expect((await said({ text, now: '2026-11-21T12:00:00' })).start).toBe('2028-02-29?')
  },
)

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
  ])('%s: %s', async (locale, text, day) => {
    expect(await said({ locale, text })).toEqual({ start: day, days: '-' })
  })
})

describe('a weekday that is that of the date makes no stay of the two', () => {
  test.each([
    ['en-GB', 'Saturday afternoon, 22 May', { start: '2027-05-22', days: '-' }],
    ['ru', 'суббота вечером 22 мая', { start: '2027-05-22', days: '-' }],
    ['pl', '22 maja, najlepiej sobota', { start: '2027-05-22', days: '-' }],
    ['en-GB', 'leaving Friday, home 17 March', { start: '2027-03-12', days: '6' }],
  ])('%s: %s', async (locale, text, told) => {
    expect(await said({ locale, text })).toEqual(told)
  })
})

describe('months are cut short as in other regions too', () => {
  test.each([
    ['en-GB', 'on Sep 9', '2027-09-09'],
    ['en-AU', '9 Sep', '2027-09-09'],
    ['es', '9 sep', '2027-09-09'],
    ['es-MX', '9 sept', '2027-09-09'],
    ['de', 'am 9. Jänner', '2028-01-09'],
    ['de-AT', 'am 9. Januar', '2028-01-09'],
  ])('%s: %s', async (locale, text, day) => {
    expect(await start(locale, text)).toBe(day)
  })
})

describe('a guest writes as their region does, and as all others of the language do', () => {
  test.each([
    ['ar-MA', 'في دجنبر', '2027-12-01 … 2027-12-31'],
    ['ar-MA', 'في ديسمبر', '2027-12-01 … 2027-12-31'],
    ['ar-LB', '5 حزيران', '2027-06-05'],
    ['ar-LB', '5 يونيو', '2027-06-05'],
    ['fa-AF', '۵ ژوئن', '2027-06-05'],
    ['fr-CA', '5 juill.', '2027-07-05'],
    ['fr-CA', '5 juil.', '2027-07-05'],
    ['pt-PT', 'sáb.', '2027-03-13'],
    ['zh-HK', '聽日', '2027-03-11'],
    ['zh-HK', '明天', '2027-03-11'],
    ['zh-TW', '5天后', '2027-03-15'],
    ['nn-NO', 'laurdag', '2027-03-13'],
    ['nn-NO', 'lørdag', '2027-03-13'],
    ['nn-NO', 'i morgen', '2027-03-11'],
  ])('%s: %s', async (locale, text, day) => {
    expect(await start(locale, text)).toBe(day)
  })
})

describe('a language is known by each of its codes', () => {
  test.each([
    ['iw', 'בעוד עשרה ימים', '2027-03-20'],
    ['in-ID', 'dua minggu lagi', '2027-03-24'],
    ['cmn-Hans-CN', '我们五月二十六号出发', '2027-05-26'],
  ])('%s: %s', async (locale, text, day) => {
    expect(await start(locale, text)).toBe(day)
  })
})

describe('words that look like a day mean none', () => {
  test.each([
    ['en-GB', "she was born 5 June '93", '-'],
    ['en-GB', 'at the end of the day we want sun', '-'],
    ['zh-CN', '最近想去冲绳', '-'],
    ['zh-CN', '腊月二十', '-'],
    ['ko', '당일치기 여행이요', '-'],
  ])('%s: %s', async (locale, text, told) => {
    expect(await start(locale, text)).toBe(told)
  })
})

test('where no pack says so, the shortest names of days are words beside a day only', async () => {
  for (const [locale = '', text = ''] of [
    ['cs', 'ne'],
    ['sk', 'ne'],
    ['et', 'E'],
  ])
    expect(await start(locale, text)).toBe('-')
  expect(await start('cs', 'po 15.3.')).toBe('2027-03-15')
  expect(await start('cs', 'neděle')).toBe('2027-03-14')
})

describe('words that guests use for days to come', () => {
  test.each([
    ['fr', "d'ici dix jours", '2027-03-20'],
    ['vi', 'một tháng nữa', '2027-04-10'],
    ['vi', '6 tháng một', '2028-01-06'],
    ['da', 'i over morgen', '2027-03-12'],
    ['he', 'בעוד שבוע', '2027-03-17'],
    ['hr', 'za tjedan dana', '2027-03-17'],
    ['en-GB', 'home before school, out on new years eve', '2027-12-31?'],
    ['ja', 'さ来週の日曜', '2027-03-28'],
    ['zh-CN', '二〇二八年三月四日', '2028-03-04'],
    ['de', 'Kalenderwoche 34', '2027-08-23 … 2027-08-29'],
  ])('%s: %s', async (locale, text, told) => {
    expect(await start(locale, text)).toBe(told)
  })
})

describe('who speaks of now does not ask to leave today', () => {
  test.each([
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
