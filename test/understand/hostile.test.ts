import { expect, test } from 'vitest'
import { loadLanguage } from '../../widget/understand/load.ts'
import { understand } from '../../widget/understand/understand.ts'
import { said } from './said.ts'

const unit = [
  '9',
  '1-',
  '5.',
  'mon ',
  '1 may ',
  'next ',
  'a b ',
  '🎒',
  'ß',
  '\u0301',
  '日',
  '(',
  "'",
  '12/',
]

async function timeOf(text: string): Promise<number> {
  const context = { locale: 'en-GB', now: '2027-03-10T00:00:00', timeZone: 'UTC' }
  await loadLanguage(context.locale)
  const times = Array.from({ length: 9 }, () => {
    const from = performance.now()
    understand(text, context)
    return performance.now() - from
  })
  return Math.min(...times)
}

test.each(unit)('work grows no faster than the reply: %j', async piece => {
  const short = piece.repeat(120).slice(0, 120)
  const long = piece.repeat(480).slice(0, 480)
  await timeOf(short)
  // Four times the text may take four times the time; the rest is room for a busy machine.
  expect(await timeOf(long)).toBeLessThan(12 * (await timeOf(short)) + 4)
})

test('only the first 500 characters are read', async () => {
  const { start } = await said({ text: `${'x '.repeat(250)}5 May` })
  expect(start).toBe('-')
})

test.each([
  '',
  ' ',
  '\u0000',
  '\ud800',
  '9'.repeat(500),
  '-'.repeat(500),
  '00/00/0000',
  '99/99/99',
])('nonsense is no date and no crash: %j', async text => {
  expect(await said({ text })).toEqual({ start: '-', days: '-' })
})

test.each(['xx-YY', '', 'not a locale', 'en-GB-u-ca-japanese'])(
  'a locale like %j is survived',
  async locale => {
    expect((await said({ locale, text: '2027-05-04' })).start).toBe('2027-05-04')
  },
)

test('the same reply means the same in every zone that the process may run in', async () => {
  const zone = process.env['TZ']
  const starts: string[] = []
  for (const tz of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    process.env['TZ'] = tz
    starts.push((await said({ text: 'in 30 days' })).start)
  }
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
  expect(new Set(starts)).toEqual(new Set(['2027-04-09']))
})
