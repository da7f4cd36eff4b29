import { problemText, type Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import { Icon } from './icon.tsx'
import { useReturn } from './use-return.ts'

interface Props {
  problem: Problem
  retry?: () => void
  /** What else there is to know of it: that below it is what was here before. */
  aside?: string | false
}

/** An error where content would be, with the way out; a lost connection heals by itself. */
export function ProblemNote({ problem, retry, aside }: Props) {
  const isAway = ['offline', 'unanswered', 'unloaded'].includes(problem.is)
  useReturn(() => isAway && retry?.())
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
