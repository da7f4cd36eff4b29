import { join } from 'node:path'
import { readChecked, writeChecked } from './atomic-file.ts'
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
  /** There until then when it is a migration that makes them: nobody else is to begin anew. */
  half_copied?: true
  /** Number of the newest journal that may hold changes. */
  journal: number
  /** Bytes of that journal when the store was closed; null while it is open. */
  closed_bytes: number | null
}

/** Throws Damage when it is damaged or gone, and an Error when a later Bellhop wrote it. */
export async function readInstallation(files: Files, folder: string): Promise<Installation> {
  const data = await readChecked<Installation>(files, join(folder, installationName))
  assertFormat(data, installationName)
  return data
}

export const writeInstallation = (files: Files, folder: string, data: Installation) =>
  writeChecked(files, join(folder, installationName), data)

/** No damage, which would be told with the way back to a backup. */
export function assertFormat({ format }: { format?: unknown }, file: string): void {
  if (format !== 1)
    throw new Error(
      `${file} was written by a later Bellhop (format ${String(format)}; this one reads 1). Start that one again.`,
    )
}
