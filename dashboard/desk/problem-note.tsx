import { problemText, type Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import { Icon } from './icon.tsx'

/** An error where content would be, with the way out. */
export function ProblemNote({ problem, retry }: { problem: Problem; retry?: () => void }) {
  return (
    <div class="note" role="alert">
      <span class="note-mark">
        <Icon name={problem.is === 'offline' ? 'offline' : 'warning'} />
      </span>
      <p>{problemText(problem)}</p>
      {retry && problem.is !== 'not_found' && (
        <button type="button" class="button" onClick={retry}>
          {texts.problems.retry}
        </button>
      )}
    </div>
  )
}
