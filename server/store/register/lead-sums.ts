import { firstReply } from '../../../shared/first-reply.ts'
import type { Lead } from '../../../shared/lead.ts'
import { maxPathLength } from '../../../shared/numbers.ts'
import { dayOf, millisecondsADay } from '../../days.ts'
import { turns } from '../../turns.ts'
import type { LeadKind, LeadSums } from '../store.ts'

/** Of a lead that nobody has answered. */
export const unanswered = -1

/** What fits in a column of numbers: 68 years. */
const maxSeconds = 2 ** 31 - 1

/** Seconds until an operator's first reply. */
export function responseOf(lead: Lead): number {
  const first = firstReply(lead)
  if (!first) return unanswered
  return Math.min(Math.max(Math.round(first.milliseconds / 1000) || 0, 0), maxSeconds)
}

/** Equal for leads of one kind, and that kind in JSON. */
export function kindText({ site, source, state }: Lead, response: number): string {
  const answered = response !== unanswered
  return JSON.stringify({ site, page: pathOf(source.page), state, answered } satisfies LeadKind)
}

/** A lead that came without a page, from an integrator, has none. */
function pathOf(page: string | undefined): string {
  const path = /^https?:\/\/[^/?#]+([^?#]*)/i.exec(page ?? '')?.[1]
  return path === undefined ? '' : path.slice(0, maxPathLength) || '/'
}

/** Adds leads up by small numbers that stand for their kinds. */
export function leadSums() {
  const kinds: number[] = []
  const days = new Map<number, number>()
  const responses: number[] = []
  /** Leads come in order, so that many of a day follow each other. */
  let run = { day: NaN, leads: 0 }

  function endRun() {
    if (run.leads > 0) days.set(run.day, (days.get(run.day) ?? 0) + run.leads)
  }

  return {
    /** `received` in milliseconds since 1970. */
    add(kind: number, received: number, response: number) {
      while (kinds.length <= kind) kinds.push(0)
      kinds[kind] = (kinds[kind] ?? 0) + 1
      const day = Math.floor(received / millisecondsADay)
      if (day !== run.day) {
        endRun()
        run = { day, leads: 0 }
      }
      run.leads++
      if (response !== unanswered) responses.push(response)
    },

    /** Each lead may be of a kind of its own: whoever sends one chooses its page. */
    async all(textOf: (kind: number) => string): Promise<LeadSums> {
      endRun()
      const turn = turns()
      const told: LeadSums['kinds'] = []
      for (const [kind, leads] of kinds.entries()) {
        if (leads === 0) continue
        await turn()
        told.push({ ...(JSON.parse(textOf(kind)) as LeadKind), leads })
      }
      return {
        kinds: told,
        days: new Map(
          [...days].map(([day, leads]) => [dayOf(new Date(day * millisecondsADay)), leads]),
        ),
        responses,
      }
    },
  }
}
