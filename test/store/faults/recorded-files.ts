import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Files, OpenFile } from '../../../server/store/json-file/files.ts'

/** What a file system was asked; a sync counts from its end on, all else from its beginning. */
type Call =
  | { is: 'create'; path: string; file: number }
  | { is: 'write'; file: number; position: number; bytes: Buffer }
  | { is: 'truncate'; file: number; length: number }
  | { is: 'synced'; file: number }
  | { is: 'rename'; from: string; to: string }
  | { is: 'remove'; path: string }
  | { is: 'folder synced'; path: string }

export type Recording = Call[]

/** A file system that keeps a record of what it is asked to change. */
export function recordedFiles(files: Files, calls: Recording): Files {
  const numbers = new Map<string, number>()
  let made = 0
  const recordedFile = (number: number, file: OpenFile): OpenFile => {
    const synced = <T>(done: T) => {
      calls.push({ is: 'synced', file: number })
      return done
    }
    return {
      ...file,
      write(bytes, position) {
        calls.push({ is: 'write', file: number, position, bytes: Buffer.from(bytes) })
        return file.write(bytes, position)
      },
      truncate(length) {
        calls.push({ is: 'truncate', file: number, length })
        return file.truncate(length)
      },
      datasync: () => file.datasync().then(synced),
      sync: () => file.sync().then(synced),
    }
  }
  return {
    ...files,
    async open(path, purpose) {
      if (purpose === 'new') {
        numbers.set(path, ++made)
        calls.push({ is: 'create', path, file: made })
      }
      return recordedFile(numbers.get(path) ?? 0, await files.open(path, purpose))
    },
    rename(from, to) {
      calls.push({ is: 'rename', from, to })
      numbers.set(to, numbers.get(from) ?? 0)
      return files.rename(from, to)
    },
    remove(path) {
      calls.push({ is: 'remove', path })
      return files.remove(path)
    },
    async syncFolder(path) {
      await files.syncFolder(path)
      calls.push({ is: 'folder synced', path })
    },
  }
}

/** Bytes that a disk writes at once, or not. */
const sector = 512

/**
 * Makes in `folder` what a disk may hold when the power fails after these calls: of what was not
 * synced any part may be there, in any order, torn or zeroed.
 */
export async function afterPowerCut(
  calls: Recording,
  folder: string,
  random: () => number,
): Promise<void> {
  const contents = new Map<number, Buffer>()
  const unsynced = new Map<number, Call[]>()
  const names = new Map<string, number>()
  let unsyncedNames: Call[] = []

  for (const call of calls) {
    if (call.is === 'write' || call.is === 'truncate') {
      unsynced.set(call.file, [...(unsynced.get(call.file) ?? []), call])
    } else if (call.is === 'synced') {
      for (const late of unsynced.get(call.file) ?? []) change(contents, late, () => 1)
      unsynced.delete(call.file)
    } else if (call.is === 'folder synced') {
      for (const late of unsyncedNames) changeNames(names, late)
      unsyncedNames = []
    } else unsyncedNames.push(call)
  }
  for (const late of [...unsynced.values()].flat()) change(contents, late, random)
  for (const late of unsyncedNames) if (random() < 0.5) changeNames(names, late)

  for (const [path, file] of names) {
    // The lock names a process of before the cut; here that is this one, which is still alive.
    if (basename(path).startsWith('lock-')) continue
    const to = join(folder, basename(path))
    await mkdir(dirname(to), { recursive: true })
    await writeFile(to, contents.get(file) ?? '')
  }
}

/** Carries out a write or truncation, wholly when `random` gives 1. */
function change(contents: Map<number, Buffer>, call: Call, random: () => number) {
  if (call.is !== 'write' && call.is !== 'truncate') return
  const before = contents.get(call.file) ?? Buffer.alloc(0)
  const fate = random()
  if (fate < 0.25) return
  if (call.is === 'truncate') return void contents.set(call.file, before.subarray(0, call.length))
  const after = Buffer.alloc(Math.max(before.length, call.position + call.bytes.length))
  before.copy(after)
  const isZeroed = fate < 0.4
  for (let at = 0; at < call.bytes.length; at += sector) {
    const isThere = fate === 1 || fate > 0.7 || random() < 0.5
    if (isThere && !isZeroed) call.bytes.copy(after, call.position + at, at, at + sector)
  }
  contents.set(call.file, after)
}

function changeNames(names: Map<string, number>, call: Call) {
  if (call.is === 'create') names.set(call.path, call.file)
  if (call.is === 'remove') names.delete(call.path)
  if (call.is !== 'rename') return
  const file = names.get(call.from)
  names.delete(call.from)
  if (file !== undefined) names.set(call.to, file)
}
