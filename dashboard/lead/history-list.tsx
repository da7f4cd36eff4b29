import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { firstReply } from '../../shared/first-reply.ts'
import type { Change } from '../../shared/lead.ts'
import { longDuration } from '../format/duration.ts'
import { fieldLabel, fieldText } from '../format/field.ts'
import { momentsOf, type Names } from '../format/history.ts'
import { exactTime, shortTime } from '../format/time.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, say, sayCount } from '../texts/texts.ts'
import { AuthorName } from './author-name.tsx'
import { FromTo } from './from-to.tsx'
import type { Sheet } from './sheet.ts'

/** Of a lead that a program changes every hour the latest are drawn, or nobody could wait for it. */
const drawnMoments = 100

/** Every change: which field, from what to what, when and by whom; the receipt is the oldest. */
export function HistoryList({ sheet }: { sheet: Sheet }) {
  const { lead, names } = sheet
  const { source } = lead
  const reply = firstReply(lead)
  const [isWhole, setWhole] = useState(false)
  const moments = momentsOf(lead.history)
  const drawn = isWhole ? moments : moments.slice(0, drawnMoments)
  const older = moments.slice(drawn.length).flatMap(({ changes }) => changes)
  return (
    <section class="history">
      <h2>{texts.lead.history}</h2>
      <ol>
        {drawn.map(({ revision, at, by, changes }) => (
          <li key={`${revision} ${by}`}>
            <MomentLine at={at}>
              <AuthorName by={by} sheet={sheet} />
            </MomentLine>
            <ul>
              {changes.map(change => (
                <ChangeLine key={`${change.part} ${change.field}`} change={change} names={names} />
              ))}
            </ul>
            {reply?.revision === revision && (
              <p class="received">
                {say(texts.history.firstReply, { time: longDuration(reply.milliseconds, locale) })}
              </p>
            )}
          </li>
        ))}
        {older.length > 0 && (
          <li>
            <button type="button" class="link" onClick={() => setWhole(true)}>
              {sayCount(texts.history.older, older.length)}
            </button>
          </li>
        )}
        <li>
          <MomentLine at={lead.received_at}>
            <b>{source.channel === 'api' ? texts.authors.api : texts.authors.guest}</b>
          </MomentLine>
          <p class="received">{texts.history.received}</p>
        </li>
      </ol>
    </section>
  )
}

function MomentLine({ at, children }: { at: string; children: ComponentChildren }) {
  return (
    <p class="moment">
      {children}
      <time dateTime={at} title={exactTime(at, locale)}>
        {shortTime(at, locale)}
      </time>
    </p>
  )
}

export function ChangeLine({ change, names }: { change: Change; names: Names }) {
  const { part, field, from, to, from_length, to_length } = change
  const text = (value: Change['from'], length?: number) => {
    if (length !== undefined) return `${String(value)} ${sayCount(texts.history.length, length)}`
    return part === 'owner' && typeof value === 'string'
      ? (names.get(value) ?? texts.owners.former)
      : fieldText(part, field, value, locale)
  }
  const [before, after] = [text(from, from_length), text(to, to_length)]
  return (
    <li class="change">
      <span class="fact-label" dir="auto">
        {fieldLabel(part, field)}
      </span>
      <FromTo from={before ?? texts.values.nothing} to={after ?? texts.values.nothing} />
    </li>
  )
}
