import { cp, mkdtemp, open, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFiles } from '../../../server/store/json-file/files.ts'
import {
  readInstallation,
  writeInstallation,
} from '../../../server/store/json-file/installation.ts'
import { jsonFileStore } from '../../../server/store/json-file-store.ts'
import { desk, log } from '../makers.ts'
import { faultsOf, write, type Acknowledged } from './work.ts'

export const damageKinds = ['cut', 'flipped', 'zeroed', 'emptied', 'deleted'] as const
type DamageKind = (typeof damageKinds)[number]

/** What a damaged folder came to; `silent` is the one that must not happen. */
type Verdict = 'whole' | 'set aside' | 'refused' | 'silent'

export interface Sample {
  /** As a clean end leaves it. */
  closed: string
  /** As a kill leaves it. */
  killed: string
  acknowledged: Acknowledged
  remove(): Promise<void>
}

/** Two folders with a snapshot, more than one journal, and leads that were changed. */
export async function sampleFolders(): Promise<Sample> {
  const root = await mkdtemp(join(tmpdir(), 'bellhop-damage-'))
  const closed = join(root, 'closed')
  const killed = join(root, 'killed')
  const acknowledged: Acknowledged = new Map()
  const store = await jsonFileStore({ folder: closed, log, compactBytes: 20_000 }, desk)
  let left = 300
  await write(
    store,
    { writers: 4, run: 'sample' },
    {
      isOver: () => left-- <= 0,
      onAck: (uid, step) => acknowledged.set(uid, step),
    },
  )
  await store.close()
  await cp(closed, killed, { recursive: true })
  const installation = await readInstallation(diskFiles, killed)
  await writeInstallation(diskFiles, killed, { ...installation, closed_bytes: null })
  return { closed, killed, acknowledged, remove: () => rm(root, { recursive: true }) }
}

/** Files of a folder that hold something. */
export const filesOf = async (folder: string) =>
  (await readdir(folder)).filter(name => /^(leads|desk|installation|journal-\d+)\./.test(name))

/** Damages one file of a copy of the folder; `at` and `bit` from 0 to 1 say where. */
export async function damage(
  folder: string,
  { file, kind, at, bit }: { file: string; kind: DamageKind; at: number; bit: number },
  acknowledged: Acknowledged,
): Promise<{ verdict: Verdict; said: string }> {
  const copy = await mkdtemp(join(tmpdir(), 'bellhop-damaged-'))
  try {
    await cp(folder, copy, { recursive: true })
    await harm(join(copy, file), kind, at, bit)
    return await verdictOn(copy, file, acknowledged)
  } finally {
    await rm(copy, { recursive: true })
  }
}

async function harm(path: string, kind: DamageKind, at: number, bit: number) {
  const bytes = await readFile(path)
  const place = Math.floor(at * bytes.length)
  if (kind === 'deleted') return rm(path)
  if (kind === 'emptied') return truncate(path, 0)
  if (kind === 'cut') return truncate(path, place)
  if (kind === 'zeroed') bytes.fill(0, place, Math.min(place + 512, bytes.length))
  else bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(bit * 8))
  const handle = await open(path, 'r+')
  await handle.write(bytes, 0, bytes.length, 0).finally(() => handle.close())
}

async function verdictOn(folder: string, file: string, acknowledged: Acknowledged) {
  const warnings: string[] = []
  const warn = (about: object) => void warnings.push(JSON.stringify(about))
  try {
    const store = await jsonFileStore({ folder, log: { ...log, warn } }, desk)
    const faults = await faultsOf(store.leads, acknowledged)
    await store.close()
    const aside = warnings.find(warning => warning.includes(file) && warning.includes('aside'))
    const said = aside ?? faults.join(', ')
    if (aside) return { verdict: 'set aside' as const, said }
    return { verdict: faults.length === 0 ? ('whole' as const) : ('silent' as const), said }
  } catch (error) {
    const said = String(error)
    const isClear = said.includes(file) && /line \d+, offset \d+| is gone from /.test(said)
    return { verdict: isClear ? ('refused' as const) : ('silent' as const), said }
  }
}
