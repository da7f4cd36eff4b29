import { Low, type Adapter } from 'lowdb'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { unavailable } from '../../refusal.ts'
import { editDesk, freeze } from '../desk.ts'
import type { Desk, DeskData } from '../store.ts'
import { readChecked, writeChecked } from './atomic-file.ts'
import type { Files } from './files.ts'
import { assertFormat } from './installation.ts'
import type { Place } from './place.ts'

export const deskName = 'desk.json'

/** Throws Damage when it is damaged or gone, and an Error when a later Bellhop wrote it. */
export async function readDesk(files: Files, folder: string): Promise<DeskData> {
  const desk = await readChecked<DeskData>(files, join(folder, deskName))
  assertFormat(desk, deskName)
  return freeze(desk)
}

/** On disk it is written whole: the old one or the new one, after any kill. */
const deskAdapter = (files: Files, folder: string): Adapter<DeskData> => ({
  read: () => readDesk(files, folder),
  write: desk => writeChecked(files, join(folder, deskName), desk),
})

export const makeDeskFile = (files: Files, folder: string, first: DeskData) =>
  new Low(deskAdapter(files, folder), first).write()

/** The desk as plain `Low`. */
export async function openDesk({ files, folder, log }: Place): Promise<Desk> {
  const adapter = deskAdapter(files, folder)
  const low = new Low(adapter, await readDesk(files, folder))
  const oneByOne = pLimit(1)

  const keep = async (changed: DeskData) => {
    try {
      await adapter.write(changed)
    } catch (error) {
      log.error({ error: String(error), file: deskName }, 'The desk could not be written')
      // The new file may be in its place already: the old one goes back there.
      await low.write().catch(() => {})
      throw failed()
    }
    low.data = changed
  }

  return {
    read: () => low.data,
    refresh: async () => {},
    change: edit =>
      oneByOne(async () => {
        const [changed, answer] = editDesk(low.data, edit)
        await keep(changed)
        return answer
      }),
  }
}

const failed = () => unavailable('The change could not be written to disk')
