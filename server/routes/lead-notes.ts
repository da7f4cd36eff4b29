import { randomUUID } from 'node:crypto'
import type Router from '@koa/router'
import type { Context } from 'koa'
import { pathPatterns } from '../../shared/api.ts'
import { authorOf } from '../callers.ts'
import { leadChanger } from '../lead/change-lead.ts'
import type { Gate } from '../gate.ts'
import { validateNote } from '../lead/lead-edit-input.ts'
import { operator } from '../middleware/authenticate.ts'
import { body } from '../middleware/body.ts'
import { ownLead } from '../lead/own-lead.ts'
import { forbidden, notFound } from '../refusal.ts'
import type { Leads } from '../store/store.ts'

interface Deps {
  leads: Leads
  now: () => Date
}

/** What operators write beside a lead. */
export function leadNoteRoutes(router: Router, { callers, limit }: Gate, { leads, now }: Deps) {
  const mayWrite = [operator(callers, 'leads:write'), limit.caller] as const
  const change = leadChanger({ leads, now })

  router.post(pathPatterns.leadNotes, ...mayWrite, body('json'), async ctx => {
    const text = validateNote(ctx.state.body)
    const by = authorOf(ctx.state.caller)
    const note = { id: randomUUID(), text, at: now().toISOString(), by }
    ctx.body = await change(ctx, { note })
    ctx.status = 201
  })

  router.delete(pathPatterns.leadNote, ...mayWrite, async ctx => {
    const { notes } = await ownLead(ctx, leads)
    const note = notes.find(({ id }) => id === ctx.params['note'])
    if (!note) throw notFound()
    if (!mayRemove(ctx, note.by)) throw forbidden('Only its author or an owner may remove a note')
    ctx.body = await change(ctx, { remove_note: note.id })
  })
}

function mayRemove(ctx: Context, author: string): boolean {
  const { caller } = ctx.state
  if (caller.is === 'operator' && caller.operator.role === 'owner') return true
  return authorOf(caller) === author
}
