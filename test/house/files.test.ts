import { readFileSync } from 'node:fs'
import { getFileInfo } from 'prettier'
import { expect, test } from 'vitest'
import { filesOf, root, rooms, sourcesOf } from './sources.ts'

/** Words and lists of a language, not code. */
const isData = (path: string) => /\/(locales|packs|corpus)\//.test(path)
const sources = [...rooms, 'build'].flatMap(sourcesOf).filter(({ path }) => !isData(path))
const lines = (text: string) => text.trimEnd().split('\n').length

test('no source file is longer than 250 lines', () => {
  const long = sources.filter(({ text }) => lines(text) > 250)
  expect(long.map(({ path }) => path)).toEqual([])
})

test('no style sheet is longer either', () => {
  const sheets = rooms.flatMap(room => filesOf(room, /\.css$/))
  expect(sheets.length).toBeGreaterThan(20)
  expect(sheets.filter(({ text }) => lines(text) > 250).map(({ path }) => path)).toEqual([])
})

test('half of the source files have at most 80 lines', () => {
  const lengths = sources.map(({ text }) => lines(text)).sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80)
})

test('nothing is left to do and nothing is skipped', () => {
  // Written so that this file, too, is looked through.
  const mark = /\b(TO[D]O|FIX[M]E|XX[X])\b|\b(test|it|describe)\.(skip|only|todo)\(/
  const marked = [...sources, ...sourcesOf('test')].filter(({ text }) => mark.test(text))
  expect(marked.map(({ path }) => path)).toEqual([])
})

test('what the commands of the manual write into the folder is kept out of git and of the formatter', async () => {
  const manual = readFileSync(`${root}docs/operate.md`, 'utf8')
  const written = /npm start -- backup (\S+)|DATA_DIR=\.\/(\S+)|--to \.\/(\S+)/g
  const names = [...manual.matchAll(written)].map(([, ...found]) => found.join(''))
  expect(names.length).toBeGreaterThan(2)
  for (const name of ['data', ...names]) {
    const file = name.includes('.') ? name : `${name}/leads.json`
    const { ignored } = await getFileInfo(`${root}${file}`, { ignorePath: `${root}.gitignore` })
    expect([file, ignored]).toEqual([file, true])
  }
})
