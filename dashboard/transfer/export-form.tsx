import { useEffect, useState } from 'preact/hooks'
import type { LeadFilter } from '../../shared/lead-api.ts'
import { leadStates } from '../../shared/lead.ts'
import { siteNames } from '../format/site-names.ts'
import type { Ask } from '../api.ts'
import { DaySpan } from '../parts/day-span.tsx'
import { filterFrom } from '../parts/filter-form.ts'
import { Icon } from '../parts/icon.tsx'
import type { SectionProps } from '../parts/section-props.ts'
import { SiteChoice } from '../parts/site-choice.tsx'
import { StateGlyph } from '../parts/state-glyph.tsx'
import { useAnswer, valueOf } from '../parts/use-answer.ts'
import { texts } from '../texts/all-texts.ts'
import { sayCount } from '../texts/texts.ts'
import { ExportProgress } from './export-progress.tsx'
import { Formats, formatOf } from './formats.tsx'
import { countLeads } from './transfer-api.ts'
import { useExport } from './use-export.ts'

/** Which leads, in which form; a file of any size comes in bit by bit. */
export function ExportForm({ api, onRefusal }: SectionProps) {
  const [filter, setFilter] = useState<LeadFilter>({})
  const { exporting, run, cancel } = useExport(onRefusal)
  const isRunning = exporting.is === 'running'
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    if (!isRunning) void run({ format: formatOf(fields), filter })
  }
  return (
    <section>
      <h2>{texts.transfer.export}</h2>
      <form
        class="transfer-form"
        onSubmit={submit}
        onChange={event => setFilter(filterFrom(new FormData(event.currentTarget)))}
      >
        <Formats />
        <States />
        <Sites api={api} onRefusal={onRefusal} />
        <DaySpan legend={texts.transfer.received} name="received" />
        <div class="transfer-end">
          <button type="submit" class="button button-main" aria-disabled={isRunning}>
            <Icon name="save" />
            {texts.transfer.export}
          </button>
          <Count ask={api.ask} filter={filter} />
        </div>
        <ExportProgress exporting={exporting} cancel={cancel} />
      </form>
    </section>
  )
}

const States = () => (
  <fieldset class="chips">
    <legend>{texts.transfer.states}</legend>
    {leadStates.map(state => (
      <label key={state} class="chip">
        <input type="checkbox" name="states" value={state} />
        <StateGlyph state={state} />
        {texts.states[state]}
      </label>
    ))}
  </fieldset>
)

/** Only where there is something to choose. */
function Sites({ api, onRefusal }: Pick<SectionProps, 'api' | 'onRefusal'>) {
  // Where they cannot be had the export is of all sites, which is what most want.
  const sites = valueOf(useAnswer(api.sites, onRefusal).answered) ?? []
  if (sites.length < 2) return null
  return (
    <label class="field">
      <span>{texts.transfer.site}</span>
      <SiteChoice name="site" names={siteNames(sites)} />
    </label>
  )
}

function Count({ ask, filter }: { ask: Ask; filter: LeadFilter }) {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    const left = new AbortController()
    // A count is a help and no more: without it the export works just as well.
    countLeads(ask, filter, left.signal).then(setCount, () => setCount(undefined))
    return () => left.abort()
  }, [ask, JSON.stringify(filter)])
  return (
    <p class="aside" role="status">
      {count !== undefined && sayCount(texts.counts.leads, count)}
    </p>
  )
}
