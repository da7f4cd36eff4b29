import { setImmediate } from 'node:timers/promises'
import {
  funnelSteps,
  type Funnel,
  type FunnelStep,
  type LeadNumbers,
  type NumbersBody,
  type NumbersQuery,
} from '../../shared/numbers.ts'
import type { Tally } from '../store/store.ts'
import { daysBetween } from './days.ts'
import type { Fact } from './lead-facts.ts'
import { quantilesOf } from './quantiles.ts'

/** Facts looked at in one go: others wait meanwhile. */
const stride = 10_000
const pagesShown = 50

type Row = Funnel & LeadNumbers
const newRow = (): Row => ({
  opened: 0,
  started: 0,
  contactable: 0,
  submitted: 0,
  leads: 0,
  won: 0,
})

/** Adds it all up for the days and the site that are asked for. */
export async function numbersOf(
  query: NumbersQuery,
  tallies: readonly Tally[],
  facts: Iterable<Fact>,
): Promise<NumbersBody> {
  const sums = newSums()
  for (const tally of tallies) if (isAsked(query, tally)) sums.addTally(tally)
  let looked = 0
  for (const fact of facts) {
    if (isAsked(query, fact)) sums.addFact(fact)
    if (++looked % stride === 0) await setImmediate()
  }
  return sums.body(query)
}

const isAsked = ({ site, from, to }: NumbersQuery, of: { site: string; day: string }) =>
  of.day >= from && of.day <= to && (site === undefined || of.site === site)

function newSums() {
  const rows = newRows()
  const days = new Map<string, number>()
  const questions = new Map<string, { asked: number; passed: number }>()
  const responses: number[] = []
  let waiting = 0

  function addQuestion(step: string, count: number) {
    const [kind, slot] = [step.slice(0, step.indexOf(':')), step.slice(step.indexOf(':') + 1)]
    const question = questions.get(slot) ?? { asked: 0, passed: 0 }
    if (kind === 'asked' || kind === 'passed') question[kind] += count
    questions.set(slot, question)
  }

  return {
    addTally(tally: Tally) {
      if (!isFunnelStep(tally.step)) return addQuestion(tally.step, tally.count)
      for (const row of rows.of(tally)) row[tally.step] += tally.count
    },

    addFact(fact: Fact) {
      if (fact.state === 'partial' || fact.state === 'spam') return
      for (const row of rows.of(fact)) {
        row.leads += 1
        if (fact.state === 'won') row.won += 1
      }
      days.set(fact.day, (days.get(fact.day) ?? 0) + 1)
      if (fact.response !== undefined) responses.push(fact.response)
      else if (fact.state === 'new') waiting += 1
    },

    body({ from, to }: NumbersQuery): NumbersBody {
      const [median = null, p90 = null] = quantilesOf(responses, [0.5, 0.9])
      return {
        ...rows.body(),
        questions: [...questions]
          .map(([slot, question]) => ({ slot, ...question }))
          .sort((a, b) => b.asked - a.asked),
        days: daysBetween(from, to).map(day => ({ day, leads: days.get(day) ?? 0 })),
        response: { median, p90, answered: responses.length, waiting },
      }
    },
  }
}

/** What counts for all, for a site and, where there is one, for a page. */
function newRows() {
  const total = newRow()
  const sites = new Map<string, Row>()
  const pages = new Map<string, Row & { site: string; page: string }>()

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

    body() {
      const { leads, won, ...funnel } = total
      return {
        funnel,
        totals: { leads, won },
        sites: [...sites].map(([site, row]) => ({ site, ...row })),
        pages: [...pages.values()].sort(byBusiness).slice(0, pagesShown),
      }
    },
  }
}

const byBusiness = (a: Row, b: Row) => b.opened - a.opened || b.leads - a.leads

const isFunnelStep = (step: string): step is FunnelStep =>
  (funnelSteps as readonly string[]).includes(step)
