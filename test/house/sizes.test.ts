import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const widget = 'dist/public/widget'

/** Bytes on the wire, at brotli's highest quality. */
const sizeOf = (file: string) => brotliCompressSync(readFileSync(root + file)).length

const built = (folder: string, name: RegExp) => {
  const files = readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
  return files.filter(file => name.test(file)).map(file => `${folder}/${file}`)
}

/** The file and all it imports at once, as a browser must load it before the first line runs. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const folder = file.slice(0, file.lastIndexOf('/'))
  for (const [, name] of readFileSync(root + file, 'utf8').matchAll(/from\s*["']\.\/([^"']+)["']/g))
    withImports(`${folder}/${name}`, seen)
  return seen
}

const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + sizeOf(file), 0)

test('the loader is at most 2.0 kB', () => {
  expect(sizeOf(`${widget}/v1.js`)).toBeLessThanOrEqual(2_000)
})

test('the chat is at most 12 kB, with everything it imports at once', () => {
  const [chat, ...others] = built(widget, /^chat\/chat-[\w-]+\.js$/)
  expect(others).toEqual([])
  expect(sum(withImports(chat!))).toBeLessThanOrEqual(12_000)
})

/** Not there yet: the design wants 8.0 kB for the understanding and 20 kB for all. Never more: */
const reached = { talk: 7_200, understanding: 14_600, conversation: 33_800, pack: 1_200, en: 1_460 }

test('the conversation and the outbox are no larger than they were', () => {
  const [talk, ...others] = built(widget, /^chat\/talk-[\w-]+\.js$/)
  expect(others).toEqual([])
  expect(sizeOf(talk!)).toBeLessThanOrEqual(reached.talk)
})

test('the understanding is no larger than it was, with everything it imports at once', () => {
  const size = sum(withImports('dist/understand/index.js'))
  expect(size).toBeLessThanOrEqual(reached.understanding)
})

test('a first conversation loads no more than it did, and one language', () => {
  const isLanguage = (file: string) => /\/[a-z]{2}-[\w-]+\.js$/.test(file)
  const chunks = built(widget, /^chat\/.*\.js$/).filter(file => !isLanguage(file))
  expect(sum(chunks)).toBeLessThanOrEqual(reached.conversation)
})

test('a language pack of the understanding is at most 1.2 kB, English a little more', () => {
  const packs = built('dist/understand', /^[a-z]{2}-[\w-]+\.js$/)
  expect(packs.length).toBeGreaterThan(20)
  const most = (pack: string) => (pack.includes('/en-') ? reached.en : reached.pack)
  expect(packs.filter(pack => sizeOf(pack) > most(pack))).toEqual([])
})
