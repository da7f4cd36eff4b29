import type { Context } from 'koa'
import { takeTime } from '../body/patience.ts'
import { isUtf8, passOver, refusalOfBody, takeBody } from '../body/take-body.ts'
import { Refusal } from '../refusal.ts'

/** Milliseconds that whoever brings an import may be silent. */
const silenceMs = 60_000

/** The body of an import as it comes in. */
export async function* importBody(ctx: Context): AsyncGenerator<Buffer> {
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
