import { useLayoutEffect } from 'preact/hooks'
import { problemText, type Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import { Icon } from './icon.tsx'

interface Props {
  problem: Problem
  retry?: () => void
  /** What else there is to know of it: that below it is what was here before. */
  aside?: string | false
}

/** An error where content would be, with the way out; a lost connection heals by itself. */
export function ProblemNote({ problem, retry, aside }: Props) {
  const isAway = problem.is === 'offline' || problem.is === 'unloaded'
  // At once: a network that is back before the browser has painted would be missed.
  useLayoutEffect(() => {
    if (!isAway || !retry) return
    const look = () => document.visibilityState === 'visible' && retry()
    addEventListener('online', look)
    // A phone that was put away tells nobody that it has found its network again.
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isAway, retry])
  return (
    <div class={aside ? 'note is-above' : 'note'} role="alert">
      <span class="note-mark">
        <Icon name={isAway ? 'offline' : 'warning'} />
      </span>
      <p>
        {problemText(problem)} {aside}
      </p>
      {retry && problem.is !== 'not_found' && (
        <button type="button" class="button" onClick={retry}>
          {texts.problems.retry}
        </button>
      )}
    </div>
  )
}
