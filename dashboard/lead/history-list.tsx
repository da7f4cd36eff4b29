import type { Change, Lead } from '../../shared/lead.ts'
import type { Operator } from '../api.ts'
import { fieldLabel, fieldText } from '../format/field.ts'
import { authorName, momentsOf } from '../format/history.ts'
import { exactTime, shortTime } from '../format/time.ts'
import { locale, texts } from '../texts/texts.ts'

/** Every change: which field, from what to what, when and by whom; the receipt is the oldest. */
export function HistoryList({ lead, operator }: { lead: Lead; operator: Operator }) {
  const { source } = lead
  return (
    <section class="history">
      <h2>{texts.lead.history}</h2>
      <ol>
        {momentsOf(lead.history).map(({ revision, at, by, changes }) => (
          <li key={`${revision} ${by}`}>
            <MomentLine at={at} who={authorName(by, operator.id)} />
            <ul>
              {changes.map(change => (
                <ChangeLine key={`${change.part} ${change.field}`} change={change} />
              ))}
            </ul>
          </li>
        ))}
        <li>
          <MomentLine
            at={lead.received_at}
            who={source.channel === 'api' ? texts.authors.api : texts.authors.guest}
          />
          <p class="received">{texts.history.received}</p>
        </li>
      </ol>
    </section>
  )
}

function MomentLine({ at, who }: { at: string; who: string }) {
  return (
    <p class="moment">
      <b>{who}</b>
      <time dateTime={at} title={exactTime(at, locale)}>
        {shortTime(at, locale)}
      </time>
    </p>
  )
}

function ChangeLine({ change: { part, field, from, to } }: { change: Change }) {
  const text = (value: Change['from']) => fieldText(part, field, value, locale)
  const [before, after] = [text(from), text(to)]
  return (
    <li class="change">
      <span class="fact-label" dir="auto">
        {fieldLabel(part, field)}
      </span>
      <span class="change-values">
        <span class="unseen">{texts.history.from} </span>
        <del dir="auto">{before ?? texts.history.empty}</del>
        <span class="change-arrow" aria-hidden="true">
          →
        </span>
        <span class="unseen"> {texts.history.to} </span>
        <ins dir="auto">{after ?? texts.history.empty}</ins>
      </span>
    </li>
  )
}
