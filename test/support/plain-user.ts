import { execFileSync } from 'node:child_process'

export interface User {
  uid: number
  gid: number
}

/**
 * Any user of the machine but root, as whom PostgreSQL refuses to run, and whom no folder is closed
 * to; undefined where we are not root ourselves.
 */
export function plainUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (kind: '-u' | '-g') =>
    Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
