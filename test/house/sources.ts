import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export const rooms = ['shared', 'widget', 'server', 'dashboard'] as const

interface Source {
  /** From the root, with forward slashes. */
  path: string
  text: string
  /** What it imports: a package, or the path of a file from the root. */
  imports: string[]
}

/** Files of a folder of the house, by what their names end in. */
export function filesOf(folder: string, ending: RegExp): { path: string; text: string }[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name))
    .map(name => {
      const path = posix.join(folder, name.replaceAll('\\', '/'))
      return { path, text: readFileSync(root + path, 'utf8') }
    })
}

/** The source files of a folder. */
export const sourcesOf = (folder: string): Source[] =>
  filesOf(folder, /\.(ts|tsx|mts|mjs)$/).map(({ path, text }) => {
    return { path, text, imports: importsOf(path, text) }
  })

const specifier = /(?:\bfrom|\bimport\(?|\bimport\.meta\.resolve\()\s*(['"])([^'"\n]+)\1/g

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(specifier)].map(([, , name = '']) =>
    name.startsWith('.') ? posix.join(posix.dirname(path), name) : name,
  )
}

const typeImport = /^import type [^;]*? from .*$|\btypeof import\([^)]*\)/gm

/** The same with the imports that are gone once the types are. */
export const withoutTypes = (sources: Source[]): Source[] =>
  sources.map(source => ({
    ...source,
    imports: importsOf(source.path, source.text.replaceAll(typeImport, '')),
  }))

/** `path: import` of each import that may not be, for a message that says where to look. */
export function offences(sources: Source[], mayImport: (name: string) => boolean): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.filter(name => !mayImport(name)).map(name => `${path}: ${name}`),
  )
}
