import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

interface LockedPackage {
  version: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  hasInstallScript?: boolean
  dev?: boolean
}
interface Manifest {
  scripts: Record<string, string>
  allowScripts: Record<string, boolean>
}

const read = <T>(file: string) => JSON.parse(readFileSync(root + file, 'utf8')) as T
const locked = read<{ packages: Record<string, LockedPackage> }>('package-lock.json').packages
const manifest = read<Manifest>('package.json')
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13)

test('every optional dependency of a locked package is locked too, for every platform', () => {
  const names = new Set(Object.keys(locked).map(nameOf))
  const missing = Object.entries(locked).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(name => !names.has(name))
      .map(name => `${place} wants ${name}`),
  )
  expect(missing).toEqual([])
})

test('install scripts are allowed or refused by name, so that no npm asks', () => {
  const silent = Object.entries(locked)
    .filter(([place, { hasInstallScript }]) => hasInstallScript && !(nameOf(place) in allowed()))
    .map(([place]) => place)
  expect(silent).toEqual([])
})

test('nothing that runs in production has an install script', () => {
  const scripted = Object.entries(locked).filter(
    ([, entry]) => entry.hasInstallScript && !entry.dev,
  )
  expect(scripted.map(([place]) => place)).toEqual([])
})

test('the package has at most ten scripts', () => {
  expect(Object.keys(manifest.scripts).length).toBeLessThanOrEqual(10)
})

const allowed = () => manifest.allowScripts
