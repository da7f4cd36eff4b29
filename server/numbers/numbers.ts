import type { LeadFilter } from '../../shared/lead-api.ts'
import { leadStates } from '../../shared/lead.ts'
import type { Funnel, LeadNumbers, NumbersBody, NumbersQuery } from '../../shared/numbers.ts'
import { dayFrom, daysBetween } from '../days.ts'
import type { LeadSums, TallySum } from '../store/store.ts'
import { turns } from '../turns.ts'
import { isFunnelStep } from './numbers-input.ts'

const pagesShown = 50
const sortedAtOnce = 1000

type Row = Funnel & LeadNumbers
type PageRow = Row & { site: string; page: string }
const newRow = (): Row => ({
  opened: 0,
  started: 0,
  contactable: 0,
  submitted: 0,
  leads: 0,
  won: 0,
})

/** Unfinished ones and spam are no business. */
const counted = leadStates.filter(state => state !== 'partial' && state !== 'spam')

/** The leads that count for the days and the site that are asked for. */
export const countedLeads = ({ site, from, to }: NumbersQuery): LeadFilter => ({
  states: counted,
  ...(site !== undefined && { site }),
  received_from: `${from}T00:00:00.000Z`,
  received_before: `${dayFrom(to, 1)}T00:00:00.000Z`,
})

/** Strangers choose the pages, and may name a hundred thousand: requests have their turn in between. */
export async function numbersOf(
  { site, from, to }: NumbersQuery,
  tallies: readonly TallySum[],
  { kinds, days, responses }: LeadSums,
): Promise<NumbersBody> {
  const rows = newRows()
  const questions = newQuestions()
  const turn = turns()
  for (const { step, count, ...place } of tallies) {
    await turn()
    if (site !== undefined && place.site !== site) continue
    if (!isFunnelStep(step)) questions.add(step, count)
    else for (const row of rows.of(place)) row[step] += count
  }
  let waiting = 0
  for (const { state, answered, leads, ...place } of kinds) {
    await turn()
    for (const row of rows.of(place)) {
      row.leads += leads
      if (state === 'won') row.won += leads
    }
    if (state === 'new' && !answered) waiting += leads
  }
  const [median = null, p90 = null] = quantilesOf(responses, [0.5, 0.9])
  return {
    ...(await rows.body(turn)),
    questions: questions.all(),
    days: daysBetween(from, to).map(day => ({ day, leads: days.get(day) ?? 0 })),
    response: { median, p90, answered: responses.length, waiting },
  }
}

function newQuestions() {
  const questions = new Map<string, { asked: number; passed: number }>()
  return {
    add(step: string, count: number) {
      const colon = step.indexOf(':')
      const [kind, slot] = [step.slice(0, colon), step.slice(colon + 1)]
      const question = questions.get(slot) ?? { asked: 0, passed: 0 }
      if (kind === 'asked' || kind === 'passed') question[kind] += count
      questions.set(slot, question)
    },
    all: () =>
      [...questions]
        .map(([slot, question]) => ({ slot, ...question }))
        .sort((a, b) => b.asked - a.asked || byName(a.slot, b.slot)),
  }
}

/** What counts for all, for a site and, where there is one, for a page. */
function newRows() {
  const total = newRow()
  const sites = new Map<string, Row>()
  const pages = new Map<string, PageRow>()

  return {
    of({ site, page }: { site: string; page: string }): Row[] {
      const ofSite = sites.get(site) ?? newRow()
      sites.set(site, ofSite)
      if (page === '') return [total, ofSite]
      const name = `${site} ${page}`
      const ofPage = pages.get(name) ?? { site, page, ...newRow() }
      pages.set(name, ofPage)
      return [total, ofSite, ofPage]
    },

    async body(turn: () => Promise<void>) {
      const { leads, won, ...funnel } = total
      return {
        funnel,
        totals: { leads, won },
        sites: [...sites].map(([site, row]) => ({ site, ...row })).sort(bySite),
        pages: await busiest(pages.values(), turn),
      }
    },
  }
}

/** As if all were sorted, a few at a time. */
async function busiest(rows: Iterable<PageRow>, turn: () => Promise<void>): Promise<PageRow[]> {
  const best = (some: PageRow[]) => some.sort(byPage).slice(0, pagesShown)
  let some: PageRow[] = []
  for (const row of rows) {
    if (some.push(row) < sortedAtOnce) continue
    some = best(some)
    await turn()
  }
  return best(some)
}

/** Each store gives counts in an order of its own: of equal ones the name decides. */
const byName = (a: string, b: string) => Number(a > b) - Number(a < b)

const byBusiness = (a: Row, b: Row) => b.opened - a.opened || b.leads - a.leads

const bySite = (a: Row & { site: string }, b: Row & { site: string }) =>
  byBusiness(a, b) || byName(a.site, b.site)

const byPage = (a: PageRow, b: PageRow) =>
  byBusiness(a, b) || byName(a.page, b.page) || byName(a.site, b.site)

/** The values below which these shares of all lie; nothing of nothing. */
function quantilesOf(values: readonly number[], shares: readonly number[]): number[] {
  if (values.length === 0) return []
  const sorted = Float64Array.from(values).sort()
  return shares.map(share => sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
}
