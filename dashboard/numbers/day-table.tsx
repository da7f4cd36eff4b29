import type { NumbersBody } from '../../shared/numbers.ts'
import { count } from '../format/amount.ts'
import { dayName } from '../format/day-name.ts'
import { texts } from '../texts/all-texts.ts'
import { locale } from '../texts/texts.ts'

/** The chart's values as text, for whoever reads rather than looks. */
export function DayTable({ days }: Pick<NumbersBody, 'days'>) {
  return (
    <details class="fold">
      <summary>{texts.numbers.asTable}</summary>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">{texts.numbers.day}</th>
            <th scope="col">{texts.numbers.leads}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, leads }) => (
            <tr key={day}>
              <th scope="row">{dayName(day, locale)}</th>
              <td>{count(leads, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
