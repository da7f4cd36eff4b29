import { describe, expect, test } from 'vitest'
import { said } from './said.ts'

describe('years and months of other calendars are read beside the Gregorian ones', () => {
  test.each([
    ['fa', '۱۵ خرداد ۱۴۰۶', '2027-06-05'],
    ['fa', 'پنجم تیرماه', '2027-06-26'],
    ['fa', '۱۴۰۶/۶/۳۱', '2027-09-22'],
    ['fa', '31/6/1406', '2027-09-22'],
    ['fa', '۸ ژوئن ۲۰۲۷', '2027-06-08'],
    ['fa', '2027-06-08', '2027-06-08'],
    ['fa-AF', '۱۵ جوزا ۱۴۰۶', '2027-06-05'],
    ['ja', '令和9年10月3日', '2027-10-03'],
    ['ja', '令和十年一月八日', '2028-01-08'],
    ['ja', 'Ｒ９．１０．３', '2027-10-03'],
    ['ja', '2027年10月3日', '2027-10-03'],
    ['zh-TW', '民國116年8月21日', '2027-08-21'],
    ['zh-TW', '116年8月21日', '2027-08-21'],
    ['zh-TW', '116/08/21', '2027-08-21'],
    ['zh-TW', '民國一一六年八月二十一日', '2027-08-21'],
    ['zh-TW', '2027/8/21', '2027-08-21'],
    ['th', '21 ส.ค. 2570', '2027-08-21'],
    ['th', '21/8/70', '2027-08-21'],
    ['th', '21/8/2027', '2027-08-21'],
  ])('%s: %s', async (locale, text, start) => {
    expect((await said({ locale, text })).start).toBe(start)
  })

  test.each([
    ['fa', 'از ۴ تا ۹ مرداد', '2027-07-26', '6'],
    ['fa', '۲۹ شهریور تا ۲ مهر ۱۴۰۶', '2027-09-20', '5'],
    ['fa', '۲۸ اسفند تا ۴ فروردین ۱۴۰۷', '2028-03-18', '6'],
    ['ja', '令和9年10月3日～8日', '2027-10-03', '6'],
    ['zh-TW', '116.8.21-116.8.25', '2027-08-21', '5'],
    ['th', '21–25/8/70', '2027-08-21', '5'],
  ])('a stay, %s: %s', async (locale, text, start, days) => {
    expect(await said({ locale, text })).toEqual({ start, days })
  })

  test.each([
    ['fa', 'مهر ۱۴۰۶', '2027-09-23 … 2027-10-22'],
    ['fa', 'متولد تیر ۱۳۳۲', '-'],
    ['fa', 'اوایل آبان', '2027-10-23 … 2027-11-03'],
    ['fa', 'برای نوروز', '2027-03-21 … 2027-04-01'],
    ['ja', '令和9年10月', '2027-10-01 … 2027-10-31'],
    ['zh-TW', '116年8月', '2027-08-01 … 2027-08-31'],
    // The fifth of the third month, or the fifth of March: the guest says which.
    ['fa', '۳/۱۵', '2027-03-15 | 2027-06-05'],
    // Years gone by, of eras gone by too, are no years to come.
    ['ja', '昭和60年5月3日', '-'],
    ['fa', '۱۵ خرداد ۱۴۰۵', '2027-06-05?'],
  ])('what names no day is asked, %s: %s', async (locale, text, start) => {
    expect((await said({ locale, text })).start).toBe(start)
  })
})

describe('what the browser writes in a calendar is read back', () => {
  const at = (day: string) => Date.parse(day)
  const calendars = ['fa', 'fa-AF', 'th', 'zh-TW-u-ca-roc', 'ja-u-ca-japanese']

  test.each(calendars)('a day of every other week of three years: %s', async locale => {
    const styles = (['full', 'long', 'medium', 'short'] as const).map(
      dateStyle => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }),
    )
    for (let day = at('2027-03-11'); day < at('2030-03-25'); day += 17 * 864e5)
      for (const style of styles) {
        const { start } = await said({ locale, text: style.format(day) })
        expect([style.format(day), start]).toEqual([
          style.format(day),
          new Date(day).toISOString().slice(0, 10),
        ])
      }
  })

  test.each(calendars.slice(0, 3))('stays within a month and over its end: %s', async locale => {
    for (const dateStyle of ['full', 'long', 'medium', 'short'] as const) {
      const style = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })
      for (const [from, to, days] of [
        ['2027-05-02', '2027-05-09', '8'],
        ['2027-05-16', '2027-06-03', '19'],
      ] as const) {
        const text = style.formatRange(at(from), at(to))
        expect([text, await said({ locale, text })]).toEqual([text, { start: from, days }])
      }
    }
  })
})
