import { problemText, type Problem } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import { list } from './words.ts'
import type { SiteDraftState } from './use-site-draft.ts'

type Props = Pick<SiteDraftState, 'changed' | 'sending' | 'save' | 'discard'> & {
  /** Something is marked. */
  isWrong: boolean
}

/** In sight as long as something is unsaved. */
export function SaveBar({ changed, sending, save, discard, isWrong }: Props) {
  const refusal = sending.is === 'refused' ? sending.problem : undefined
  // Once all that was marked is mended, nothing stands in the way of the next attempt.
  const problem = refusal?.is === 'invalid' && !isWrong ? undefined : refusal
  const isSaving = sending.is === 'sending'
  const said = problem
    ? wordOf(problem)
    : say(texts.site.unsaved, { parts: list(changed.map(name => texts.race.parts[name])) })
  return (
    <div class="save-bar" role="status" data-passing>
      {changed.length > 0 && (
        <div class={problem && isWrong ? 'save-inner is-wrong' : 'save-inner'}>
          <p>{said}</p>
          <button
            type="button"
            class="button"
            aria-disabled={isSaving}
            onClick={() => !isSaving && discard()}
          >
            {texts.site.discard}
          </button>
          <button
            type="button"
            class="button button-main"
            aria-disabled={isSaving}
            onClick={() => void save()}
          >
            {isSaving ? texts.site.saving : texts.site.save}
          </button>
        </div>
      )}
    </div>
  )
}

function wordOf(problem: Problem): string {
  if (problem.is === 'invalid') return texts.site.invalid
  return problem.is === 'not_found' ? texts.site.gone : problemText(problem)
}
