import { finished, type Readable } from 'node:stream'
import { finished as whenFinished } from 'node:stream/promises'
import type { Context, Next } from 'koa'
import sirv from 'sirv'

/** The built front ends. Hashed names are for ever; the loader's evergreen name is asked about. */
export function assets(folder: string) {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [], // the address of a folder is no page either
    setHeaders(response, path) {
      response.once('pipe', (file: Readable) => {
        // A new build may take a file away under a server that runs.
        file.once('error', () => response.destroy())
        // Piping leaves it open for ever when whoever asked is gone.
        finished(response, () => file.destroy())
      })
      // The one we set for a 304 would be sent in the place of the file's own.
      response.removeHeader('ETag')
      response.setHeader('Cache-Control', cacheControl(path))
      // By its ending, `.ts`, it would be a video.
      if (path.endsWith('.d.ts')) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
      if (!path.startsWith('/widget/')) return
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    },
  })
  return async function assets(ctx: Context, next: Next) {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || isPage(ctx.path)) return next()
    // Sirv would send a part, also for `bytes=5-1` or `lines=1-2`; nothing here is too large to be sent whole.
    delete ctx.req.headers.range
    ctx.req.headers['accept-encoding'] = notRefused(ctx.get('Accept-Encoding'))
    const unchanged = headersOf304(ctx)
    ctx.set(unchanged)
    ctx.vary('Accept-Encoding')
    let missing = false
    serve(ctx.req, ctx.res, () => {
      missing = true
    })
    if (missing) {
      for (const name in unchanged) ctx.remove(name)
      return next()
    }
    ctx.respond = false
    await whenFinished(ctx.res).catch(() => undefined) // a guest who left needs no answer
  }
}

/** Sirv answers 304 without these headers, which caches want there too (RFC 9110, 15.4.5). */
function headersOf304(ctx: Context): Record<string, string> {
  const etag = ctx.get('If-None-Match')
  return etag === '' ? {} : { ETag: etag, 'Cache-Control': cacheControl(ctx.path) }
}

/** Sirv takes a coding that is named for one that is wanted, `br;q=0` too. */
const notRefused = (codings: string) =>
  codings
    .split(',')
    .filter(coding => !/;\s*q=0(\.0*)?\s*$/i.test(coding))
    .join()

/** Pages have routes of their own, with the headers that pages need; no file has a % in its name. */
const isPage = (path: string) => path.includes('.html') || path.includes('%')

function cacheControl(path: string): string {
  if (/-[\w-]{8}\.\w+$/.test(path)) return 'public, max-age=31536000, immutable'
  if (/^\/widget\/(v1|embed)\.js$/.test(path))
    return 'public, max-age=300, stale-while-revalidate=86400'
  return 'no-cache'
}
