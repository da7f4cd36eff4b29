import { basename, dirname } from 'node:path'
import { blankPrefix, isWhole, stampChecksum } from './checked-line.ts'
import { damageAt, missing } from './damage.ts'
import { isMissing, type Files, type OpenFile } from './files.ts'
import { fill } from './read-lines.ts'

/** Ending of files under way; what a kill left of one goes when it is written again. */
export const underWay = '.new'

/** Makes or replaces a file: after any kill or power cut it is the old one or the new one, whole. */
export async function replaceFile<T>(
  files: Files,
  path: string,
  write: (file: OpenFile) => Promise<T>,
): Promise<T> {
  await files.remove(path + underWay)
  const file = await files.open(path + underWay, 'new')
  let written: T
  try {
    written = await toDisk(file, write)
    await files.rename(path + underWay, path)
  } catch (error) {
    await files.remove(path + underWay).catch(() => {})
    throw error
  }
  await files.syncFolder(dirname(path))
  return written
}

async function toDisk<T>(file: OpenFile, write: (file: OpenFile) => Promise<T>): Promise<T> {
  try {
    const written = await write(file)
    await file.sync()
    return written
  } finally {
    await file.close()
  }
}

/** A small JSON object in a file of its own, one member a line, with its checksum first. */
export async function writeChecked(files: Files, path: string, data: object): Promise<void> {
  const text = `${blankPrefix},\n${JSON.stringify(data, null, 2).slice(2)}`
  const bytes = Buffer.from(`${text}\n`)
  stampChecksum(bytes, 0, bytes.length)
  await replaceFile(files, path, file => file.write(bytes, 0))
}

/** What `writeChecked` wrote; throws Damage for anything else, and when there is no file. */
export async function readChecked<T>(files: Files, path: string): Promise<T> {
  const bytes = await readAll(files, path)
  if (!isWhole(bytes, 0, bytes.length))
    throw damageAt(basename(path), 1, 0, 'its checksum does not match its content')
  const { crc: _, ...data } = JSON.parse(bytes.toString())
  return data as T
}

/** Opens a file that must be there, and closes it whatever `read` comes to. */
export async function reading<T>(
  files: Files,
  path: string,
  read: (file: OpenFile) => Promise<T>,
): Promise<T> {
  const file = await files.open(path, 'read').catch((error: unknown) => {
    throw isMissing(error) ? missing(path) : error
  })
  return read(file).finally(() => file.close())
}

export const readAll = (files: Files, path: string): Promise<Buffer> =>
  reading(files, path, async file => {
    const bytes = Buffer.alloc(await file.size())
    return bytes.subarray(0, await fill(file, bytes, 0, bytes.length, 0))
  })
