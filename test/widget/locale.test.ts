import { expect, test } from 'vitest'
import { formatDay } from '../../widget/chat/talk/dates.ts'
import { textsOf } from '../../widget/chat/load.ts'
import { localeOf } from '../../widget/chat/locale.ts'

test.each([
  ['en', ['en-GB', 'en-US'], 'en-GB'],
  ['en', ['de-DE', 'en', 'en-NZ'], 'en-NZ'],
  ['en', ['de-DE'], 'en'],
  ['en_US', ['en-GB'], 'en-US'],
  ['zh-Hant', ['zh-TW'], 'zh-Hant-TW'],
  ['', ['pt-BR'], 'pt-BR'],
  ['', [], 'en'],
])('a page in %j for a browser of %j is read as %s', (page, browser, locale) => {
  expect(localeOf({}, page, browser)).toBe(locale)
})

test.each([
  ['zt', 'zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant', 'zh-Hant-CN', 'zh-TW-u-ca-roc', 'zh-hk', 'zh_MO'],
  ['zh', 'zh', 'zh-CN', 'zh-Hans', 'zh-SG', 'zh-MY', 'zh-Hans-HK', 'zh-Hans-TW', 'zh-u-nu-latn'],
  ['nb', 'no', 'nn-NO', 'nb'],
  ['pt', 'pt-BR'],
])('the texts %s are for %s, and the like', (file, ...tags) => {
  for (const tag of tags) expect(textsOf(localeOf({ locale: tag }, '', [])), tag).toBe(file)
})

test.each(['German', 'english', 'de_', 'simplified-chinese'])(
  'where %j stands for a locale, page and browser decide',
  locale => {
    expect(localeOf({ locale }, 'de', ['de-CH'])).toBe('de-CH')
    expect(localeOf({ locale: '' }, locale, ['fr-FR'])).toBe('fr-FR')
  },
)

test('the operator’s own choice stands as written', () => {
  expect(localeOf({ locale: 'en' }, 'de', ['en-GB'])).toBe('en')
  expect(localeOf({ locale: 'ar-u-nu-latn' }, 'de', [])).toBe('ar-u-nu-latn')
})

test('the country of the page’s guests settles what the language leaves open', () => {
  expect(localeOf({ country: 'US' }, 'en', ['en-GB'])).toBe('en-US')
  expect(localeOf({ country: 'US' }, 'en-GB', [])).toBe('en-GB')
  expect(localeOf({ locale: 'pt', country: 'BR' }, 'en', [])).toBe('pt-BR')
})

test.each(['en-US@posix', 'en_US.UTF-8', 'C', 'x', '--', 'en-US-', 'ünsinn', 'en-GB, de'])(
  'the odd locale %j keeps nobody from talking',
  odd => {
    for (const locale of [
      localeOf({}, odd, [odd]),
      localeOf({ locale: odd, country: odd }, '', []),
    ])
      expect(() => new Intl.DateTimeFormat(locale)).not.toThrow()
  },
)

test('a day is shown with its weekday, in the order of the locale', () => {
  expect(formatDay('fr', '2026-12-01')).toBe('mar. 1er décembre 2026')
  expect(formatDay('fr', '2026-12-11')).toBe('ven. 11 décembre 2026')
  expect(formatDay('en-GB', '2026-12-12')).toMatch(/^Sat,? 12 December 2026$/)
  expect(formatDay('en-US', '2026-12-12')).toBe('Sat, December 12, 2026')
})

test('a day that is none is shown as it came', () => {
  expect(formatDay('en-GB', 'in spring')).toBe('in spring')
})
