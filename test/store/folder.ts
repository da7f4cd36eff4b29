import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { jsonFileStore, type JsonFileOptions } from '../../server/store/json-file-store.ts'
import type { Store } from '../../server/store/store.ts'
import { desk } from './makers.ts'

/** An empty folder that is removed after the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A log that keeps what it was told. */
export function heardLog() {
  const lines: { level: string; text: string; [name: string]: unknown }[] = []
  const line = (level: string) => (about: object, text: string) =>
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
