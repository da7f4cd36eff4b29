import { expect, test } from 'vitest'
import { hostile, pieces } from '../../bench/understanding/hostile.mjs'
import { loadLanguage } from '../../widget/understand/load.ts'
import { understand } from '../../widget/understand/understand.ts'
import { said } from './said.ts'

const context = { locale: 'en-GB', now: '2027-03-10T00:00:00', timeZone: 'UTC' }

/** How many words are looked up: a count, since times are the bench's to tell. */
function lookUps(text: string): number {
  const { get } = Map.prototype
  let count = 0
  Map.prototype.get = function counted(key: unknown) {
    count++
    return get.call(this, key) as unknown
  }
  try {
    understand(text, context)
  } finally {
    Map.prototype.get = get
  }
  return count
}

test.each(pieces)('work grows no faster than the reply: %j', async piece => {
  await loadLanguage(context.locale)
  const reply = hostile(piece)
  const short = lookUps(reply.slice(0, 120))
  expect(short).toBeGreaterThan(0)
  expect(lookUps(reply.slice(0, 480))).toBeLessThanOrEqual(5 * short)
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
