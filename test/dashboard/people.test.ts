import { expect, test } from 'vitest'
import { browserOf } from '../../dashboard/format/browser.ts'
import { initials } from '../../dashboard/format/initials.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0'

test.each([
  [`${chrome} Safari/537.36`, 'Chrome', 'Linux'],
  [
    `${chrome.replace('X11; Linux x86_64', 'Windows NT 10.0')} Safari/537.36 Edg/140.0`,
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(browserOf(userAgent)).toEqual({ browser, system })
})

test('a program is no browser', () => {
  expect(browserOf('curl/8.9')).toEqual({})
  expect(browserOf('')).toEqual({})
})

test.each([
  ['Noa Levi', 'NL'],
  ['mira', 'M'],
  ['  Asha Devi Rao ', 'AR'],
  ['mira.sandy', 'MS'],
  ['山田 太郎', '山太'],
  ['نورا الخطيب', 'ن\u200cا'],
  ['🌴 Noa Levi (Goa)', 'NG'],
  [' 🌴', '🌴'],
  ['', ''],
])('%s is %s in short', (name, short) => {
  expect(initials(name)).toBe(short)
})
