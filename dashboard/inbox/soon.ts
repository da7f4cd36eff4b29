/** What is going on: nothing, a pause before the call, or the call, perhaps asked for once more. */
type Stage = 'idle' | 'pausing' | 'calling' | 'asked_again' | 'over'

/**
 * Calls once for many askings: soon after the first of them, never twice at a time. Whoever asks
 * while a call is on its way is heard after it: its answer may be older than what they know of.
 */
export function callSoon(call: () => void | Promise<void>, milliseconds: number) {
  let stage: Stage = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const pause = () => {
    stage = 'pausing'
    timer = setTimeout(() => {
      stage = 'calling'
      void Promise.resolve().then(call).then(done, done)
    }, milliseconds)
  }
  const done = () => {
    const isWanted = stage === 'asked_again'
    if (stage !== 'over') stage = 'idle'
    if (isWanted) pause()
  }
  return {
    ask() {
      if (stage === 'idle') pause()
      else if (stage === 'calling') stage = 'asked_again'
    },
    end() {
      clearTimeout(timer)
      stage = 'over'
    },
  }
}
