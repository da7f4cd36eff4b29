import type { Context } from 'koa'
import type { LeadBody } from '../../shared/lead-api.ts'
import { authorOf } from '../callers.ts'
import type { Edit } from '../edit.ts'
import { orNotFound } from '../refusal.ts'
import type { Leads } from '../store/store.ts'
import { ownLead } from './own-lead.ts'

/** Changes the lead with this id, else that in the path, in the caller's name; answers it as changed. */
export const leadChanger =
  ({ leads, now }: { leads: Leads; now: () => Date }) =>
  async (ctx: Context, edit: Omit<Edit, 'by' | 'at'>, id?: string): Promise<LeadBody> => {
    const own = await ownLead(ctx, leads, id)
    const by = authorOf(ctx.state.caller)
    const at = now().toISOString()
    return { lead: orNotFound(await leads.change(own.id, { ...edit, by, at })) }
  }
