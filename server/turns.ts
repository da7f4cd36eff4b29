import { setImmediate } from 'node:timers/promises'

/** To be awaited in the middle of long work: after so many milliseconds of it others get their turn. */
export function turns(ms: number): () => Promise<void> {
  let until = performance.now() + ms
  return async () => {
    if (performance.now() < until) return
    await setImmediate()
    until = performance.now() + ms
  }
}
