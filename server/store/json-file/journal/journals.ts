import { join } from 'node:path'
import type { Files } from '../files.ts'
import { writeInstallation } from '../installation.ts'
import { journalName } from './journal-format.ts'
import { newJournal, type Journal } from './journal.ts'

/** The journals of an open store, one after the other. */
export interface Journals {
  /** The newest, which takes the changes. */
  current(): Journal
  /** Goes on in a new journal; `seq` is that of the next change. After an error, call it again. */
  begin(seq: number): Promise<void>
  /** Bytes written to journals that are done with, and to this one. */
  written(): number
}

export function journalsFrom(files: Files, folder: string, first: Journal): Journals {
  let journal = first
  let writtenBefore = 0
  return {
    current: () => journal,
    async begin(seq) {
      const number = journal.number + 1
      // What an attempt that failed has left; nothing was ever written to it.
      await files.remove(join(folder, journalName(number)))
      const next = await newJournal(files, folder, { journal: number, seq, before: journal.bytes })
      const done = journal
      journal = next
      writtenBefore += done.bytes
      // Nothing is lost with it: all it holds that counts has been synced.
      await done.close().catch(() => {})
      const open = { format: 1, complete: true, journal: number, closed_bytes: null } as const
      await writeInstallation(files, folder, open)
    },
    written: () => writtenBefore + journal.bytes,
  }
}
