import { useCallback, useMemo, useState } from 'preact/hooks'
import { siteNames } from '../format/site-names.ts'
import { Answer } from '../parts/answer.tsx'
import { SiteChoice } from '../parts/site-choice.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { SectionProps } from '../parts/section-props.ts'
import { useAnswer, valueOf } from '../parts/use-answer.ts'
import { useNow } from '../parts/use-now.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { texts } from '../texts/all-texts.ts'
import { askNumbers } from './numbers-api.ts'
import { PeriodChoice } from './period-choice.tsx'
import { periodOf, type Length } from './period.ts'
import { Report } from './report.tsx'
import '../styles/access.css'
import '../styles/numbers.css'
import '../styles/numbers-print.css'

/** What is counted, for the last days and for one site or all. */
export function NumbersSection({ api, onRefusal }: SectionProps) {
  const [length, setLength] = useState<Length>(30)
  const [site, setSite] = useState<string>()
  const sites = useAnswer(api.sites, onRefusal)
  const { from, to } = periodOf(length, useNow())
  const query = useMemo(() => ({ from, to, ...(site && { site }) }), [from, to, site])
  const ask = useCallback(
    async (signal: AbortSignal) => ({
      asked: query,
      counted: await askNumbers(api.ask, query, signal),
    }),
    [api, query],
  )
  const { answered, again } = useAnswer(ask, onRefusal)
  useRefresh(again)
  const retry = () => {
    sites.again()
    again()
  }
  const known = valueOf(sites.answered) ?? []

  return (
    <div class="section-page numbers">
      <SectionHead title={texts.sections.numbers} lead={texts.numbers.lead}>
        <div class="numbers-choices">
          {known.length > 1 && (
            <SiteChoice
              names={siteNames(known)}
              chosen={site}
              class="input small-input"
              aria-label={texts.numbers.site}
              onChange={event => setSite(event.currentTarget.value || undefined)}
            />
          )}
          <PeriodChoice length={length} choose={setLength} />
        </div>
      </SectionHead>
      <Answer answered={answered} again={retry}>
        {({ asked, counted }) => (
          // What was asked for before stays in sight, and looks like it.
          <div class="report" aria-busy={asked !== query}>
            <Report numbers={counted} sites={known} />
          </div>
        )}
      </Answer>
    </div>
  )
}
