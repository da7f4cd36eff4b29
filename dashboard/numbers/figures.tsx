import type { NumbersBody } from '../../shared/numbers.ts'
import { count, share } from '../format/amount.ts'
import { shortDuration } from '../format/duration.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'

/** The four figures one looks for first. */
export function Figures({ numbers }: { numbers: NumbersBody }) {
  const { leads, won } = numbers.totals
  const { median, p90, waiting } = numbers.response
  const time = (seconds: number) => shortDuration(seconds * 1000, locale)
  return (
    <dl class="figures">
      <Figure name={texts.numbers.leads} value={count(leads, locale)} />
      <Figure
        name={texts.numbers.won}
        value={share(won, leads, locale)}
        text={say(texts.numbers.wonOf, { won: count(won, locale), leads: count(leads, locale) })}
      />
      <Figure
        name={texts.numbers.response}
        value={median === null ? '–' : time(median)}
        text={
          p90 === null
            ? texts.numbers.noResponse
            : say(texts.numbers.responseText, { p90: time(p90) })
        }
      />
      <Figure
        name={texts.numbers.waiting}
        value={count(waiting, locale)}
        text={texts.numbers.waitingText}
      />
    </dl>
  )
}

function Figure({ name, value, text }: { name: string; value: string; text?: string }) {
  return (
    <div class="figure">
      <dt>{name}</dt>
      <dd class="figure-value">{value}</dd>
      {text && <dd class="figure-text">{text}</dd>}
    </div>
  )
}
