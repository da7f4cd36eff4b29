import { copyFile, cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { diskFiles } from '../../server/store/json-file/files.ts'
import { jsonFileStore, type JsonFileOptions } from '../../server/store/json-file-store.ts'
import type { Store } from '../../server/store/store.ts'
import { newFolder } from '../support/new-folder.ts'
import { allOf, arrival, desk } from './makers.ts'

/** One with room, however little is free. */
export const disk = { files: diskFiles, floorBytes: 0 }

/** A log that keeps what it was told. */
export function heardLog() {
  const lines: { level: string; text: string; [name: string]: unknown }[] = []
  const line =
    (level: string) =>
    (about: object, text = '') =>
      void lines.push({ ...about, level, text })
  return { lines, info: line('info'), warn: line('warn'), error: line('error') }
}

/** A store on a folder, closed after the test if not before. */
export async function openFolder(
  folder: string,
  options: Partial<JsonFileOptions> = {},
): Promise<Store> {
  const store = await jsonFileStore({ folder, log: heardLog(), retryMs: 1, ...options }, desk)
  onTestFinished(() => store.close())
  return store
}

export const locksIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter(name => name.startsWith('lock-'))

/** The oldest first. */
export const journalsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter(name => name.startsWith('journal-')).toSorted()

export const newestJournal = async (folder: string): Promise<string> =>
  join(folder, (await journalsIn(folder)).at(-1) ?? '')

/** The ids of the leads that a start finds. */
export async function idsIn(folder: string, log = heardLog()): Promise<string[]> {
  const { leads } = await openFolder(folder, { log })
  return (await allOf(leads)).map(({ id }) => id)
}

/** The files of a folder in which these bytes are. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter(each => each.isFile()).map(each => join(each.parentPath, each.name))
  const contents = await Promise.all(files.map(async file => [file, await readFile(file)] as const))
  return contents.filter(([, content]) => content.includes(text)).map(([file]) => file)
}

/** Closes a store; its folder is then as a kill leaves it. */
export async function closeAsKilled(store: Store, folder: string): Promise<void> {
  const installation = join(folder, 'installation.json')
  await copyFile(installation, `${installation}.open`)
  await store.close()
  await rename(`${installation}.open`, installation)
}

/** A copy of a folder in use, as a kill would leave it now. */
export async function copyAsKilled(folder: string): Promise<string> {
  const copy = await newFolder()
  const isLock = (path: string) => basename(path).startsWith('lock-')
  await cp(folder, copy, { recursive: true, filter: path => !isLock(path) })
  return copy
}

/** A folder as a kill leaves it, with three leads in its journal. */
export async function killedFolder(): Promise<{ folder: string; journal: string }> {
  const folder = await newFolder()
  const store = await openFolder(folder)
  for (const id of ['a', 'b', 'c']) await store.leads.receive(arrival({ id }))
  await closeAsKilled(store, folder)
  return { folder, journal: await newestJournal(folder) }
}

/** Makes the lock of an open folder one that a process which is gone has left, for others to take. */
export async function leaveLockBehind(folder: string): Promise<void> {
  const [lock = ''] = await locksIn(folder)
  const path = join(folder, lock)
  const holder = JSON.parse(await readFile(path, 'utf8')) as object
  await writeFile(path, JSON.stringify({ ...holder, began: '1' }))
}
