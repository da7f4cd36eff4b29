import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which requests get their turn. */
const workMs = 4

/** Gives what is to be awaited now and then in the middle of long work. */
export function turns(): () => Promise<void> {
  let until = performance.now() + workMs
  return async () => {
    if (performance.now() < until) return
    await setImmediate()
    until = performance.now() + workMs
  }
}
