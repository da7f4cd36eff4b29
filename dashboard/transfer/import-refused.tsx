import { maxNamedLines } from '../../shared/lead-api.ts'
import { count } from '../format/amount.ts'
import { reasonText } from '../format/reason.ts'
import { useInSight } from '../parts/use-in-sight.ts'
import { problemText, type Problem } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'

/** Nothing of the file was looked at. */
const isTurnedAway = (problem: Problem) =>
  problem.is === 'throttled' ||
  (problem.is === 'conflict' && problem.reason?.code === 'import_running')

/** The server may have kept some of the file, and told nobody. */
const mayBeBrokenOff = (problem: Problem) =>
  ['offline', 'unanswered', 'unavailable', 'failed', 'conflict'].includes(problem.is) &&
  !isTurnedAway(problem)

const linesOf = (problem: Problem) =>
  Object.entries((problem.is === 'invalid' && problem.reasons) || {})

/** A sheet or a text: of its lines not one is a lead, and to say so of each would tell nothing. */
const isOfOtherThings = (problem: Problem) =>
  problem.is === 'invalid' &&
  problem.reason?.code === 'bad_lines' &&
  problem.reason['count'] === problem.reason['lines'] &&
  linesOf(problem).every(([, [reason]]) => reason?.code === 'not_a_lead')

/** Why an import was not done, line by line, and the same file once more where that may help. */
export function ImportRefused(props: { file: File; problem: Problem; again: () => void }) {
  const { file, problem, again } = props
  const refused = useInSight<HTMLDivElement>(true)
  const isForeign = isOfOtherThings(problem)
  const lines = isForeign ? [] : linesOf(problem)
  return (
    <div ref={refused} class="refused" role="alert">
      <p class="form-note">
        {isForeign
          ? say(texts.transfer.foreign, { format: texts.transfer.formats.jsonl })
          : problemText(problem)}
      </p>
      {mayBeBrokenOff(problem) && <p>{texts.transfer.maybeBrokenOff}</p>}
      {(isTurnedAway(problem) || mayBeBrokenOff(problem)) && (
        <button type="button" class="button" dir="auto" onClick={again}>
          {say(texts.transfer.again, { name: file.name })}
        </button>
      )}
      {lines.length > 0 && (
        <ul tabIndex={0} aria-label={texts.transfer.badLines}>
          {lines.map(([line, [reason]]) => (
            <li key={line}>
              <b>{lineText(line)}</b> {reason?.at && <bdi class="mono">{reason.at}</bdi>}{' '}
              {reason && reasonText(reason)}
            </li>
          ))}
        </ul>
      )}
      {lines.length >= maxNamedLines && <p class="aside">{texts.transfer.moreLines}</p>}
    </div>
  )
}

const lineText = (name: string) =>
  say(texts.transfer.line, {
    number: count(Number(name.replace('line ', '')), locale),
  })
