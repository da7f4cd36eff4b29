const first = 1_000
const longest = 5 * 60_000

/** Milliseconds to the next attempt: doubled each time, and scattered so guests don't come at once. */
export function backoff(failures: number, retryAfter: number, random: () => number): number {
  const delay = Math.min(first * 2 ** failures, longest) * (0.5 + random() / 2)
  return Math.max(delay, retryAfter * 1000)
}

/** Calls `again` later, and later still after each failure. */
export function createRetry(random: () => number, again: () => void) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    /** Milliseconds until it will be tried again; the server may ask for more, in seconds. */
    later(retryAfter: number): number {
      const delay = backoff(failures++, retryAfter, random)
      clearTimeout(timer)
      timer = setTimeout(again, delay)
      return delay
    },
    stop: () => clearTimeout(timer),
    forget(): undefined {
      failures = 0
    },
  }
}
