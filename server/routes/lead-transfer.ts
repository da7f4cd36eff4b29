import { Readable } from 'node:stream'
import type Router from '@koa/router'
import type { Context } from 'koa'
import { paths } from '../../shared/api.ts'
import type { LeadFilter } from '../../shared/lead-api.ts'
import { asCsv, asJsonLines } from '../export/export.ts'
import { validateExport } from '../export/export-input.ts'
import type { Gate } from '../gate.ts'
import { importLeads } from '../import/import.ts'
import { inflated } from '../inflated.ts'
import { operator, owner } from '../middleware/authenticate.ts'
import { body } from '../middleware/body.ts'
import { siteOf } from '../lead/own-lead.ts'
import { takeTime } from '../patience.ts'
import { conflict, malformed, Refusal } from '../refusal.ts'
import type { Desk, Leads } from '../store/store.ts'

interface Deps {
  leads: Leads
  desk: Desk
  now: () => Date
}

/** Milliseconds that whoever takes an export, or brings an import, may be silent. */
const patience = 60_000

/** Leads out, as a file, and in again. */
export function leadTransferRoutes(
  router: Router,
  { callers, limit }: Gate,
  { leads, desk, now }: Deps,
) {
  const mayRead = [operator(callers, 'leads:read'), limit.caller] as const
  let isImporting = false

  router.post(paths.leadExport, ...mayRead, body('json'), async ctx => {
    const { format, filter = {} } = validateExport(ctx.state.body)
    const site = siteOf(ctx)
    const wanted: LeadFilter = { ...filter, ...(site !== undefined && { site }) }
    const owners = new Map(desk.read().operators.map(({ id, name, email }) => [id, name || email]))
    const texts = format === 'csv' ? asCsv(leads, wanted, owners) : asJsonLines(leads, wanted)
    const begun = await begin(texts)
    ctx.attachment(`leads-${now().toISOString().slice(0, 10)}.${format}`)
    ctx.type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson'
    // Whoever is gone without a word must not hold on to a connection of the store's for ever.
    ctx.res.setTimeout(patience, () => ctx.res.destroy())
    ctx.body = Readable.from(begun, { objectMode: false })
  })

  router.post(paths.leadImport, owner(callers), limit.caller, async ctx => {
    if (isImporting) throw conflict('import_running')
    isImporting = true
    try {
      ctx.body = await importLeads(chunksOf(ctx), leads)
    } finally {
      isImporting = false
    }
  })
}

/** The same with its first part waiting: a store that is away is a refusal, not a file that breaks off. */
async function begin(texts: AsyncGenerator<string>): Promise<AsyncIterable<string>> {
  const waiting = [await texts.next()]
  const iterator: AsyncIterator<string> = {
    next: async () => waiting.pop() ?? texts.next(),
    // Also when nobody has read a word: it holds on to the store.
    return: () => texts.return(undefined),
  }
  return { [Symbol.asyncIterator]: () => iterator }
}

async function* chunksOf(ctx: Context): AsyncGenerator<Buffer> {
  if (!ctx.is('application/x-ndjson', 'application/jsonl', 'text/plain'))
    throw new Refusal('unsupported_media_type', 'Send application/x-ndjson in UTF-8')
  const done = takeTime(ctx.req, patience)
  try {
    yield* inflated(ctx.req)
  } catch (error) {
    if (error instanceof Refusal) throw error
    if ((error as { status?: number }).status === 415)
      throw new Refusal('unsupported_media_type', 'The Content-Encoding is not supported')
    throw malformed('The body did not arrive whole or its Content-Encoding is broken')
  } finally {
    done()
  }
}
