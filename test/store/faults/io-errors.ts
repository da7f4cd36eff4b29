import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFiles } from '../../../server/store/json-file/files.ts'
import { jsonFileStore } from '../../../server/store/json-file-store.ts'
import { desk, log } from '../makers.ts'
import { failingFiles, type CallKind } from './failing-files.ts'
import { faultsOf, write, type Acknowledged } from './work.ts'

interface Outcome {
  /** Whether the store opened, worked on, or refused with the injected error. */
  met: 'nothing' | 'open refused' | 'went on'
  faults: string[]
}

/** One life of a store whose file system fails once, and what a clean start finds after it. */
export async function liveThrough(kind: CallKind, k: number, code: string): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-io-'))
  const acknowledged: Acknowledged = new Map()
  const small = { folder, log, compactBytes: 4000, retryMs: 1 }
  let hasFailed = false
  try {
    // Something from an earlier life, so that reading has what to read.
    await live(small, 'before', acknowledged, 20)
    const files = failingFiles(diskFiles, kind, k, code)
    const met = await live({ ...small, files }, 'during', acknowledged, 60).then(
      () => 'went on' as const,
      (error: unknown) => {
        hasFailed = String(error).includes('injected') || String(error).includes(code)
        if (!hasFailed) throw error
        return 'open refused' as const
      },
    )
    const after = await jsonFileStore(small, desk)
    const faults = await faultsOf(after.leads, acknowledged)
    await after.close()
    return { met, faults }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function live(
  options: Parameters<typeof jsonFileStore>[0],
  run: string,
  acknowledged: Acknowledged,
  count: number,
): Promise<void> {
  const store = await jsonFileStore(options, desk)
  let left = count
  await write(
    store,
    { writers: 4, run },
    {
      isOver: () => left <= 0,
      onAck(uid, step) {
        left--
        acknowledged.set(uid, step)
      },
    },
  )
  await store.desk.change(data => void (data.signing_key += '.')).catch(() => {})
  // Closing may meet the fault as well; what was acknowledged is on disk all the same.
  await store.close().catch(() => {})
}
