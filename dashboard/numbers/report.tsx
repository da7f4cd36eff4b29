import { otherPages, type NumbersBody } from '../../shared/numbers.ts'
import type { Site } from '../../shared/site.ts'
import { siteNames } from '../format/site-names.ts'
import { Icon } from '../parts/icon.tsx'
import { texts } from '../texts/all-texts.ts'
import { DayChart } from './day-chart.tsx'
import { DayTable } from './day-table.tsx'
import { Figures } from './figures.tsx'
import { FunnelBars } from './funnel-bars.tsx'
import { PlaceTable } from './place-table.tsx'
import { QuestionBars } from './question-bars.tsx'

interface Props {
  numbers: NumbersBody
  sites: Site[]
}

export function Report({ numbers, sites }: Props) {
  const { funnel, questions, totals, days, pages } = numbers
  if (funnel.opened === 0 && totals.leads === 0) return <Nothing />
  const names = siteNames(sites)
  const nameOf = (key: string) => names.get(key) ?? key
  return (
    <>
      <Figures numbers={numbers} />
      <section>
        <h2>{texts.numbers.perDay}</h2>
        <DayChart days={days} />
        <DayTable days={days} />
      </section>
      <div class="numbers-pair">
        <section>
          <h2>{texts.numbers.funnel}</h2>
          <FunnelBars funnel={funnel} />
        </section>
        <section>
          <h2>{texts.numbers.questions}</h2>
          <QuestionBars questions={questions} />
        </section>
      </div>
      {pages.length > 0 && (
        <PlaceTable
          title={texts.numbers.pages}
          head={texts.numbers.page}
          places={pages.map(row => ({
            name: row.page === otherPages ? texts.numbers.otherPages : row.page,
            // Sites may have pages of one name.
            ...(numbers.sites.length > 1 && { siteName: nameOf(row.site) }),
            ...row,
          }))}
        />
      )}
      {numbers.sites.length > 1 && (
        <PlaceTable
          title={texts.numbers.sites}
          head={texts.numbers.site}
          places={numbers.sites.map(row => ({ name: nameOf(row.site), ...row }))}
        />
      )}
      <p class="numbers-note">{texts.numbers.note}</p>
    </>
  )
}

function Nothing() {
  return (
    <div class="note">
      <span class="note-mark">
        <Icon name="numbers" />
      </span>
      <p class="note-title">{texts.numbers.empty}</p>
      <p>{texts.numbers.emptyText}</p>
    </div>
  )
}
