import type { DeskData } from './store.ts'

/**
 * Runs an edit on a copy and gives the copy with the edit's answer; whoever keeps it decides
 * whether it becomes the desk. Frozen, since a change made in passing would never reach the disk.
 */
export function editDesk<T>(desk: DeskData, edit: (desk: DeskData) => T): [DeskData, T] {
  const copy = structuredClone(desk)
  const answer = edit(copy)
  return [freeze(copy), answer]
}

export function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value))
    if (typeof part === 'object' && part !== null) freeze(part)
  return Object.freeze(value)
}

/** Said where a migration into an installation was broken off: nobody is to take it for whole. */
export const halfCopied =
  'Not all leads are here: a migration into this place was broken off. Run it again, and it ' +
  'goes on; or start where the leads came from.'

/** Throws where not all leads are. */
export function assertWhole({ half_copied }: Pick<DeskData, 'half_copied'>): void {
  if (half_copied) throw new Error(halfCopied)
}
