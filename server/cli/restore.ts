import { existsSync } from 'node:fs'
import { rmdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { diskFiles } from '../store/json-file/files.ts'
import { restoreBackup } from '../store/json-file/backup/restore-backup.ts'
import { fileOf, sumsText, type Io } from './io.ts'

/** `bellhop restore FILE`: makes the data folder, which must hold nothing yet, of a backup. */
export async function restore(args: readonly string[], io: Io): Promise<void> {
  const file = fileOf(args, 'restore FILE')
  const wasThere = existsSync(io.folder)
  const restored = await restoreBackup({ ...io, files: diskFiles }, resolve(file)).catch(
    async (error: unknown) => {
      // Goes only if it is empty.
      if (!wasThere) await rmdir(io.folder).catch(() => {})
      throw error
    },
  )
  io.print(`${io.folder}: ${sumsText(restored)}`)
  io.print(
    `Everybody is signed out, and open invitations are void. Operators, passwords and access tokens are those of ${restored.created_at}: take back again what was taken back since.`,
  )
}
