import { copyFile, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { jsonFileStore, type JsonFileOptions } from '../../server/store/json-file-store.ts'
import type { Store } from '../../server/store/store.ts'
import { newFolder } from '../support/new-folder.ts'
import { arrival, desk } from './makers.ts'

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

export const newestJournal = async (folder: string): Promise<string> =>
  join(
    folder,
    (await readdir(folder))
      .filter(name => name.startsWith('journal-'))
      .sort()
      .at(-1) ?? '',
  )

/** A folder as a kill leaves it, with three leads in its journal. */
export async function killedFolder(): Promise<{ folder: string; journal: string }> {
  const folder = await newFolder()
  const store = await openFolder(folder)
  for (const id of ['a', 'b', 'c']) await store.leads.receive(arrival({ id }))
  const installation = join(folder, 'installation.json')
  await copyFile(installation, `${installation}.open`)
  await store.close()
  await rename(`${installation}.open`, installation)
  return { folder, journal: await newestJournal(folder) }
}

/** Makes the lock of an open folder one that a process which is gone has left, for others to take. */
export async function leaveLockBehind(folder: string): Promise<void> {
  const path = join(folder, (await readdir(folder)).find(name => name.startsWith('lock-')) ?? '')
  const holder = JSON.parse(await readFile(path, 'utf8')) as object
  await writeFile(path, JSON.stringify({ ...holder, began: '1' }))
}
