import { texts } from '../texts/all-texts.ts'
import { sayCount } from '../texts/texts.ts'
import { lengths, type Length } from './period.ts'

interface Props {
  length: Length
  choose: (length: Length) => void
}

export function PeriodChoice({ length, choose }: Props) {
  return (
    <fieldset class="segments">
      <legend class="unseen">{texts.numbers.period}</legend>
      {lengths.map(each => (
        <label key={each}>
          <input
            type="radio"
            name="period"
            class="unseen"
            checked={each === length}
            onChange={() => choose(each)}
          />
          <span>{sayCount(texts.counts.days, each)}</span>
        </label>
      ))}
    </fieldset>
  )
}
