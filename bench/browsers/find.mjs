import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that the system has; undefined where it has none. */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap(folder => names.map(name => join(folder, name))).find(existsSync)
}

/** The program that a variable of the environment names, else the system's. */
export function find(variable, ...names) {
  const given = process.env[variable]
  if (given && !existsSync(given)) throw new Error(`${variable} names no file: ${given}`)
  return given ?? onPath(...names)
}
