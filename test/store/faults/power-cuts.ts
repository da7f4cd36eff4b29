import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFiles } from '../../../server/store/json-file/files.ts'
import { jsonFileStore } from '../../../server/store/json-file-store.ts'
import { desk, log } from '../makers.ts'
import { afterPowerCut, recordedFiles, type Recording } from './recorded-files.ts'
import { faultsOf, write, type Acknowledged } from './work.ts'

export interface Life {
  calls: Recording
  /** What was acknowledged, and after how many calls. */
  acks: { uid: string; step: number; after: number }[]
}

/** A life of eight writers with several snapshots, as its disk saw it. */
export async function recordLife(count: number): Promise<Life> {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-power-'))
  const life: Life = { calls: [], acks: [] }
  const files = recordedFiles(diskFiles, life.calls)
  const store = await jsonFileStore({ folder, log, files, compactBytes: 15_000 }, desk)
  await write(
    store,
    { writers: 8, run: 'power' },
    {
      isOver: () => life.acks.length >= count,
      onAck: (uid, step) => void life.acks.push({ uid, step, after: life.calls.length }),
    },
  )
  await store.close()
  await rm(folder, { recursive: true })
  return life
}

/** Cuts the power after so many calls; gives what a start then finds wrong. */
export async function cutPower(life: Life, after: number, random: () => number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-dark-'))
  try {
    await afterPowerCut(life.calls.slice(0, after), folder, random)
    const acknowledged: Acknowledged = new Map()
    for (const ack of life.acks) if (ack.after <= after) acknowledged.set(ack.uid, ack.step)
    const store = await jsonFileStore({ folder, log }, desk)
    const faults = await faultsOf(store.leads, acknowledged)
    await store.close()
    return faults
  } catch (error) {
    return [String(error)]
  } finally {
    await rm(folder, { recursive: true })
  }
}
