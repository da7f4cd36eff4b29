import type Router from '@koa/router'
import type { Context } from 'koa'
import pLimit from 'p-limit'
import { paths } from '../../shared/api.ts'
import {
  summaryOf,
  type BulkChange,
  type LeadChangesBody,
  type LeadSummary,
} from '../../shared/lead-api.ts'
import { isLastBy, type Author, type Lead } from '../../shared/lead.ts'
import { authorOf } from '../callers.ts'
import type { Gate } from '../gate.ts'
import { leadChanger } from '../lead/change-lead.ts'
import { readChanges } from '../lead/lead-input.ts'
import { body } from '../middleware/body.ts'
import { refuseUnknownOwners } from '../lead/refuse-unknown-owners.ts'
import { Refusal } from '../refusal.ts'
import type { Desk, Leads } from '../store/store.ts'
import { turns } from '../turns.ts'

interface Deps {
  leads: Leads
  desk: Desk
  now: () => Date
}

/** Changes under way at once: they share a commit, and guests find room between them. */
const atOnce = 10

/** Of each only what is told of it: five hundred whole leads may be more than memory holds. */
type Outcome = Refusal | { lead: LeadSummary; wasSo: boolean }

/** Changes many leads, each by itself: what happens to one says nothing of the others. */
export function leadChangesRoute(router: Router, gate: Gate, { leads, desk, now }: Deps) {
  const change = leadChanger({ leads, now })

  router.post(paths.leadChanges, ...gate.writes, body('json'), async ctx => {
    const { changes } = readChanges(ctx.state.body)
    refuseUnknownOwners(desk, ...changes)
    const answer: LeadChangesBody = { changed: [], already_so: [], refused: [] }
    const next = pLimit(atOnce)
    const oneByOne = pLimit(1)
    const turn = turns()
    const outcomes = await Promise.all(
      changes.map(asked =>
        next(async () => {
          // Not all at once, or all would go on in the same turn of the event loop.
          await oneByOne(turn)
          return { asked, outcome: await outcomeOf(ctx, asked) }
        }),
      ),
    )
    for (const { asked, outcome } of outcomes)
      if (outcome instanceof Refusal) answer.refused.push({ id: asked.id, code: outcome.code })
      else {
        answer.changed.push(outcome.lead)
        if (outcome.wasSo) answer.already_so.push(asked.id)
      }
    ctx.body = answer
  })

  async function outcomeOf(ctx: Context, asked: BulkChange): Promise<Outcome> {
    const { id, ...edit } = asked
    try {
      const { lead } = await change(ctx, edit, id)
      return { lead: summaryOf(lead), wasSo: wasSo(lead, asked, authorOf(ctx.state.caller)) }
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  }
}

/** Whether nothing of what was asked is of this caller's making: a colleague was faster. */
function wasSo(lead: Lead, { state, owner }: BulkChange, by: Author): boolean {
  const asked = Object.entries({ state, owner }).filter(([, value]) => value !== undefined)
  const isOwn = ([field]: [string, unknown]) =>
    isLastBy(by, lead, { part: field as 'state' | 'owner', field })
  return asked.length > 0 && !asked.some(isOwn)
}
