/** No longer than this: whoever sits down here later must not find what somebody else has dropped. */
const undoableMs = 60_000

/** Holds the way back to what was dropped, for a while and for once. */
export function createUndo(expired: () => void) {
  let held: (() => void) | undefined
  const forget = () => void (held = undefined)

  return {
    forget,
    isThere: () => Boolean(held),
    hold(wayBack: () => void) {
      held = wayBack
      setTimeout(() => {
        if (held !== wayBack) return
        forget()
        expired()
      }, undoableMs)
    },
    /** Gives the way back, where there was one. */
    run() {
      const wayBack = held
      forget()
      wayBack?.()
      return wayBack
    },
  }
}
