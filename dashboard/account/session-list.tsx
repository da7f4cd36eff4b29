import type { OperatorSessionProfile } from '../../shared/access-api.ts'
import { browserOf } from '../format/browser.ts'
import { relativeTime } from '../format/time.ts'
import { Answer } from '../parts/answer.tsx'
import { Entry, EntryAction } from '../parts/entry.tsx'
import { toastRefusal } from '../parts/reporting.ts'
import type { Answered } from '../parts/use-answer.ts'
import { useNow } from '../parts/use-now.ts'
import { passOverGone } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'
import type { AccountProps } from './account-props.ts'

interface Props extends AccountProps {
  answered: Answered<OperatorSessionProfile[]>
}

/** The browsers one is signed in with, to end those one does not know. */
export function SessionList({ answered, account, toast, onRefusal, again }: Props) {
  const now = useNow()
  async function end(work: () => Promise<void>, deed: string): Promise<void> {
    try {
      await work().catch(passOverGone)
      toast({ text: texts.account.ended, tone: 'calm' })
    } catch (error) {
      toastRefusal({ toast, onRefusal }, error, deed, { retry: () => void end(work, deed) })
    }
    again()
  }
  return (
    <section>
      <h2>{texts.account.sessions}</h2>
      <Answer answered={answered} again={again}>
        {sessions => (
          <>
            <ul class="entries">
              {sessions.map(session => (
                <SessionEntry
                  key={session.id}
                  session={session}
                  now={now}
                  end={deed => void end(() => account.end(session.id), deed)}
                />
              ))}
            </ul>
            {sessions.length > 1 && (
              <p class="entries-end">
                <button
                  type="button"
                  class="button"
                  onClick={() => void end(account.endOthers, texts.account.endOthers)}
                >
                  {texts.account.endOthers}
                </button>
              </p>
            )}
          </>
        )}
      </Answer>
    </section>
  )
}

interface EntryProps {
  session: OperatorSessionProfile
  now: number
  end: (deed: string) => void
}

function SessionEntry({ session, now, end }: EntryProps) {
  const browser = nameOf(session.browser)
  const since = say(texts.account.since, { when: relativeTime(session.created_at, now, locale) })
  const deed = say(texts.account.endOf, { browser })
  const title = (
    <>
      {browser}
      {session.current && <span class="tag">{texts.account.current}</span>}
    </>
  )
  return (
    <Entry name={title} lines={[<span title={session.browser}>{since}</span>]}>
      {!session.current && (
        <EntryAction label={texts.account.end} name={`${deed}, ${since}`} act={() => end(deed)} />
      )}
    </Entry>
  )
}

function nameOf(userAgent: string): string {
  const { browser, system } = browserOf(userAgent)
  if (browser && system) return say(texts.account.on, { browser, system })
  return browser ?? system ?? texts.account.unknownBrowser
}
