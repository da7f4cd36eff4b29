import { join } from 'node:path'
import { readAll, replaceFile } from './atomic-file.ts'
import type { Files } from './files.ts'
import { journalName, type JournalChange } from './journal/journal-format.ts'
import type { Loaded } from './leads/load-leads.ts'
import type { Place } from './place.ts'
import { fill } from './read-lines.ts'

/** A lead that was erased, by what the files know it by. */
export type Erased = Pick<JournalChange, 'id' | 'identity'>

/** Moves the torn end of a journal into a file of its own; nothing is thrown away. */
export async function setTornAside(
  { files, folder, log, now }: Place,
  { journal, reach }: Loaded,
): Promise<void> {
  if (reach.torn === 0) return
  const name = journalName(journal)
  const aside = `torn-${now()}-${name}-at-${reach.bytes}`
  const bytes = Buffer.alloc(reach.torn)
  const file = await files.open(join(folder, name), 'edit')
  try {
    await fill(file, bytes, 0, bytes.length, reach.bytes)
    await replaceFile(files, join(folder, aside), copy => copy.write(bytes, 0))
    await file.truncate(reach.bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  log.warn(
    { file: name, line: reach.lines + 1, offset: reach.bytes, bytes: reach.torn, aside },
    'The last write before an abrupt end was torn; nobody was told of it, and it was set aside',
  )
}

/**
 * Removes what was set aside of leads that have been erased since. The guest of a torn write was
 * told nothing and sent it again: that made a lead of another id, under the same identity.
 */
export async function removeTorn(
  files: Files,
  folder: string,
  erased: readonly Erased[],
): Promise<void> {
  if (erased.length === 0) return
  const traces = erased
    .flatMap(({ id, identity }) => [JSON.stringify(id), identity])
    .filter(trace => trace !== null)
  for (const name of await tornIn(files, folder)) {
    const bytes = await readAll(files, join(folder, name))
    if (traces.some(trace => bytes.includes(trace))) await files.remove(join(folder, name))
  }
}

/** Removes what was set aside before an instant, in milliseconds since 1970. */
export async function removeTornBefore(files: Files, folder: string, instant: number) {
  for (const name of await tornIn(files, folder))
    if (Number(name.split('-')[1]) < instant) await files.remove(join(folder, name))
}

const tornIn = async (files: Files, folder: string) =>
  (await files.list(folder)).filter(name => name.startsWith('torn-'))
