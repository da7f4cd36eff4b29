import { join } from 'node:path'
import { reading } from '../atomic-file.ts'
import { checkedLine } from '../checked-line.ts'
import type { Files, OpenFile } from '../files.ts'
import { journalName, type Header } from './journal-format.ts'
import { replayJournal } from './journal-replay.ts'

/** The journal that takes changes now. */
export interface Journal {
  readonly number: number
  /** Bytes of whole, durable lines. */
  readonly bytes: number
  /** Writes lines and puts them on disk; after an error the journal must not be used again. */
  append(lines: Uint8Array): Promise<void>
  /** Reads it all again, and throws when a durable line is not there. */
  prove(): Promise<void>
  close(): Promise<void>
}

/** Opens a journal of an earlier process; what there is of it is on disk once this resolves. */
export async function openJournal(
  files: Files,
  folder: string,
  number: number,
  bytes: number,
): Promise<Journal> {
  const file = await files.open(join(folder, journalName(number)), 'edit')
  try {
    // A process killed between a write and its fsync leaves bytes that may not be on disk yet.
    await file.datasync()
  } catch (error) {
    await file.close()
    throw error
  }
  return journalOn(files, folder, file, number, bytes)
}

/** Makes the journal's file; once this resolves it is on disk with its header. */
export async function newJournal(files: Files, folder: string, header: Header): Promise<Journal> {
  const file = await files.open(join(folder, journalName(header.journal)), 'new')
  const line = Buffer.from(`${checkedLine(header)}\n`)
  try {
    await file.write(line, 0)
    await file.sync()
    await files.syncFolder(folder)
  } catch (error) {
    await file.close()
    throw error
  }
  return journalOn(files, folder, file, header.journal, line.length)
}

function journalOn(
  files: Files,
  folder: string,
  file: OpenFile,
  number: number,
  start: number,
): Journal {
  let bytes = start
  return {
    number,
    get bytes() {
      return bytes
    },
    async append(lines) {
      await file.write(lines, bytes)
      await file.datasync()
      bytes += lines.length
    },
    async prove() {
      await reading(files, join(folder, journalName(number)), again =>
        replayJournal(again, { journal: number, end: bytes }, () => {}),
      )
    },
    close: () => file.close(),
  }
}
