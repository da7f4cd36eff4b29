import { Readable } from 'node:stream'
import type Router from '@koa/router'
import type { Context } from 'koa'
import { paths } from '../../shared/api.ts'
import { extensionOf } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import { takeTime } from '../body/patience.ts'
import { isUtf8, passOver, refusalOfBody, takeBody } from '../body/take-body.ts'
import { dayOf } from '../days.ts'
import { readExport } from '../export/export-input.ts'
import { exportPlaces } from '../export/export-places.ts'
import { asCsv, asJsonLines, csvManners } from '../export/export.ts'
import type { Gate } from '../gate.ts'
import { importLeads } from '../import/import.ts'
import { ownFilter } from '../lead/own-lead.ts'
import { body } from '../middleware/body.ts'
import { conflict, Refusal, unauthorized } from '../refusal.ts'
import type { Desk, Leads } from '../store/store.ts'

interface Deps {
  leads: Leads
  desk: Desk
  now: () => Date
}

/** Milliseconds that whoever brings an import may be silent. */
const silenceMs = 60_000

/**
 * Milliseconds in which whoever takes an export must take something. Node looks twice before it
 * says that a connection has stood still: such a one ends after one to two of these.
 */
const standstillMs = 30_000

/** Leads out, as a file, and in again. */
export function leadTransferRoutes(router: Router, gate: Gate, { leads, desk, now }: Deps) {
  const enter = exportPlaces()
  let isImporting = false

  router.post(paths.leadExport, ...gate.reads, body('json'), async ctx => {
    const { format, filter = {} } = readExport(ctx.state.body)
    const wanted = ownFilter(ctx, filter)
    const owners = new Map(desk.read().operators.map(({ id, name, email }) => [id, name || email]))
    const all = { all: () => whileThere(leads.all(), ctx) }
    const texts =
      format === 'jsonl' ? asJsonLines(all, wanted) : asCsv(all, wanted, owners, csvManners[format])
    // A reader who is gone without a word must not hold on to the store. Where nothing waits to be
    // taken it is we who are silent: a search may find nothing for long.
    ctx.res.setTimeout(standstillMs, () => ctx.res.writableLength > 0 && ctx.res.destroy())
    const file = await begin(whileValid(texts, ctx, gate), enter())
    ctx.attachment(`leads-${dayOf(now())}.${extensionOf(format)}`)
    ctx.type = format === 'jsonl' ? 'application/x-ndjson' : 'text/csv; charset=utf-8'
    ctx.body = file
  })

  router.post(paths.leadImport, ...gate.owners, async ctx => {
    if (isImporting) throw conflict('import_running')
    isImporting = true
    try {
      const lookAgain = async () => ctx.state.lookAgain?.()
      ctx.body = await importLeads({ body: chunksOf(ctx), leads, lookAgain })
    } finally {
      isImporting = false
    }
  })
}

/** Ends once the reader is gone: with a filter it may be minutes until a text finds nobody to take it. */
async function* whileThere(leads: AsyncIterable<Lead>, { res }: Context): AsyncGenerator<Lead> {
  for await (const lead of leads) {
    if (res.destroyed) return
    yield lead
  }
}

/** An export takes as long as its reader likes: it breaks off when they may no longer read. */
async function* whileValid(texts: AsyncGenerator<string>, { state }: Context, { callers }: Gate) {
  for await (const text of texts) {
    if (!callers.isStillValid(state.caller)) throw unauthorized()
    yield text
  }
}

/**
 * The texts as a file whose first part is there already: a store that is away is a refusal, not a file that
 * breaks off. `leave` is called when it is over, however that comes about.
 */
async function begin(texts: AsyncGenerator<string>, leave: () => void): Promise<Readable> {
  const first = texts.next()
  first.catch(leave)
  const waiting = [await first]
  const iterator: AsyncIterator<string> = {
    next: async () => waiting.pop() ?? texts.next(),
    // Lets go of the search in the store, also where nothing was ever read.
    return: () => texts.return(undefined),
  }
  const file = Readable.from({ [Symbol.asyncIterator]: () => iterator }, { objectMode: false })
  return file.once('close', leave)
}

async function* chunksOf(ctx: Context): AsyncGenerator<Buffer> {
  // No type that a form on another page can send.
  if (!ctx.is('application/x-ndjson', 'application/jsonl') || !isUtf8(ctx))
    throw new Refusal('unsupported_media_type', 'Send application/x-ndjson in UTF-8')
  const done = takeTime(ctx.res, silenceMs)
  try {
    yield* takeBody(ctx).iterator({ destroyOnReturn: false })
  } catch (error) {
    throw error instanceof Refusal ? error : refusalOfBody(error)
  } finally {
    done()
    passOver(ctx.req)
  }
}
