import type { NumbersBody } from '../../shared/numbers.ts'
import { count, share } from '../format/amount.ts'
import { fieldLabel } from '../format/field.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'
import { Bar } from './bar.tsx'

/** How often each question was asked, and the share of guests it was the last one for. */
export function QuestionBars({ questions }: Pick<NumbersBody, 'questions'>) {
  const most = questions[0]?.asked ?? 0
  if (most === 0) return <p class="empty-row">{texts.numbers.noQuestions}</p>
  return (
    <ul class="bars">
      {questions.map(({ slot, asked, passed }) => (
        <Bar
          key={slot}
          name={fieldLabel('fields', slot)}
          value={count(asked, locale)}
          text={say(texts.numbers.stoppedOf, {
            share: share(Math.max(0, asked - passed), asked, locale),
          })}
          part={asked / most}
        />
      ))}
    </ul>
  )
}
