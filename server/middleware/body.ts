import type { Readable } from 'node:stream'
import type { Context, Next } from 'koa'
import getRawBody from 'raw-body'
import { bounds } from '../../shared/trip-plan-request.ts'
import { parseForm } from '../body/parse-form.ts'
import { parseJson } from '../body/parse-json.ts'
import { isUtf8, passOver, refusalOfBody, takeBody } from '../body/take-body.ts'
import { emptyInput, type Input } from '../normalise.ts'
import { malformed, Refusal } from '../refusal.ts'

declare module 'koa' {
  interface DefaultState {
    /** The named parameters of the request's body; empty when it has none. */
    body: Input
  }
}

/** Mounted after authentication: nobody's body is read before we know who sends it. */
export function body(...types: ('json' | 'form')[]) {
  return async function body(ctx: Context, next: Next) {
    ctx.state.body = hasBody(ctx) ? await readBody(ctx, types) : emptyInput()
    await ctx.state.lookAgain?.()
    await next()
  }
}

const hasBody = (ctx: Context) =>
  ctx.get('Transfer-Encoding') !== '' || (ctx.request.length ?? 0) > 0

async function readBody(ctx: Context, types: ('json' | 'form')[]): Promise<Input> {
  const type = typeOf(ctx)
  if (await isNothing(ctx)) return emptyInput()
  if (!type || !types.includes(type) || !isUtf8(ctx))
    throw new Refusal('unsupported_media_type', `Send ${types.map(t => names[t]).join(' or ')}`)
  const bytes = await readBytes(ctx)
  await ctx.state.weigh?.(bytes.length)
  const text = decode(bytes)
  if (type === 'json') return parseJson(text)
  // `curl -d` calls whatever it sends a form: all the JSON would be the name of one custom field.
  if (/^\{[^]*\}\s*$/.test(text)) throw malformed('JSON wants Content-Type: application/json')
  return parseForm(text)
}

/** HTTP/2 need not tell a length: a proxy may turn no body into a chunked one without a chunk. */
const isNothing = async (ctx: Context) =>
  ctx.request.length === undefined &&
  ctx.get('Content-Type') === '' &&
  (await readBytes(ctx)).length === 0

function typeOf(ctx: Context): 'json' | 'form' | undefined {
  const type = ctx.is('application/json', '+json', 'application/x-www-form-urlencoded')
  if (!type) return undefined
  return type === 'application/x-www-form-urlencoded' ? 'form' : 'json'
}

const names = {
  json: 'application/json in UTF-8',
  form: 'application/x-www-form-urlencoded in UTF-8',
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

async function readBytes(ctx: Context): Promise<Buffer> {
  if ((ctx.request.length ?? 0) > bounds.bodyBytes) throw tooLarge()
  try {
    const bytes = takeBody(ctx)
    if (bytes !== ctx.req) boundPacked(ctx.req, bytes)
    return await getRawBody(bytes, { limit: bounds.bodyBytes })
  } catch (error) {
    passOver(ctx.req)
    throw (error as { status?: number }).status === 413 ? tooLarge() : refusalOfBody(error)
  }
}

/** A packed body may go on for ever without one byte coming out of it. */
function boundPacked(packed: Readable, bytes: Readable) {
  let arrived = 0
  packed.on('data', (part: Buffer) => {
    arrived += part.length
    if (arrived > bounds.bodyBytes) bytes.destroy(tooLarge())
  })
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw malformed('The body is not UTF-8')
  }
}

const tooLarge = () =>
  new Refusal('body_too_large', `The body must have at most ${bounds.bodyBytes} bytes`)
