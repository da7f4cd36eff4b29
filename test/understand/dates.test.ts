import { describe, expect, test } from 'vitest'
import { allOf, readingsOf } from './guest.ts'
import { said, start } from './said.ts'

describe('a day in words is read in the language of the guest', () => {
  test.each([
    ['hu', '2027. szeptember 3.', '2027-09-03'],
    ['en-GB', '2027/Sep/23', '2027-09-23'],
    ['en-GB', 'We would leave on 9 September', '2027-09-09'],
    ['en-US', 'arriving August 23rd, 2028', '2028-08-23'],
    ['en-US', 'the twenty-second of june', '2027-06-22'],
    ['en-US', 'for her 40th, March 12th', '2027-03-12'],
    ['en-US', 'for my 30th, March 12th', '2027-03-12'],
    ['sv', 'ändra till 10 juni', '2027-06-10'],
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
    ['es', 'de hoy en ocho a Mérida', '2027-03-17'],
    ['fr', 'd’aujourd’hui en huit', '2027-03-17'],
    ['fr', 'vendredi en quinze', '2027-03-26'],
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

describe('what lies ahead is counted from the guest’s day', () => {
  test.each([
    ['ar', 'بعد أسبوعين', '2026-12-05'],
    ['id', 'seminggu lagi', '2026-11-28'],
    ['de', 'übernächsten Samstag', '?'],
    ['de', 'heute in 14 Tagen', '2026-12-05'],
    ['en', '3 weeks today', '?'],
    ['en', 'a week on Tuesday', '?'],
  ])('%s: %s', async (locale, text, start_date) => {
    expect(await allOf(locale, text)).toMatchObject({ start_date })
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

describe('a month named before narrows the day that follows', () => {
  test.each([
    ['in December 2030 from the 12th', '2030-12-12'],
    ['sometime in July, leaving on the 5th', '2027-07-05'],
  ])('%s', async (text, start) => {
    expect((await said({ text })).start).toBe(start)
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
    ['ar', 'يوم 15 من الشهر القادم', '2027-04-15'],
    ['tr', 'haftaya cumartesi', '2027-03-20'],
    ['tr', 'seneye haziranda', '2028-06-01 … 2028-06-30'],
    ['pt-BR', 'segunda semana de maio', '2027-05-08 … 2027-05-14'],
    ['pt-BR', 'daqui uns 3 meses', '2027-06-10'],
    ['es', 'en unos 3 meses', '2027-06-10?'],
    ['nl', 'over ongeveer 3 maanden', '2027-06-10?'],
    ['sv', 'om ungefär 3 månader', '2027-06-10?'],
    ['en-GB', '2 to 3 weeks from now', '2027-03-24 | 2027-03-31'],
    ['en-GB', 'in one or two weeks', '2027-03-17 | 2027-03-24'],
    ['de', 'in ein oder zwei Monaten', '2027-04-10 | 2027-05-10'],
    ['ru', 'через 2-3 недели', '2027-03-24 | 2027-03-31'],
    ['tr', '2-3 hafta sonra', '2027-03-24 | 2027-03-31'],
    ['zh-CN', '两三周后', '2027-03-24 | 2027-03-31'],
    ['es', 'el viernes a las 10', '2027-03-12'],
    ['nl', 'vrijdag om 10 uur', '2027-03-12'],
    ['sv', 'första veckan i juni', '2027-06-01 … 2027-06-07'],
    ['da', 'midt i maj', '2027-05-08 … 2027-05-24'],
    ['vi', 'giữa tháng 5', '2027-05-08 … 2027-05-24'],
    ['ja', '5月か6月', '2027-05-01 … 2027-06-30'],
    ['de', 'Sommerferien', '2027-06-01 … 2027-08-31'],
    ['da', 'i sommerferien', '2027-06-01 … 2027-08-31'],
    ['nb', 'i romjula', '2027-12-25?'],
    ['nb', 'reise i julen', '2027-12-25?'],
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
    ['vi', 'tháng tư', '2027-04-01 … 2027-04-30'],
    ['vi', 'bay từ Việt Nam đến Nhật ngày 17 tháng 12', '2027-12-17'],
    ['vi', 'chuyến bay vào thứ sáu từ Đà Nẵng', '2027-03-12'],
    ['vi', 'bay từ Hạ Long đến Nam Kinh', '-'],
    ['vi', 'tuần đến', '2027-03-15 … 2027-03-21'],
    ['de', 'am 17. nicht am 16.', '2027-03-16 | 2027-03-17'],
    ['en-US', 'June 3, June 10 or June 17', '2027-06-03 | 2027-06-10 | 2027-06-17'],
  ])('%s: %s', async (locale, text, start) => {
    expect(await said({ locale, text })).toEqual({ start, days: '-' })
  })
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

describe('days are read with the words guests use', () => {
  test.each([
    ['uk', "наступної п'ятниці", { start_date: '2026-11-27' }],
    ['tr', 'yarından sonraki gün', { start_date: '2026-11-23' }],
    ['el', '12 με 19 Ιουλίου', { start_date: '2027-07-12', no_of_days: 8 }],
    ['pt-BR', 'no vigésimo segundo de junho', { start_date: '2027-06-22' }],
    ['es', 'una quincena en mayo', { no_of_days: 15 }],
    ['fr', 'une quinzaine en mai', { no_of_days: 15 }],
  ])('%s: %s', async (locale, text, told) => {
    expect(await allOf(locale, text)).toMatchObject(told)
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

test('without a pack an unknown word beside a weekday leaves it a question', async () => {
  expect(await start('ka', 'კვირას')).toBe('2027-03-14')
  expect(await start('ka', 'მომდევნო ხუთშაბათს')).toBe('2027-03-11?')
})

test('a locale without a pack gets all that Intl knows', async () => {
  expect(await start('ro', '14 mai')).toBe('2027-05-14')
  expect(await start('cs', 'za 3 týdny')).toBe('2027-03-31')
  expect(await start('ca', 'demà passat')).toBe('2027-03-12')
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

test('guests mistype, and are understood', async () => {
  expect(await start('en-GB', 'tommorow')).toBe('2027-03-11')
  expect(await start('en-GB', 'septembr 9')).toBe('2027-09-09')
  expect(await start('en-GB', '9 Febuary')).toBe('2028-02-09')
  expect(await start('de', 'naechsten Mitwoch')).toContain('2027-03-17')
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

test.each([
  ['sv', 'den 5/6', '2027-06-05'],
  ['sv', '2027-06-05', '2027-06-05'],
  ['en-CA', '05-06', '2027-05-06'],
])('%s: in “%s” the day stands where Intl has it', async (locale, text, start) => {
  expect(await said({ locale, text })).toMatchObject({ start })
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

describe('a day that is ruled out is asked about, beside the one that is meant', () => {
  test.each([
    ['can you do 14th not 15th May', '2027-05-14 | 2027-05-15'],
    ['not the 5th, the 6th of June', '2027-06-05 | 2027-06-06'],
    ['5 June, not sure how long', '2027-06-05'],
  ])('%s', async (text, start) => {
    expect(await said({ locale: 'en-GB', text })).toEqual({ start, days: '-' })
  })
})

describe('words beside a weekday, a weekend or a season that make another of it, or none, and two months', () => {
  test.each([
    ['the Friday before', '-'],
    ['Friday after', '-'],
    ['anything for Labor Day weekend', '-'],
    ['winter sun, 2 weeks', '2027-12-01 … 2028-02-29'],
    ['April/May', '2027-04-01 … 2027-05-31'],
    ['April or May', '2027-04-01 … 2027-05-31'],
  ])('%s', async (text, start) => {
    expect(await said({ locale: 'en-GB', text })).toMatchObject({ start })
  })
})

test.each([
  ['es', 'a partir del 20'],
  ['it', 'dal 20'],
  ['sv', 'från den 20'],
  ['da', 'fra den 20.'],
  ['pl', 'od 20'],
  ['he', 'ב-20'],
])('%s: who is asked when may say “%s”', async (locale, text) => {
  expect(await said({ locale, text, slot: 'start_date' })).toMatchObject({ start: '2027-03-20' })
})

test.each(['29 February 2027', '29 February in 2027'])(
  '%s is no day, and the 28th is not meant',
  async text => {
    expect((await said({ text, now: '2026-11-21T12:00:00' })).start).toBe('2028-02-29?')
  },
)

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

describe('what stands beside a date is not made a part of it', () => {
  test.each([
    ['de', 'ab 3.7. 14 Tage Türkei', { start_date: '2027-07-03', no_of_days: 14 }],
    ['nl', 'vanaf 15-6 14 dagen', { start_date: '2027-06-15', no_of_days: 14 }],
    ['de', 'Flug am 3.4. um 6 Uhr', { start_date: '2027-04-03' }],
    ['fr', 'départ le 3/04 à 14h', { start_date: '2027-04-03' }],
    ['es', 'ida 20/12 a las 7:30', { start_date: '2026-12-20' }],
    ['es', 'salida el 3/4 a las 10', { start_date: '2027-04-03' }],
    ['nb', 'Kreta 24. juli, 2 barn på 8 og 12', { start_date: '2027-07-24' }],
    ['zh', '12月三亚5天', { start_date: '?', no_of_days: 5 }],
    ['ja', '3月に九州へ2人', { start_date: '?', destination: '九州' }],
    ['vi', 'tháng 12 Hải Phòng', { start_date: '?' }],
    ['vi', 'Cát Bà tháng 5', { start_date: '?' }],
    ['ko', '네팔 10월', { start_date: '?' }],
    ['sv', 'i vår', { start_date: '?' }],
    ['fr', 'Week-end à Venise en mai', { start_date: '?', destination: 'Venise' }],
    ['en', 'the week of 14 to 21 Feb', { start_date: '2027-02-14', no_of_days: 8 }],
    ['hi', 'मिलते हैं 5 मई को।', { start_date: '2027-05-05' }],
    ['zh', '5月20号', { start_date: '2027-05-20' }],
  ])('%s: %s', async (locale, text, told) => {
    expect(await allOf(locale, text)).toMatchObject(told)
  })

  test('of a month the window is its own, not the weekend before', async () => {
    const { start_date } = await readingsOf('en', 'weekend in Rome in May')
    expect(start_date).toMatchObject({ from: '2027-05-01', to: '2027-05-31' })
  })
})

test('ten days in May are a length and a month, not the tenth of May', async () => {
  const { start, days } = await said({ text: '10 days in mid May' })
  expect([start, days]).toEqual(['2027-05-08 … 2027-05-24', '10'])
})
