interface Debounced<T> {
  /** Calls with the last value once it has been quiet for a while. */
  later(value: T): void
  /** Calls at once and forgets what was waiting: Enter, or clearing the search. */
  now(value: T): void
  cancel(): void
}

export function debounce<T>(call: (value: T) => void, milliseconds: number): Debounced<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    later(value) {
      cancel()
      timer = setTimeout(() => call(value), milliseconds)
    },
    now(value) {
      cancel()
      call(value)
    },
    cancel,
  }
}
