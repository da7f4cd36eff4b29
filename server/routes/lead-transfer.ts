import type Router from '@koa/router'
import { paths } from '../../shared/api.ts'
import { extensionOf } from '../../shared/lead-api.ts'
import { dayOf } from '../days.ts'
import { exportFile, whileThere } from '../export/export-file.ts'
import { readExport } from '../export/export-input.ts'
import { exportPlaces } from '../export/export-places.ts'
import { asCsv, asJsonLines, csvManners } from '../export/export.ts'
import type { Gate } from '../gate.ts'
import { importBody } from '../import/import-body.ts'
import { importLeads } from '../import/import.ts'
import { askedFilter } from '../lead/own-lead.ts'
import { body } from '../middleware/body.ts'
import { conflict } from '../refusal.ts'
import type { Desk, Leads } from '../store/store.ts'

interface Deps {
  leads: Leads
  desk: Desk
  now: () => Date
}

/** Leads out, as a file, and in again. */
export function leadTransferRoutes(router: Router, gate: Gate, { leads, desk, now }: Deps) {
  const enter = exportPlaces()
  let isImporting = false

  router.post(paths.leadExport, ...gate.reads, body('json'), async ctx => {
    const { format, filter = {} } = readExport(ctx.state.body)
    const wanted = askedFilter(ctx, desk, filter)
    const owners = new Map(desk.read().operators.map(({ id, name, email }) => [id, name || email]))
    const all = { all: () => whileThere(leads.all(), ctx.res) }
    const texts =
      format === 'jsonl' ? asJsonLines(all, wanted) : asCsv(all, wanted, owners, csvManners[format])
    const { caller } = ctx.state
    const file = await exportFile(texts, {
      response: ctx.res,
      mayRead: () => gate.callers.isStillValid(caller),
      leave: enter(),
    })
    ctx.attachment(`leads-${dayOf(now())}.${extensionOf(format)}`)
    ctx.type = format === 'jsonl' ? 'application/x-ndjson' : 'text/csv; charset=utf-8'
    ctx.body = file
  })

  router.post(paths.leadImport, ...gate.owners, async ctx => {
    if (isImporting) throw conflict('import_running')
    isImporting = true
    try {
      const lookAgain = async () => ctx.state.lookAgain?.()
      ctx.body = await importLeads({ body: importBody(ctx), leads, lookAgain })
    } finally {
      isImporting = false
    }
  })
}
