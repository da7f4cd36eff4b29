import { expect, test } from 'vitest'
import { buttonColour } from '../../dashboard/format/button-colour.ts'
import { isDark, isPale, sixDigits } from '../../dashboard/format/contrast.ts'
import { siteNames } from '../../dashboard/format/site-names.ts'
import { begin, rebase, unsaved } from '../../dashboard/sites/draft.ts'
import { originOf } from '../../dashboard/sites/origins.ts'
import { moved, ofItsKind, slotFor } from '../../dashboard/sites/questions.ts'
import { defaultQuestions } from '../../shared/form.ts'
import type { SiteBody } from '../../shared/site-api.ts'
import type { Site } from '../../shared/site.ts'

const site = (parts: Partial<Site>): SiteBody => ({
  environment_origins: [],
  snippets: { script: '', form: '' },
  site: {
    key: 'site_1',
    brand: 'Palm',
    origins: [],
    questions: defaultQuestions,
    theme: { accent: '#0f766e' },
    destinations: ['Goa'],
    texts: {},
    languages: [],
    revision: 1,
    ...parts,
  },
})

test('what another owner saved is taken over, and both values of a part that both changed are known', () => {
  const { base, draft } = begin(site({}))
  const mine = {
    base,
    draft: { ...draft, brand: 'Mine', texts: { send: 'Go' }, languages: ['es'] },
  }
  const latest = site({
    revision: 2,
    brand: 'Theirs',
    destinations: ['Goa', 'Hampi'],
    languages: ['es'],
  })
  const { race, ...rebased } = rebase(mine, latest)
  expect(race).toMatchObject({
    taken: ['destinations'],
    both: ['brand'],
    theirs: { brand: 'Theirs' },
  })
  expect(rebased.draft).toMatchObject({ brand: 'Mine', destinations: ['Goa', 'Hampi'] })
  expect(unsaved(rebased)).toEqual(['brand', 'texts'])
})

test.each([
  ['What is your budget?', 'what_is_your_budget'],
  ['Été à Goa — 2027!', 'été_à_goa_2027'],
  ['什么时候？', '什么时候'],
  ['?!', 'question'],
  ['a'.repeat(80), 'a'.repeat(40)],
])('“%s” is called %s in the lead', (label, slot) => {
  expect(slotFor(label, [])).toBe(slot)
})

test.each([
  [' https://www.palm.example/trips/?from=mail#goa ', 'https://www.palm.example'],
  ['HTTP://localhost:8080/', 'HTTP://localhost:8080'],
  ['https://palm.example', 'https://palm.example'],
  ['www.palm.example/trips', 'www.palm.example'],
  ['\u200bhttps://palm.example\u200e', 'https://palm.example'],
  ['localhost:8080/trips', 'localhost:8080'],
  ['https//palm.example', 'https//palm.example'],
  ['ftp://palm.example/trips', 'ftp://palm.example/trips'],
  ['', ''],
])('the page %j is sent as %j', (line, origin) => {
  expect(originOf(line)).toBe(origin)
})

test('a name that is taken is numbered, as one is that is a field of the request', () => {
  expect(slotFor('Diet?', ['diet', 'diet_2'])).toBe('diet_3')
  expect(slotFor('Comments', [])).toBe('comments_2')
})

test('of a question whose kind has changed its words are sent, and no limits of the kind before', () => {
  const words = { slot: 'a', required: true, label: 'Budget?' }
  const budget = { ...words, kind: 'text', minimum: 1, max_length: 9 } as const
  expect(ofItsKind({ ...budget, options: ['5'] })).toEqual({
    ...words,
    kind: 'text',
    max_length: 9,
    options: ['5'],
  })
  expect(ofItsKind({ ...budget, kind: 'date', options: ['5'] })).toEqual({ ...words, kind: 'date' })
})

test('a question moves up and down', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
})

test('a colour that would not be seen on white is pale, one that would not be on the dark chat dark', () => {
  expect(isPale('#ffd400')).toBe(true)
  expect(isPale('#0f766e')).toBe(false)
  expect(isPale('#07c')).toBe(false)
  expect(['#0b1020', '#000', '#1e293b'].filter(isDark)).toHaveLength(3)
  expect(['#0f766e', '#334155', '#1d4ed8', '#ffd400'].filter(isDark)).toEqual([])
  expect(sixDigits('#07c')).toBe('#0077cc')
})

test('the button needs a line of its own for any colour but the one it has anyway, and a dark sign on a pale one', () => {
  expect(buttonColour('#0f766e')).toBeUndefined()
  expect(buttonColour('#be185d')).toBe('<style>bellhop-chat { --bellhop-accent: #be185d }</style>')
  expect(buttonColour('#ffee00')).toBe(
    '<style>bellhop-chat { --bellhop-accent: #ffee00; --bellhop-on-accent: #000 }</style>',
  )
})

test('sites of one brand are told apart by their first page, or else by their keys', () => {
  const named = (...pages: string[]) => {
    const sites = pages.map((page, place) => ({
      key: `site_${place}`,
      brand: 'Palm',
      origins: page ? [page] : [],
    }))
    return [...siteNames(sites).values()]
  }
  expect(named('https://palm.es')).toEqual(['Palm'])
  expect(named('https://palm.es', 'https://palm.de', '')).toEqual([
    'palm.es · Palm',
    'palm.de · Palm',
    'site_2 · Palm',
  ])
  expect(named('https://palm.es', 'https://palm.es')).toEqual(['site_0 · Palm', 'site_1 · Palm'])
})
