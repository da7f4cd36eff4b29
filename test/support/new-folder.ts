import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { AtEnd } from './at-end.ts'

/** An empty folder that is removed after the test. */
export async function newFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-test-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}
