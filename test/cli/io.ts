import type { OpenAt } from '../../server/cli/installation.ts'
import { jsonFileStore } from '../../server/store/json-file-store.ts'
import { postgresqlStore } from '../../server/store/postgresql-store.ts'
import { heardLog } from '../store/folder.ts'
import { log } from '../store/makers.ts'

/** What a command works with: a data folder, and an ear for what it prints and logs. */
export function io(folder: string) {
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  return { folder, printed, print, now: Date.now, log: heardLog() }
}

/** Opens a store as `main.ts` does. */
export const openAt: OpenAt = (address, first) =>
  address.startsWith('postgres:')
    ? postgresqlStore({ url: address, log }, first)
    : jsonFileStore({ folder: address, log }, first)
