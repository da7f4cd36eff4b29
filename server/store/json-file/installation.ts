import { join } from 'node:path'
import { readChecked, writeChecked } from './atomic-file.ts'
import { Damage } from './damage.ts'
import type { Files } from './files.ts'

/**
 * The file that says what an installation has, so that a file that vanished or lost its end is
 * missed instead of being taken for a new, empty one.
 */
export const installationName = 'installation.json'

export interface Installation {
  format: 1
  /** False while the first start is making the files: nothing has been kept yet. */
  complete: boolean
  /** Number of the newest journal that may hold changes. */
  journal: number
  /** Bytes of that journal when the store was closed; null while it is open. */
  closed_bytes: number | null
}

export async function readInstallation(files: Files, folder: string): Promise<Installation> {
  const data = await readChecked(files, join(folder, installationName))
  assertFormat(data, installationName)
  return data as unknown as Installation
}

export const writeInstallation = (files: Files, folder: string, data: Installation) =>
  writeChecked(files, join(folder, installationName), data)

export function assertFormat(data: { format?: unknown }, file: string): void {
  if (data.format !== 1)
    throw new Damage(file, 1, 0, `its format is ${String(data.format)}, this Bellhop reads 1`)
}
