import { Readable } from 'node:stream'
import type Router from '@koa/router'
import { paths } from '../../shared/api.ts'
import type { LeadBody, LeadRecordBody, LeadSummary } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import type { Gate } from '../gate.ts'
import { leadChanger } from '../lead/change-lead.ts'
import { readEdit } from '../lead/lead-edit-input.ts'
import { isOwn, ownLead } from '../lead/own-lead.ts'
import { refuseUnknownOwners } from '../lead/refuse-unknown-owners.ts'
import { linkedWith } from '../lead/same-guest.ts'
import { body } from '../middleware/body.ts'
import { pattern } from '../pattern.ts'
import type { Desk, Leads } from '../store/store.ts'

interface Deps {
  leads: Leads
  desk: Desk
  now: () => Date
}

/** One lead: read, change, take along, erase. */
export function oneLeadRoutes(router: Router, gate: Gate, { leads, desk, now }: Deps) {
  const change = leadChanger({ leads, now })

  router.get(pattern(paths.lead(':id')), ...gate.reads, async ctx => {
    ctx.body = { lead: await ownLead(ctx, leads) } satisfies LeadBody
  })

  router.patch(pattern(paths.lead(':id')), ...gate.writes, body('json'), async ctx => {
    const edit = readEdit(ctx.state.body)
    refuseUnknownOwners(desk, edit)
    ctx.body = await change(ctx, edit)
  })

  router.delete(pattern(paths.lead(':id')), ...gate.writes, async ctx => {
    const { id } = await ownLead(ctx, leads)
    await leads.erase(id)
    ctx.status = 204
  })

  router.get(pattern(paths.leadRecord(':id')), ...gate.reads, async ctx => {
    const lead = await ownLead(ctx, leads)
    const own = (await linkedWith(lead, leads)).filter(each => isOwn(ctx, each))
    ctx.attachment(`guest-${lead.reference}.json`)
    ctx.body = Readable.from(record(now(), lead, own, leads), { objectMode: false })
  })
}

/** A lead at a time: all of them may be more than memory holds. */
async function* record(at: Date, lead: Lead, linked: LeadSummary[], leads: Pick<Leads, 'read'>) {
  const begun: LeadRecordBody = { exported_at: at.toISOString(), leads: [lead] }
  yield JSON.stringify(begun).slice(0, -2)
  for (const { id } of linked) {
    const other = await leads.read(id)
    if (other) yield `,${JSON.stringify(other)}`
  }
  yield ']}'
}
