import { unavailable } from '../../refusal.ts'
import type { Files } from './files.ts'

/**
 * A folder's files for as long as it is this process's. One that was paused, a container say, may
 * find on waking that another has taken over: what it had in hand is then neither told as kept nor
 * put in the place of what the other has written.
 */
export function heldFiles(files: Files, holds: () => Promise<boolean>): Files {
  const assertHeld = async () => {
    if (!(await holds())) throw unavailable('Another process has taken the data folder')
  }
  return {
    ...files,
    async open(path, purpose) {
      const file = await files.open(path, purpose)
      // Asked afterwards: what was on disk before the other one looked, the other one has.
      return { ...file, datasync: () => file.datasync().then(assertHeld) }
    },
    rename: (from, to) => assertHeld().then(() => files.rename(from, to)),
    remove: path => assertHeld().then(() => files.remove(path)),
  }
}
