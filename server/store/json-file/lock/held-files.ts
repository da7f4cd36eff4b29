import { unavailable } from '../../../refusal.ts'
import type { Files } from '../files.ts'
import type { Lock } from './held-lock.ts'

/**
 * A folder's files for as long as it is this process's. One that was paused, a container say, may
 * find on waking that another has taken over: what it had in hand is then neither told as kept nor
 * put in the place of what the other has written.
 */
export function heldFiles(files: Files, { holds, holdsNow }: Omit<Lock, 'release'>): Files {
  const assertHeld = (isHeld: boolean) => {
    if (!isHeld) throw unavailable('Another process has taken the data folder')
  }
  return {
    ...files,
    async open(path, purpose) {
      const file = await files.open(path, purpose)
      // Asked afterwards: if the folder is ours then, whoever takes it later finds this on disk.
      return { ...file, datasync: () => file.datasync().then(holds).then(assertHeld) }
    },
    rename: (from, to) =>
      holdsNow()
        .then(assertHeld)
        .then(() => files.rename(from, to)),
    remove: path =>
      holdsNow()
        .then(assertHeld)
        .then(() => files.remove(path)),
  }
}
