import type Router from '@koa/router'
import { paths } from '../../shared/api.ts'
import type { LeadBody, LeadRecordBody } from '../../shared/lead-api.ts'
import { leadChanger } from '../lead/change-lead.ts'
import type { Gate } from '../gate.ts'
import { readEdit } from '../lead/lead-edit-input.ts'
import { body } from '../middleware/body.ts'
import { isOwn, ownLead } from '../lead/own-lead.ts'
import { refuseUnknownOwners } from '../lead/refuse-unknown-owners.ts'
import { linkedWith } from '../lead/same-guest.ts'
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
    const linked = await Promise.all(own.map(({ id }) => leads.read(id)))
    ctx.attachment(`guest-${lead.reference}.json`)
    ctx.body = {
      exported_at: now().toISOString(),
      leads: [lead, ...linked.filter(each => each !== undefined)],
    } satisfies LeadRecordBody
  })
}
