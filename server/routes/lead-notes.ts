import { randomUUID } from 'node:crypto'
import type Router from '@koa/router'
import type { Context } from 'koa'
import { paths } from '../../shared/api.ts'
import type { NoteRemovalBody } from '../../shared/lead-api.ts'
import { authorOf } from '../callers.ts'
import { leadChanger } from '../lead/change-lead.ts'
import type { Gate } from '../gate.ts'
import { readNote, readReceipt } from '../lead/lead-edit-input.ts'
import { noteOf, noteReceipt } from '../lead/removed-note.ts'
import { body } from '../middleware/body.ts'
import { ownLead } from '../lead/own-lead.ts'
import { pattern } from '../pattern.ts'
import { forbidden, invalidFor, orNotFound } from '../refusal.ts'
import type { Desk, Leads } from '../store/store.ts'

interface Deps {
  leads: Leads
  desk: Desk
  now: () => Date
}

/** What operators write beside a lead. */
export function leadNoteRoutes(router: Router, gate: Gate, { leads, desk, now }: Deps) {
  const change = leadChanger({ leads, now })

  router.post(pattern(paths.leadNotes(':id')), ...gate.writes, body('json'), async ctx => {
    const { text } = readNote(ctx.state.body)
    const by = authorOf(ctx.state.caller)
    const note = { id: randomUUID(), text, at: now().toISOString(), by }
    ctx.body = await change(ctx, { note })
    ctx.status = 201
  })

  router.delete(pattern(paths.leadNote(':id', ':note')), ...gate.writes, async ctx => {
    const { id: lead, notes } = await ownLead(ctx, leads)
    const note = orNotFound(notes.find(({ id }) => id === ctx.params['note']))
    if (!mayRemove(ctx, note.by)) throw forbidden('Only its author or an owner may remove a note')
    const by = authorOf(ctx.state.caller)
    const receipt = noteReceipt({ lead, note, by }, desk.read().signing_key, now().getTime())
    ctx.body = {
      ...(await change(ctx, { remove_note: note.id })),
      receipt,
    } satisfies NoteRemovalBody
  })

  router.put(pattern(paths.leadNote(':id', ':note')), ...gate.writes, body('json'), async ctx => {
    const { receipt } = readReceipt(ctx.state.body)
    const { id: lead } = await ownLead(ctx, leads)
    const wanted = { lead, id: ctx.params['note'] ?? '', by: authorOf(ctx.state.caller) }
    const note = noteOf(receipt, wanted, desk.read().signing_key, now().getTime())
    if (!note) throw invalidFor({ receipt: [{ code: 'receipt_too_old' }] })
    ctx.body = await change(ctx, { note })
  })
}

function mayRemove(ctx: Context, author: string): boolean {
  const { caller } = ctx.state
  if (caller.is === 'operator' && caller.operator.role === 'owner') return true
  return authorOf(caller) === author
}
