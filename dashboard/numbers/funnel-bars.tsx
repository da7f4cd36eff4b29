import { funnelSteps, type Funnel } from '../../shared/numbers.ts'
import { count, share } from '../format/amount.ts'
import { texts } from '../texts/all-texts.ts'
import { locale } from '../texts/texts.ts'
import { Bar } from './bar.tsx'

/** Each step with its share of those who opened the chat. */
export function FunnelBars({ funnel }: { funnel: Funnel }) {
  if (funnelSteps.every(step => funnel[step] === 0))
    return <p class="empty-row">{texts.numbers.noChats}</p>
  return (
    <ol class="bars">
      {funnelSteps.map(step => (
        <Bar
          key={step}
          name={texts.numbers.steps[step]}
          value={count(funnel[step], locale)}
          text={share(funnel[step], funnel.opened, locale)}
          part={funnel.opened === 0 ? 0 : funnel[step] / funnel.opened}
        />
      ))}
    </ol>
  )
}
