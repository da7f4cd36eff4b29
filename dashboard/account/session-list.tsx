import type { OperatorSessionProfile } from '../../shared/access-api.ts'
import { ProblemNote } from '../desk/problem-note.tsx'
import type { Answered } from '../desk/use-answer.ts'
import { useNow } from '../desk/use-now.ts'
import { Waiting } from '../desk/waiting.tsx'
import { browserOf } from '../format/browser.ts'
import { relativeTime } from '../format/time.ts'
import { problemOf, problemText } from '../problem.ts'
import { locale, say, texts } from '../texts/texts.ts'
import type { Known } from './known.ts'

interface Props extends Known {
  answered: Answered<OperatorSessionProfile[]>
}

/** The browsers one is signed in with, to end those one does not know. */
export function SessionList({ answered, account, tell, refused, again }: Props) {
  const now = useNow()
  const end = (work: () => Promise<void>) =>
    work()
      .then(
        () => tell({ text: texts.account.ended, tone: 'calm' }),
        (error: unknown) => {
          const problem = problemOf(error)
          refused(problem)
          // One that is gone already is what was wanted.
          if (problem.is !== 'not_found') tell({ text: problemText(problem), tone: 'problem' })
        },
      )
      .finally(again)
  const sessions = answered.is === 'here' ? answered.value : []
  return (
    <section>
      <h2>{texts.account.sessions}</h2>
      {answered.is === 'asking' && <Waiting />}
      {answered.is === 'failed' && <ProblemNote problem={answered.problem} retry={again} />}
      <ul class="entries">
        {sessions.map(session => (
          <Entry
            key={session.id}
            session={session}
            now={now}
            end={() => void end(() => account.end(session.id))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <p class="entries-end">
          <button type="button" class="button" onClick={() => void end(account.endOthers)}>
            {texts.account.endOthers}
          </button>
        </p>
      )}
    </section>
  )
}

interface EntryProps {
  session: OperatorSessionProfile
  now: number
  end: () => void
}

function Entry({ session, now, end }: EntryProps) {
  const browser = nameOf(session.browser)
  return (
    <li class="entry is-plain">
      <div class="entry-main">
        <p class="entry-name">
          {browser}
          {session.current && <span class="tag">{texts.account.current}</span>}
        </p>
        <p class="entry-text" title={session.browser}>
          {say(texts.account.since, { when: relativeTime(session.created_at, now, locale) })}
        </p>
      </div>
      {!session.current && (
        <div class="entry-actions">
          <button
            type="button"
            class="button"
            aria-label={say(texts.account.endOf, { browser })}
            onClick={end}
          >
            {texts.account.end}
          </button>
        </div>
      )}
    </li>
  )
}

function nameOf(userAgent: string): string {
  const { browser, system } = browserOf(userAgent)
  if (browser && system) return say(texts.account.on, { browser, system })
  return browser ?? system ?? texts.account.unknownBrowser
}
