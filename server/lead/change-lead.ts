import type { Context } from 'koa'
import type { LeadBody } from '../../shared/lead-api.ts'
import { authorOf } from '../callers.ts'
import { ownLead } from './own-lead.ts'
import { notFound } from '../refusal.ts'
import type { Edit, Leads } from '../store/store.ts'

/** Changes the lead in the path in the caller's name; the answer is the lead as changed. */
export const leadChanger =
  ({ leads, now }: { leads: Leads; now: () => Date }) =>
  async (ctx: Context, edit: Omit<Edit, 'by' | 'at'>): Promise<LeadBody> => {
    const { id } = await ownLead(ctx, leads)
    const by = authorOf(ctx.state.caller)
    const lead = await leads.change(id, { ...edit, by, at: now().toISOString() })
    if (!lead) throw notFound()
    return { lead }
  }
