import { join } from 'node:path'
import { reading } from '../atomic-file.ts'
import type { Files, OpenFile } from '../files.ts'
import { readInstallation } from '../installation.ts'
import { replayChain } from '../leads/load-leads.ts'
import { snapshotName } from '../snapshot/snapshot-format.ts'
import { peekSnapshot, readSnapshot } from '../snapshot/snapshot-read.ts'
import { leadTable } from '../table/lead-table.ts'

/** Takes the text of a lead, `bytes[from..to)`. */
type OnText = (bytes: Buffer, from: number, to: number) => void

const leadsAtOnce = 1000

/**
 * Gives all leads of a folder in order of arrival, as of one moment, while its store may be at
 * work: the changes since the snapshot are read first, then the snapshot, changed by them, streams
 * by. `ready` is awaited now and then, so that a slow taker is not overrun.
 */
export async function streamLeads(
  files: Files,
  folder: string,
  onText: OnText,
  ready: () => Promise<void>,
): Promise<number> {
  return reading(files, join(folder, snapshotName), async file => {
    const snapshot = await peekSnapshot(file)
    const installation = await readInstallation(files, folder)
    const changed = leadTable()
    const erased = new Set<number>()
    await replayChain(files, folder, installation, snapshot, {
      put(n, bytes, from, to) {
        erased.delete(n)
        changed.put(n, bytes, from, to)
      },
      erase(n) {
        erased.add(n)
        changed.erase(n)
      },
    })

    let count = 0
    let next = 0
    const give: OnText = (bytes, from, to) => {
      count++
      onText(bytes, from, to)
    }
    const giveChangedBelow = (end: number) => {
      for (; next < end; next++) {
        if (!changed.has(next)) continue
        const text = Buffer.alloc(changed.lengthOf(next))
        give(text, 0, changed.copy(next, text, 0))
      }
    }
    await readSnapshot(pacedBy(ready, file), snapshot, (n, bytes, from, to) => {
      giveChangedBelow(n)
      if (changed.has(n) || erased.has(n)) return
      next = n + 1
      give(bytes, from, to)
    })
    while (next < changed.end()) {
      await ready()
      giveChangedBelow(Math.min(next + leadsAtOnce, changed.end()))
    }
    return count
  })
}

const pacedBy = (ready: () => Promise<void>, file: OpenFile): OpenFile => ({
  ...file,
  async read(...args) {
    await ready()
    return file.read(...args)
  },
})
