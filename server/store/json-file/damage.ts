import { basename, dirname, resolve } from 'node:path'

/** What lies in a file is not what was written there: the store does not open, and says where. */
export class Damage extends Error {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Bytes from the beginning of the file. */
  readonly offset: number

  constructor(file: string, line: number, offset: number, what: string) {
    super(`${file} is damaged at line ${line}, offset ${offset}: ${what}`)
    this.name = 'Damage'
    this.file = file
    this.line = line
    this.offset = offset
  }
}

/** A file that this installation had is gone. */
export function missing(path: string): Damage {
  const file = basename(path)
  const message = `${file} is gone from ${dirname(resolve(path))}`
  return Object.assign(new Damage(file, 1, 0, 'the file is missing'), { message })
}
