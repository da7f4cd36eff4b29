import { join } from 'node:path'
import { unlessMissing, type Files } from '../files.ts'
import type { ProcessIdentity } from './process-identity.ts'

/** What stands in a lock. */
export type Holder = ProcessIdentity & { since: string }

export const lockName = (number: number) => `lock-${number}`
const lockNumber = (file: string) => Number(/^lock-(\d+)$/.exec(file)?.[1] ?? 0)

export const lockNumbers = async (files: Files, folder: string) =>
  (await files.list(folder)).map(lockNumber).filter(number => number > 0)

export const lockPath = (folder: string, number: number) => join(folder, lockName(number))

export async function makeLock(files: Files, path: string, holder: Holder): Promise<void> {
  const file = await files.open(path, 'new')
  await file.write(Buffer.from(JSON.stringify(holder)), 0).finally(() => file.close())
}

/** Undefined when the file is empty, torn, or gone by now. */
export async function readHolder(files: Files, path: string): Promise<Holder | undefined> {
  const file = await files.open(path, 'read').catch(unlessMissing)
  if (!file) return undefined
  const bytes = Buffer.alloc(4096)
  const count = await file.read(bytes, 0, bytes.length, 0).finally(() => file.close())
  try {
    return JSON.parse(bytes.toString('utf8', 0, count)) as Holder
  } catch {
    return undefined
  }
}
