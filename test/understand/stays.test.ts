import { describe, expect, test } from 'vitest'
import { allOf, readingsOf } from './guest.ts'
import { said } from './said.ts'

describe('a stay gives its first day and its length', () => {
  test.each([
    ['en-GB', '9-16 September', '2027-09-09', '8'],
    ['en-GB', 'from 28 May to 3 June', '2027-05-28', '7'],
    ['en-US', 'Dec 27 – Jan 4', '2027-12-27', '9'],
    ['en-GB', 'from the 20th to the 25th', '2027-03-20', '6'],
    ['en-GB', 'arriving 2 April and leaving on the 9th', '2027-04-02', '8'],
    ['de', '14.–18. Juni', '2027-06-14', '5'],
    ['fr', 'du 3 au 8 octobre', '2027-10-03', '6'],
    ['es', 'del 10 al 14 de julio', '2027-07-10', '5'],
    ['it', 'dal 5 al 9 maggio', '2027-05-05', '5'],
    ['pl', '12–15 sierpnia', '2027-08-12', '4'],
    ['ja', '8月3日から7日まで', '2027-08-03', '5'],
    ['zh-CN', '7月1日至7月6日', '2027-07-01', '6'],
    ['en-GB', '4 June for 10 nights', '2027-06-04', '10'],
    ['en-GB', '3 nights from Thursday', '2027-03-11', '3'],
    ['el', 'από τη 13η μέχρι την 15η Ιουλίου', '2027-07-13', '3'],
    ['en-GB', 'away on the 9th of July, home on the 23rd', '2027-07-09', '15'],
    ['en-GB', 'check out on 13 May and check in on 10 May', '2027-05-10', '4'],
    ['en-GB', 'BA 117 on 12/03/2027, return 19/03/2027', '2027-03-12', '8'],
    ['de', 'Flug LH 510 am 12.03.2027, Rückflug 19.03.2027', '2027-03-12', '8'],
    ['it', 'volo AZ 610 del 12/03/2027, ritorno 19/03/2027', '2027-03-12', '8'],
    ['en-GB', '3 kids 4, 6 and 8, 5 days from 20 June', '2027-06-20', '5'],
    ['en-GB', 'two weeks starting 1 August', '2027-08-01', '14'],
    ['de', 'ab dem 4. Mai für eine Woche', '2027-05-04', '7'],
    ['es', 'el 6 de junio por 4 noches', '2027-06-06', '4'],
    ['en-GB', 'Sat 3 - Sat 10 July', '2027-07-03', '8'],
    ['de', 'kommenden Freitag bis Sonntag', '2027-03-12', '3'],
    ['en-GB', 'from Friday 19 March until next Monday', '2027-03-19', '4'],
    ['fr', 'du vendredi 19 mars au lundi suivant', '2027-03-19', '4'],
    ['de', 'von Freitag bis Freitag', '2027-03-12', '8'],
    ['en-GB', '1 May 2027 to 30 April 2028', '2027-05-01', '366'],
    ['nl', 'van 3 t/m 9 augustus', '2027-08-03', '7'],
    ['en-GB', 'leaving Friday, back on Thursday', '2027-03-12', '7'],
    ['en-GB', 'next week Thursday, back on Tuesday', '2027-03-18', '6'],
    ['tr', 'haftaya perşembe gidip salı dönüyoruz', '2027-03-18', '6'],
    ['ja', '4月3日に出発して10日まで', '2027-04-03', '8'],
    ['tr', "3 Nisan'da geliyoruz 10 Nisan'a kadar", '2027-04-03', '8'],
    ['tr', "3 Nisan'dan 10 Nisan'a kadar", '2027-04-03', '8'],
    ['he', 'מה-15 עד ה-22 במרץ', '2027-03-15', '8'],
    ['he', 'בין 5 ל-20 ביולי', '2027-07-05', '16'],
    ['cs', 'od 12. do 19. února', '2028-02-12 | 2028-02-19', '-'],
    ['cs', '2 dospělí, 19. února', '2028-02-19', '-'],
    ['es', 'salimos el 13 y volvemos el 20', '2027-03-13', '8'],
    ['ja', '7月21日から3泊4日', '2027-07-21', '4'],
    ['it', 'tra 2 settimane', '2027-03-24', '-'],
    ['zh-CN', '6月9日去三亚玩4天', '2027-06-09', '4'],
    ['zh-HK', '12月20日去大阪5日4夜', '2027-12-20', '5'],
    ['zh-HK', '5月15日2晚', '2027-05-15', '2'],
    ['zh-HK', '15日兩個星期', '2027-03-15', '14'],
    ['de', 'Ferienhaus vom 10.7. bis 24.7.', '2027-07-10', '15'],
    ['de', '12.-19.', '2027-03-12', '8'],
    ['de', 'in der Nacht vom 7. auf den 8. Juni', '2027-06-07', '2'],
    ['de', 'vom 7.6. zum 9.6.', '2027-06-07', '3'],
    ['nl', 'de nacht van 7 op 8 juni', '2027-06-07', '2'],
    ['en-GB', '12th-19th', '2027-03-12', '8'],
    ['nl', 'voor 2 op 17 maart', '2027-03-17', '-'],
    ['es', 'llegamos el viernes en la mañana', '2027-03-12', '-'],
    ['it', "dal 9 all'11 maggio", '2027-05-09', '3'],
    ['en-GB', 'out on Friday 2 April, returning Monday 5th', '2027-04-02', '4'],
    ['ja', '12月3〜4日', '2027-12-03', '2'],
    ['en-GB', 'we leave on the 5th and return on the 19th of May', '2027-05-05', '15'],
    ['en-GB', 'arrive on the 3rd, leave on the 10th of June', '2027-06-03', '8'],
    ['es', 'salimos el 5 y volvemos el 19 de mayo', '2027-05-05', '15'],
    // A honeymoon has a month, a moon or a week in it; a week alone is one.
    ['ru', 'медовый месяц на Бали с 12 декабря на неделю', '2027-12-12', '7'],
    ['uk', 'медовий місяць на Балі з 12 грудня на тиждень', '2027-12-12', '7'],
    ['pl', 'miesiąc miodowy na Bali od 12 grudnia na tydzień', '2027-12-12', '7'],
    ['el', 'μήνας του μέλιτος στο Μπαλί από 12 Δεκεμβρίου για μια εβδομάδα', '2027-12-12', '7'],
    ['ar', 'شهر العسل في بالي من 12 ديسمبر لمدة أسبوع', '2027-12-12', '7'],
    ['ar', 'في 12 ديسمبر لمدة أسبوعين', '2027-12-12', '14'],
    ['fa', 'ماه عسل در بالی از 12 دسامبر برای یک هفته', '2027-12-12', '7'],
    ['he', 'ירח דבש בבאלי מ-12 בדצמבר לשבוע', '2027-12-12', '7'],
    ['id', 'bulan madu di Bali dari 12 Desember selama seminggu', '2027-12-12', '7'],
    ['vi', 'tuần trăng mật ở Bali từ 12 tháng 12 trong một tuần', '2027-12-12', '7'],
    ['vi', 'tôi muốn đi Phú Quốc từ 20/12 đến 25/12', '2027-12-20', '6'],
    ['de', 'Osterferien (29.3.-9.4.) auf Mallorca', '2027-03-29', '12'],
    ['es', 'Navidad en Nueva York del 23 al 28 de diciembre', '2027-12-23', '6'],
    ['fr', 'entre le 13 et le dix-huit', '2027-03-13', '6'],
    ['zh', '12月12日去巴厘岛度蜜月一周', '2027-12-12', '7'],
  ])('%s: %s', async (locale, text, start, days) => {
    expect(await said({ locale, text })).toEqual({ start, days })
  })
})

describe('two dates with nothing between them are the first day and the last', () => {
  test.each([
    ['tr', '25 mayıs 30 mayıs dubai', '2027-05-25', 6],
    ['tr', '12 temmuzdan 19 temmuza kadar', '2027-07-12', 8],
    ['ru', '25 мая 30 мая', '2027-05-25', 6],
    ['en', 'dubai 25 may 30 may', '2027-05-25', 6],
    ['en', '12th june 19th june 2 adults', '2027-06-12', 8],
    ['fr', '12 juin 19 juin', '2027-06-12', 8],
  ])('%s: %s', async (locale, text, start_date, no_of_days) => {
    expect(await allOf(locale, text)).toMatchObject({ start_date, no_of_days })
  })

  test('a month with two bare numbers before it is asked about', async () => {
    expect(await allOf('en', '5 6 june')).toMatchObject({ start_date: '?' })
  })
})

describe('two days of a month with a word between them are arrival and departure', () => {
  test.each([
    ['en-GB', 'leaving on 20 returning on 27'],
    ['es', 'ida el 20 vuelta el 27, 2 personas'],
    ['es', 'salimos el 20 volvemos el 27 de marzo'],
    ['fr', 'départ le 20 retour le 27 mars'],
    ['it', 'partenza il 20 ritorno il 27 marzo'],
    ['pt', 'ida dia 20 volta dia 27 de março'],
    ['id', 'berangkat tgl 20 pulang tgl 27'],
    ['th', 'ไปวันที่ 20 กลับวันที่ 27'],
    ['el', 'φεύγουμε στις 20 γυρίζουμε στις 27'],
    ['ar', 'السفر يوم 20 والرجوع يوم 27'],
  ])('%s: %s', async (locale, text) => {
    expect(await said({ locale, text })).toEqual({ start: '2027-03-20', days: '8' })
  })
})

test.each([
  ['de', 'Freitag 4. bis Sonntag 6. Juni'],
  ['da', 'fredag den 4. til søndag den 6. juni'],
  ['nb', 'fredag 4. til søndag 6. juni'],
])('%s: “%s” is a stay of three days', async (locale, text) => {
  expect(await said({ locale, text })).toEqual({ start: '2027-06-04', days: '3' })
})

describe('a weekday in short is one between two, and none before a length', () => {
  test.each([
    ['en-GB', 'Fri to Sun in London', { start: '2027-03-12', days: '3' }],
    ['de', 'do bis so', { start: '2027-03-11', days: '4' }],
    ['nl', 'do t/m zo naar Londen', { start: '2027-03-11', days: '4' }],
    ['de', 'so 10 Tage', { start: '-', days: '10' }],
    ['de', 'so 10-14 Tage im Mai', { start: '2027-05-01 … 2027-05-31', days: '10 | 14' }],
    ['de', 'ab So 10 Tage', { start: '2027-03-14', days: '10' }],
    ['en-GB', 'in the sun', { start: '-', days: '-' }],
  ])('%s: %s', async (locale, text, expected) => {
    expect(await said({ locale, text })).toEqual(expected)
  })
})

describe('two days of which only one can be the first', () => {
  test.each([
    [
      'The wedding is June 6 so leaving the 8th, for 10 days',
      { start: '2027-06-06 | 2027-06-08', days: '10' },
    ],
    ['leaving on 6 June, back on the 13th, 7 nights', { start: '2027-06-06', days: '7' }],
    ['over New Year, 29 Dec to 2 Jan', { start: '2027-12-29', days: '5' }],
    ['between Christmas and New Year', { start: '2027-12-25 … 2028-01-01', days: '-' }],
  ])('%s', async (text, expected) => {
    expect(await said({ locale: 'en-GB', text })).toEqual(expected)
  })
})

describe('a day in place of another is no last day', () => {
  test.each([
    ['en-GB', '12 May instead of 10 May'],
    ['de', 'doch lieber am 12. Mai statt am 10.'],
    ['fr', 'finalement le 12 mai plutôt que le 10'],
    ['nl', 'toch liever 12 mei in plaats van 10 mei'],
    ['sv', 'hellre 12 maj istället för 10 maj'],
    ['da', 'hellere den 12. maj i stedet for den 10.'],
    ['ar', 'لا، 12 مايو بدلا من 10 مايو'],
    ['he', 'עדיף 12 במאי במקום 10 במאי'],
    ['th', 'เปลี่ยนเป็น 12 พฤษภาคม ไม่ใช่ 10 พฤษภาคม'],
    ['ja', '5月10日じゃなくて5月12日で'],
    ['tr', '10 mayıs değil 12 mayıs olsun'],
    ['vi', 'đổi sang 12/5, không phải 10/5 nữa'],
    ['fr', 'le 10 mai pas le 12 mai'],
    ['it', '10 maggio no scusa 12 maggio'],
    ['it', 'il 10 maggio non posso ma il 12 maggio'],
    ['en', '12 May to 10 May'],
    ['de', 'vom 12. Mai bis 10. Mai'],
    ['en', '10 May no wait 12 May'],
    ['de', 'am 10. Mai, ach nein am 12. Mai'],
    ['fr', 'le 10 mai non pardon le 12 mai'],
    ['es', 'el 10 de mayo, no, perdón, el 12 de mayo'],
    ['nl', '10 mei nee wacht 12 mei'],
    ['sv', '10 maj nej förlåt 12 maj'],
    ['pl', '10 maja nie, przepraszam 12 maja'],
    ['ru', '10 мая нет 12 мая'],
    ['el', '10 μαΐου όχι 12 μαΐου'],
  ])('%s: %s', async (locale, text) => {
    expect(await said({ locale, text })).toEqual({ start: '2027-05-10 | 2027-05-12', days: '-' })
  })

  test('a no before a day, behind a stay, or to something else, changes nothing', async () => {
    expect(await said({ locale: 'de', text: 'nein, am 12. Mai' })).toEqual({
      start: '2027-05-12',
      days: '-',
    })
    for (const [locale, text] of [
      ['de', 'Anreise 10. Mai, Abreise 12. Mai, nein danke zu Flügen'],
      ['en', 'Arrive 10 May, no flights needed, leave 12 May'],
      ['es', 'salida el 10 de mayo, no importa la hora, vuelta el 12 de mayo'],
      ['fr', 'du 10 mai, non négociable, au 12 mai'],
    ] as const)
      expect(await said({ locale, text })).toEqual({ start: '2027-05-10', days: '3' })
  })
})

describe('a weekend told by its days is those days', () => {
  test.each([
    ['en-GB', 'the weekend of 14 to 16 May'],
    ['de', 'übers Wochenende 14. bis 16. Mai'],
  ])('%s: %s', async (locale, text) => {
    expect(await said({ locale, text })).toEqual({ start: '2027-05-14', days: '3' })
  })
})

test('two days in Korean with an “or” between them are no stay', async () => {
  expect(await said({ locale: 'ko', text: '5월 5일이나 12일' })).toEqual({
    start: '2027-05-05 | 2027-05-12',
    days: '-',
  })
})

describe('a length alone', () => {
  test.each([
    ['en-GB', 'about ten days', '10'],
    ['en-GB', 'a fortnight', '14'],
    ['en-GB', 'a couple of weeks', '14'],
    ['en-US', 'a couple weeks', '14'],
    ['es', 'una semana y media pensión', '7'],
    ['en-GB', '3-4 nights', '3 | 4'],
    ['en-GB', 'between 3 and 4 nights', '3 | 4'],
    ['fr', '6 jours / 5 nuits', '6'],
    ['fr', 'quinze jours', '15'],
    ['ko', '2박 3일', '3'],
    ['nl', 'kamer voor 2 nachten', '2'],
    ['en-GB', 'a long weekend', '3 | 4'],
    ['en-GB', '2 weeks and 3 days', '17'],
    ['sv', 'tre veckor', '21'],
    ['ru', 'неделю', '7'],
    ['ko', '5박', '5'],
    ['ar', 'أسبوعان', '14'],
    ['ja', '3〜4日', '3 | 4'],
    ['ko', '3~4일 정도', '3 | 4'],
    ['en-GB', 'half a week', '-'],
    ['en-GB', '3 nights in Rome, 4 nights in Florence', '7 | 3 | 4'],
    ['en-GB', '10 days, 3 nights of them in Rome', '13 | 10 | 3'],
    ['en-GB', 'a week, maybe 10 days', '17 | 7 | 10'],
    ['en-GB', '10 nights, maybe 11', '10 | 11'],
    ['en-GB', '10 nights, no 9', '10 | 9'],
    ['en-GB', '2 weeks maybe 3', '14 | 21'],
    ['de', '10 Tage, vielleicht auch 11', '10 | 11'],
    ['es', '10 noches o quizás 11', '10 | 11'],
    ['zh', '去年我们住了10天', '10?'],
    ['en-GB', 'last year we stayed 10 days', '10?'],
    ['fr', "l'an dernier on est resté 10 jours", '10?'],
    ['en-GB', 'the same 10 days as last year', '10'],
    ['en-GB', 'a week in the sun', '7'],
    ['en-GB', '7/8', '7 | 8'],
    ['en-GB', 'at least 5', '5'],
    ['it', 'un paio di settimane', '14'],
    ['it', 'una decina di giorni', '10'],
    ['it', 'dai 7 ai 10 giorni', '7 | 10'],
    ['id', '3D2N', '3'],
    ['ko', '10일 정도', '10'],
    ['ko', '10일이요', '10'],
    ['ko', '이틀', '2'],
    ['ko', '며칠', '-'],
    ['vi', 'nửa tháng', '15'],
    ['es', 'unos días', '-'],
    ['pt', 'uns dias', '-'],
    ['en-GB', 'a week or two', '7 | 14'],
    ['en-GB', 'a week or ten days', '7 | 10'],
    ['de', 'eine Woche oder zwei', '7 | 14'],
    ['fr', 'une semaine ou deux', '7 | 14'],
    ['es', 'una semana o dos', '7 | 14'],
    ['sv', 'en vecka eller två', '7 | 14'],
    ['nl', 'een dag of tien', '1 | 10'],
    ['ru', 'недели две', '14'],
    ['uk', 'днів десять', '10'],
    ['ru', 'пока не решили, дней 10-12', '10 | 12'],
    ['en-GB', '2 weeks or 3 people', '14'],
  ])('%s: %s', async (locale, text, days) => {
    expect(await said({ locale, text, slot: 'no_of_days' })).toEqual({ start: '-', days })
  })

  test('a month is asked about, since people wish each other a good one', async () => {
    expect((await said({ text: 'have a good month' })).days).toBe('-')
    expect((await said({ locale: 'ko', text: '한 달 잘 지내세요' })).days).toBe('30?')
    expect((await said({ text: 'a month', slot: 'no_of_days' })).days).toBe('30')
  })

  test.each([
    ['en-GB', 'back on the 19th', '8'],
    ['en-GB', 'until 19 December', '8'],
    ['de', 'bis Sonntag', '2'],
    ['ja', '19日まで', '8'],
    ['fr', "jusqu'au 19", '8'],
    ['es', 'hasta el 19', '8'],
    ['it', 'fino al 19', '8'],
    ['en-GB', 'from 13 December', '-'],
    ['en-GB', '10 nights', '10'],
  ])('of a stay that begins on 12 December, %s: %s', async (locale, text, days) => {
    const asked = {
      locale,
      text,
      slot: 'no_of_days',
      since: '2026-12-12',
      now: '2026-11-21',
    } as const
    expect((await said(asked)).days).toBe(days)
  })

  test('a bare number answers the question that was asked', async () => {
    expect(await said({ text: '6', slot: 'no_of_days' })).toEqual({ start: '-', days: '6' })
    expect(await said({ text: 'the 5th', slot: 'start_date' })).toEqual({
      start: '2027-04-05',
      days: '-',
    })
    expect(await said({ text: '21', slot: 'start_date' })).toEqual({
      start: '2027-03-21',
      days: '-',
    })
    expect(await said({ text: '6', slot: 'no_of_adults' })).toEqual({ start: '-', days: '-' })
  })

  test('two numbers are days of a month where the region reads no date in them', async () => {
    const asked = { text: '12-19', slot: 'start_date' } as const
    expect(await said({ ...asked, locale: 'de' })).toEqual({ start: '2027-03-12', days: '8' })
    expect((await said({ ...asked, locale: 'en-US' })).start).toBe('2027-12-19')
    expect((await said({ ...asked, locale: 'de', text: '5-9' })).start).toBe('2027-09-05')
  })
})

describe('days and nights of one stay are not added up', () => {
  test.each([
    ['en', '5 days and 4 nights', 5],
    ['pt-BR', '5 dias e 4 noites', 5],
    ['de', '8 Tage und 7 Nächte', 8],
    ['ko', '3박5일', 5],
    ['ja', '4泊6日', 6],
    ['zh', '5晚7天', 7],
    ['zh-HK', '5日4夜', 5],
    ['zh-HK', '五日三夜', 5],
    ['en', 'a week and 2 days', 9],
    ['zh', '两三天', '?'],
    ['en', 'a week and a half', 10],
    ['es', 'una semana y media', 10],
    ['pt', 'uma semana e meia', 10],
    ['fr', 'une semaine et demie', 10],
    ['it', 'una settimana e mezza', 10],
    ['it', 'ponte lungo, 3 notti', 3],
    ['nb', '10 dager', 10],
  ])('%s: %s', async (locale, text, no_of_days) => {
    expect(await allOf(locale, text)).toMatchObject({ no_of_days })
  })

  test('asked how long, the sign of a day counts days', async () => {
    expect(await allOf('ko', '10일', 'no_of_days')).toEqual({ no_of_days: 10 })
    expect(await allOf('ja', '5日', 'no_of_days')).toEqual({ no_of_days: 5 })
  })
})

describe('what is counted beside a month may be one of two numbers', () => {
  test.each([
    ['en-GB', 'in July, 10-14 days', '10 | 14'],
    ['en-GB', 'in July, 3 or 4 nights', '3 | 4'],
    ['de', 'im Juli 10-14 Tage', '10 | 14'],
    ['es', 'en julio, 10-14 días', '10 | 14'],
    ['fr', 'en juillet, 10 ou 14 jours', '10 | 14'],
    ['nl', 'in juli, 10 tot 14 dagen', '10 | 14'],
    ['en-GB', 'Rome, July 7-10 days', '7 | 10'],
    ['hu', 'róma július 7-10 nap', '7 | 10'],
    ['zh-CN', '7月7-10天', '7 | 10'],
    ['ar', 'يوليو 7-10 ايام', '7 | 10'],
    ['pt-BR', 'dez dias em julho', '10'],
  ])('%s: %s', async (locale, text, days) => {
    expect(await said({ locale, text })).toEqual({ start: '2027-07-01 … 2027-07-31', days })
  })
})

test.each([
  ['ar', 'اثنا عشر يوما', '12'],
  ['ar', 'اثني عشر يوما', '12'],
])('%s: %s are %s days', async (locale, text, days) => {
  expect(await said({ locale, text })).toEqual({ start: '-', days })
})

test('an Arabic no is no week', async () => {
  expect(await readingsOf('ar', 'لا', 'no_of_days')).toEqual({})
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

test('asked when, days that `to` stands between are a stay', async () => {
  const asked = { locale: 'es', text: 'del 5 al 9', slot: 'start_date' } as const
  expect(await said(asked)).toEqual({ start: '2027-04-05', days: '5' })
})

describe('a number that is also a month, a weekday or another word is one where days are counted', () => {
  test.each([
    ['pt-BR', 'dez dias em Lisboa', '10'],
    ['pt', 'dez noites', '10'],
    ['fr', 'sept nuits', '7'],
    ['fr', 'sept jours à Rome', '7'],
    ['ca', 'set dies', '7'],
    ['hr', 'pet noći', '5'],
  ])('%s: %s', async (locale, text, days) => {
    expect(await said({ locale, text })).toEqual({ start: '-', days })
  })

  test.each([
    ['pt-BR', 'dez', '10'],
    ['fr', 'sept', '7'],
    ['de', 'acht', '8'],
    ['it', 'sei', '6'],
    ['tr', 'on', '10'],
    ['ar', 'ست', '6'],
  ])('%s: %s, when asked for how many days', async (locale, text, days) => {
    expect(await said({ locale, text, slot: 'no_of_days' })).toEqual({ start: '-', days })
  })

  test.each([
    ['pt-BR', 'dez, uma semana', '2027-12-01 … 2027-12-31', '7'],
    ['fr', 'sept. 2027', '2027-09-01 … 2027-09-30', '-'],
  ])('%s: %s has a month all the same', async (locale, text, start, days) => {
    expect(await said({ locale, text })).toEqual({ start, days })
  })
})
