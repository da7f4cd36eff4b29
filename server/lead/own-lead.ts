import type { Context } from 'koa'
import type { Lead } from '../../shared/lead.ts'
import { notFound } from '../refusal.ts'
import type { Leads } from '../store/store.ts'

/** The site whose leads a caller may see; undefined for an operator, who sees all of them. */
export function siteOf(ctx: Context): string | undefined {
  const { caller } = ctx.state
  return caller.is === 'operator' ? undefined : caller.site
}

/** A token sees the leads of its own site and no sign of any other's. */
export const isOwn = (ctx: Context, { site }: Pick<Lead, 'site'>) =>
  [site, undefined].includes(siteOf(ctx))

/** The lead in the path; 404 when there is none that the caller may see. */
export async function ownLead(ctx: Context, leads: Pick<Leads, 'read'>): Promise<Lead> {
  const lead = await leads.read(ctx['params']['id'] ?? '')
  if (!lead || !isOwn(ctx, lead)) throw notFound()
  return lead
}
