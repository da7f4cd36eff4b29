import type { Context } from 'koa'
import type { Lead } from '../../shared/lead.ts'
import { notFound } from '../refusal.ts'
import type { StoreFilter } from '../store/filter.ts'
import type { Desk, Leads } from '../store/store.ts'
import { operatorIds } from './operator-ids.ts'

/** The site whose leads a caller may see; undefined for an operator, who sees all of them. */
export function siteOf(ctx: Context): string | undefined {
  const { caller } = ctx.state
  return caller.is === 'operator' ? undefined : caller.site
}

/** A token sees the leads of its own site and no sign of any other's. */
export function isOwn(ctx: Context, lead: Pick<Lead, 'site'>): boolean {
  const site = siteOf(ctx)
  return site === undefined || site === lead.site
}

/** A token asks of its own site, whatever it asks. */
export function ownFilter<T extends { site?: string }>(ctx: Context, filter: T): T {
  const site = siteOf(ctx)
  return site === undefined ? filter : { ...filter, site }
}

/** The same as a store is asked, which is told who the operators are. */
export const askedFilter = <T extends StoreFilter>(ctx: Context, desk: Desk, filter: T): T => ({
  ...ownFilter(ctx, filter),
  operators: operatorIds(desk),
})

/** The lead with this id, else that in the path; 404 when there is none that the caller may see. */
export async function ownLead(
  ctx: Context,
  leads: Pick<Leads, 'read'>,
  id: string = ctx['params']['id'] ?? '',
): Promise<Lead> {
  const lead = await leads.read(id)
  if (!lead || !isOwn(ctx, lead)) throw notFound()
  return lead
}
