import type { Log } from '../../log.ts'
import type { Files } from './files.ts'

/** A data folder, and what whoever works on it is given. */
export interface Place {
  files: Files
  folder: string
  log: Log
  /** Milliseconds since 1970. */
  now: () => number
}
