// Scores our understanding beside chrono-node and any-date-parser on the public corpus, which stays
// where it is, with its scorer.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { called, number } from '../called.mjs'
import { quantile } from '../statistics.mjs'
import { hostile, pieces } from './hostile.mjs'
import { anyDateParser, chronoNode } from './others.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

const given = {
  corpus: { type: 'string', default: join(root, '../shared/corpus') },
  only: { type: 'string', default: '' },
  errors: { type: 'string', default: '0' },
}
const usage = `understanding [options]
  --corpus DIR      where the cases and their scorer are (${given.corpus.default})
  --only KEY=VALUE  some of the cases alone: lang=de, kind=range
  --errors N        cases read wrong that are shown (${given.errors.default})`
const asked = called(usage, given, ({ corpus, only, errors }) => ({
  corpus: resolve(corpus),
  only,
  errors: number(errors),
}))

const { corpus } = asked
const scorer = join(corpus, 'score.mjs')
if (!existsSync(scorer)) {
  console.error(`${scorer} is not there: say with --corpus where the cases and their scorer are.`)
  process.exit(1)
}
const { load, judge, Tally } = await import(pathToFileURL(scorer))
const { understand } = await import('./adapter.mjs')

const dated = new Set(['date', 'range', 'period'])
const [onlyKey, onlyValue] = asked.only.split('=')
const rows = load([corpus])
  .map(row => ({ ...row, lang: row.locale.split('-')[0] }))
  .filter(row => !onlyValue || String(row[onlyKey]) === onlyValue)

/** The groups in which a verdict counts. */
function groupsOf(row, slot) {
  const groups = [`slot ${slot}`, `kind ${row.kind} · ${slot}`]
  if (row.source === 'sgd') groups.push(`sgd · ${slot}`)
  if (slot !== 'start_date') return groups
  if (row.numeric_ambiguous) groups.push('numeric_ambiguous')
  if (!dated.has(row.kind)) return groups
  groups.push('date, range, period', `lang ${row.lang}`)
  if (row.source.startsWith('cldr')) groups.push('cldr + cldr2')
  return groups
}

async function scored(name, read, errors = 0) {
  const tallies = new Map()
  const times = []
  let whole = 0
  let left = errors
  for (const row of rows) {
    const { locale, now, timeZone, slot } = row
    const context = { locale, now: new Date(`${now}Z`), nowLocal: now, timeZone, slot }
    const from = performance.now()
    const got = await read(row.utterance, context)
    times.push(performance.now() - from)
    const verdicts = judge(row, got)
    if (row.source === 'sgd' && verdicts.every(one => /correct|quiet/.test(one.verdict))) whole++
    for (const { slot, verdict } of verdicts) {
      for (const group of groupsOf(row, slot)) {
        if (!tallies.has(group)) tallies.set(group, new Tally())
        tallies.get(group).add(verdict)
      }
      if (left > 0 && /wrong|spurious/.test(verdict)) {
        left--
        console.log(verdict, row.locale, slot, JSON.stringify(row.utterance), got[slot], row.expect)
      }
    }
  }
  return { name, tallies, whole, p95: quantile(times, 0.95), max: Math.max(...times) }
}

const percent = (part, all) => (all ? ((100 * part) / all).toFixed(1) : '-').padStart(6)

function line(tally) {
  if (!tally) return '     -      -      -      -'
  const { n, correct, clarify, wrong, spurious, quiet } = tally
  const guarded = percent(spurious, spurious + quiet)
  return [percent(correct, n), percent(correct + clarify, n), percent(wrong, n), guarded].join(' ')
}

/** Micro-F1 over the slots of sgd; what the service did not ask for but was read counts against it. */
function microF1(tallies) {
  const parts = [...tallies].filter(([group]) => group.startsWith('sgd')).map(([, tally]) => tally)
  const sum = key => parts.reduce((total, tally) => total + tally[key], 0)
  const right = sum('correct')
  return (200 * right) / (2 * right + sum('wrong') + sum('spurious') + sum('n') - right)
}

const ours = await scored('ours', understand, asked.errors)
const others = [
  await scored('chrono-node', chronoNode),
  await scored('any-date-parser', anyDateParser),
]
const all = [ours, ...others]

console.log('per cent: right, right or offered, wrong; of what must stay empty, filled')
console.log(`${''.padEnd(34)}    n ${all.map(({ name }) => name.padEnd(30)).join('')}`)
const groups = [...ours.tallies].sort(([a, one], [b, other]) => {
  return a.split(' ')[0].localeCompare(b.split(' ')[0]) || other.n - one.n
})
for (const [group, tally] of groups) {
  if (group.startsWith('lang') && tally.n < 20) continue
  const lines = all.map(({ tallies }) => line(tallies.get(group))).join(' | ')
  console.log(`${group.padEnd(34)}${String(tally.n).padStart(5)} ${lines}`)
}
const turns = rows.filter(row => row.source === 'sgd').length
for (const { name, tallies, whole, p95, max } of all) {
  const times = `p95 ${p95.toFixed(2)} ms, longest ${max.toFixed(1)} ms`
  const right = `${percent(whole, turns).trim()} %`
  console.log(
    `${name}: sgd micro-F1 ${microF1(tallies).toFixed(1)}, turns right ${right}; ${times}`,
  )
}

/** The best of five: what else the machine does is none of the reply's. */
async function timeOf(reply) {
  const times = []
  for (let n = 0; n < 5; n++) {
    const from = performance.now()
    await understand(reply, { locale: 'en-GB', nowLocal: '2027-03-10T00:00:00', timeZone: 'UTC' })
    times.push(performance.now() - from)
  }
  return Math.min(...times)
}

const slow = []
for (const piece of pieces) slow.push({ piece, ms: await timeOf(hostile(piece)) })
const [worst] = slow.sort((one, other) => other.ms - one.ms)
const made = JSON.stringify(worst.piece)
console.log(`longest hostile reply of 500 characters: ${worst.ms.toFixed(1)} ms, made of ${made}`)

const folder = join(root, 'dist/understand')
const size = file => brotliCompressSync(readFileSync(join(folder, file))).length
console.log(`bytes (brotli): core ${size('index.js')}`)
const packs = readdirSync(folder).flatMap(file => {
  const [, language] = /^pack-([a-z]{2})-.*\.js$/.exec(file) ?? []
  return language ? `${language} ${size(file)}` : []
})
console.log(packs.join('  '))
