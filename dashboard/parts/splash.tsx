import { useEffect, useState } from 'preact/hooks'
import { texts } from '../texts/texts.ts'

/** Milliseconds after which a word is due, and after which nobody believes any more that it comes. */
const momentMs = 1_000
const longMs = 8_000

/** In the place of everything until it is known who is here: most see nothing of it. */
export function Splash() {
  const [waited, setWaited] = useState(0)
  useEffect(() => {
    const timers = [momentMs, longMs].map(ms => setTimeout(() => setWaited(ms), ms))
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <main class="splash" aria-busy="true">
      <p role="status">{waited > 0 && texts.shell.loading}</p>
      {waited === longMs && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {texts.problems.retry}
        </button>
      )}
    </main>
  )
}
