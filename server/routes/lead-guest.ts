import { randomUUID } from 'node:crypto'
import type Router from '@koa/router'
import type { Context } from 'koa'
import { paths } from '../../shared/api.ts'
import type { LeadGuestBody, LeadSummary } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import { authorOf } from '../callers.ts'
import type { Gate } from '../gate.ts'
import { readGuestLink } from '../lead/lead-edit-input.ts'
import { body } from '../middleware/body.ts'
import { isOwn, ownLead } from '../lead/own-lead.ts'
import { pattern } from '../pattern.ts'
import { invalid } from '../refusal.ts'
import { repliesTo } from '../replies/replies.ts'
import { kinOf, linkedWith } from '../lead/same-guest.ts'
import type { Sites } from '../site/sites.ts'
import type { Leads, Operator } from '../store/store.ts'

interface Deps {
  leads: Leads
  sites: Sites
  now: () => Date
}

/** The person behind a lead: their other leads, and how to reach them. */
export function leadGuestRoutes(router: Router, gate: Gate, deps: Deps) {
  const { leads, sites, now } = deps

  router.get(pattern(paths.leadGuest(':id')), ...gate.reads, async ctx => {
    ctx.body = await guestOf(ctx, await ownLead(ctx, leads))
  })

  router.put(pattern(paths.leadGuest(':id')), ...gate.readsAndWrites, body('json'), async ctx => {
    const lead = await ownLead(ctx, leads)
    const other = await otherLead(ctx, lead)
    const guest = other.guest ?? lead.guest ?? randomUUID()
    const joining = [lead, other, ...(await linkedWith(lead, leads))]
    for (const each of joining)
      if (isOwn(ctx, each) && each.guest !== guest) await set(ctx, each, guest)
    ctx.body = await guestOf(ctx, { ...lead, guest })
  })

  router.delete(pattern(paths.leadGuest(':id')), ...gate.readsAndWrites, async ctx => {
    const lead = await ownLead(ctx, leads)
    await set(ctx, lead, null)
    ctx.body = await guestOf(ctx, { ...lead, guest: null })
  })

  router.get(pattern(paths.leadReplies(':id')), ...gate.reads, async ctx => {
    const lead = await ownLead(ctx, leads)
    ctx.body = await repliesTo(lead, writerOf(ctx, sites.get(lead.site)?.brand ?? ''))
  })

  async function guestOf(ctx: Context, lead: Lead): Promise<LeadGuestBody> {
    const { linked, alike } = await kinOf(lead, leads)
    const own = (kin: LeadSummary[]) => kin.filter(each => isOwn(ctx, each))
    return { linked: own(linked), alike: own(alike) }
  }

  async function otherLead(ctx: Context, lead: Lead): Promise<Lead> {
    const { with: id } = readGuestLink(ctx.state.body)
    const other = id === lead.id ? undefined : await leads.read(id)
    if (other && isOwn(ctx, other)) return other
    throw invalid(
      { with: ['is not another lead'] },
      { reasons: { with: [{ code: 'unknown_value' }] } },
    )
  }

  const set = (ctx: Context, { id }: Pick<Lead, 'id'>, guest: string | null) =>
    leads.change(id, { guest, by: authorOf(ctx.state.caller), at: now().toISOString() })
}

/** "Mira (Palm Travel)"; a token has no name of its own. */
function writerOf({ state: { caller } }: Context, brand: string): string {
  const name = caller.is === 'operator' ? ownNameOf(caller.operator) : ''
  if (!name || !brand) return name || brand
  return `${name} (${brand})`
}

/** A first start calls its operator by the address up to the @, which is nobody's name. */
const ownNameOf = ({ name, email }: Operator) => (name === email.split('@')[0] ? '' : name)
