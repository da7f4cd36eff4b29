import { basename, dirname, resolve } from 'node:path'

/** What lies in a file is not what was written there: the store does not open, and says where. */
export class Damage extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Damage'
  }
}

/** Lines are counted from 1, `offset` is bytes from the beginning of the file. */
export const damageAt = (file: string, line: number, offset: number, what: string) =>
  new Damage(`${file} is damaged at line ${line}, offset ${offset}: ${what}`)

/** A file that this installation had is gone. */
export const missing = (path: string) =>
  new Damage(`${basename(path)} is gone from ${dirname(resolve(path))}`)
