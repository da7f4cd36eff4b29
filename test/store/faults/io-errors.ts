import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFiles } from '../../../server/store/json-file/files.ts'
import {
  readInstallation,
  writeInstallation,
} from '../../../server/store/json-file/installation.ts'
import { jsonFileStore } from '../../../server/store/json-file-store.ts'
import { desk, log } from '../makers.ts'
import { failingFiles, type CallKind } from './failing-files.ts'
import { faultsOf, write, type Acknowledged } from './work.ts'

interface Outcome {
  /** Whether the store refused to open with the injected error, worked on after it, or made no k-th call. */
  met: 'nothing' | 'open refused' | 'went on'
  faults: string[]
}

/** One life of a store whose file system fails once, and what a clean start finds after it. */
export async function liveThrough(kind: CallKind, k: number, code: string): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-io-'))
  const acknowledged: Acknowledged = new Map()
  const small = { folder, log, compactBytes: 4000, retryMs: 1 }
  let hasFailed = false
  const failed = () => void (hasFailed = true)
  try {
    // Something from an earlier life, so that reading has what to read.
    await live(small, 'before', acknowledged, 20)
    await tear(folder)
    const files = failingFiles(diskFiles, kind, k, code, failed)
    const met = await live({ ...small, files }, 'during', acknowledged, 60).then(
      () => (hasFailed ? ('went on' as const) : ('nothing' as const)),
      (error: unknown) => {
        if (!String(error).includes('injected') && !String(error).includes(code)) throw error
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

/** Makes of a folder that was closed what a kill in the middle of a write leaves. */
async function tear(folder: string): Promise<void> {
  const journals = (await readdir(folder)).filter(name => name.startsWith('journal-')).sort()
  await appendFile(join(folder, journals.at(-1) ?? ''), 'half a line')
  const installation = await readInstallation(diskFiles, folder)
  await writeInstallation(diskFiles, folder, { ...installation, closed_bytes: null })
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
