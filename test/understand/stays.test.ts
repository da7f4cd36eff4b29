import { describe, expect, test } from 'vitest'
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
    ['en-GB', '3 kids 4, 6 and 8, 5 days from 20 June', '2027-06-20', '5'],
    ['en-GB', 'two weeks starting 1 August', '2027-08-01', '14'],
    ['de', 'ab dem 4. Mai für eine Woche', '2027-05-04', '7'],
    ['es', 'el 6 de junio por 4 noches', '2027-06-06', '4'],
    ['en-GB', 'Sat 3 - Sat 10 July', '2027-07-03', '8'],
    ['de', 'kommenden Freitag bis Sonntag', '2027-03-12', '3'],
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
    ['de', 'Ferienhaus vom 10.7. bis 24.7.', '2027-07-10', '15'],
    ['de', '12.-19.', '2027-03-12', '8'],
    ['de', 'in der Nacht vom 7. auf den 8. Juni', '2027-06-07', '2'],
    ['de', 'vom 7.6. zum 9.6.', '2027-06-07', '3'],
    ['nl', 'de nacht van 7 op 8 juni', '2027-06-07', '2'],
    ['en-GB', '12th-19th', '2027-03-12', '8'],
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
    ['zh', '12月12日去巴厘岛度蜜月一周', '2027-12-12', '7'],
  ])('%s: %s', async (locale, text, start, days) => {
    expect(await said({ locale, text })).toEqual({ start, days })
  })
})

describe('a length alone', () => {
  test.each([
    ['en-GB', 'about ten days', '10'],
    ['en-GB', 'a fortnight', '14'],
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

describe('a period is a window, to be narrowed down', () => {
  test.each([
    ['en-GB', 'sometime in July', '2027-07-01 … 2027-07-31'],
    ['ru', 'две недели в июле', '2027-07-01 … 2027-07-31'],
    ['pl', 'w maju', '2027-05-01 … 2027-05-31'],
    ['en-GB', 'mid June', '2027-06-08 … 2027-06-23'],
    ['en-GB', 'this month', '2027-03-10 … 2027-03-31'],
    ['en-GB', 'next week', '2027-03-15 … 2027-03-21'],
    ['de', 'kommende Woche', '2027-03-15 … 2027-03-21'],
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
