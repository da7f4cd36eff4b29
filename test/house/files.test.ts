import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../support/new-folder.ts'
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
  const folder = await newFolder()
  await copyFile(`${root}.gitignore`, join(folder, '.gitignore'))
  for (const name of ['data', 'kept', ...names]) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'leads.json'), '{"a":  1}')
  }
  const oxfmt = `${root}node_modules/oxfmt/bin/oxfmt`
  const { stdout } = spawnSync(process.execPath, [oxfmt, '--list-different'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stdout).toBe('kept/leads.json\n')
})
