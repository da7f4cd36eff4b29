import { expect, test } from 'vitest'
import { offences, rooms, sourcesOf, withoutTypes } from './sources.ts'

const isPackage = (name: string) => !rooms.some(room => name.startsWith(`${room}/`))
const isWithin = (...folders: string[]) => {
  return (name: string) => folders.some(folder => name.startsWith(`${folder}/`))
}

test('shared imports nothing but itself', () => {
  expect(offences(sourcesOf('shared'), isWithin('shared'))).toEqual([])
})

test.each(['widget', 'server', 'dashboard'])('%s imports no other room but shared', room => {
  const allowed = isWithin(room, 'shared')
  expect(offences(sourcesOf(room), name => isPackage(name) || allowed(name))).toEqual([])
})

test('the conversation knows shared and the understanding, and neither Preact nor a package', () => {
  const allowed = isWithin('shared', 'widget/conversation', 'widget/understand')
  expect(offences(sourcesOf('widget/conversation'), allowed)).toEqual([])
})

test('the understanding knows nothing but shared', () => {
  const allowed = isWithin('shared', 'widget/understand')
  expect(offences(sourcesOf('widget/understand'), allowed)).toEqual([])
})

test('the loader is free of frameworks, and of the chat but for its types', () => {
  const mine = isWithin('shared', 'widget/loader')
  const mayImport = (name: string) => mine(name) || name.startsWith('virtual:')
  expect(offences(withoutTypes(sourcesOf('widget/loader')), mayImport)).toEqual([])
})

/** `server/store`, or `server/gate.ts` for a file that is in no folder there. */
const partOf = (path: string) => path.split('/').slice(0, 2).join('/')

const layered = ['server', 'dashboard']

test.each(layered)('the folders and files in %s/ stand on each other, in no circle', room => {
  const parts = new Map<string, Set<string>>()
  for (const { path, imports } of sourcesOf(room)) {
    const others = parts.get(partOf(path)) ?? new Set()
    parts.set(partOf(path), others)
    for (const name of imports) if (partOf(name) !== partOf(path)) others.add(partOf(name))
  }
  const ground = () =>
    [...parts].filter(([, others]) => [...others].every(other => !parts.has(other)))
  for (let lowest = ground(); lowest.length > 0; lowest = ground())
    for (const [part] of lowest) parts.delete(part)
  expect([...parts.keys()]).toEqual([])
})

test('only server/main.ts and the workshop around it name a concrete store', () => {
  const concrete = /^server\/store\/(memory|json-file|postgresql)/
  const elsewhere = sourcesOf('server').filter(
    ({ path }) => !/^server\/(main\.ts|dev\.ts|store\/|cli\/)/.test(path),
  )
  expect(offences(elsewhere, name => !concrete.test(name))).toEqual([])
})

test('only readConfig gets to see the environment, from main.ts', () => {
  const readers = rooms.flatMap(sourcesOf).filter(({ text }) => text.includes('process.env'))
  expect(readers.map(({ path }) => path)).toEqual(['server/main.ts'])
  expect(readers[0]?.text.match(/.{11}process\.env.{1}/g)).toEqual(['readConfig(process.env)'])
})
