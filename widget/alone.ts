/** Does work of this name in one tab at a time. */
export type Alone = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Locks are missing on pages without https, and forbidden in some frames: then without. */
export const alone: Alone = async (name, work) => {
  let working: ReturnType<typeof work> | undefined
  const begin = () => (working ??= work())
  try {
    await navigator.locks.request(name, begin)
  } catch {
    // Either there are no locks, or the work itself has failed, and says so below.
  }
  return begin()
}
