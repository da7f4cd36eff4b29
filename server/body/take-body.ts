import { finished, type Readable } from 'node:stream'
import inflate from 'inflation'
import type { Context } from 'koa'
import { malformed, Refusal } from '../refusal.ts'

/** Begins to take a body; gives it decompressed. */
export function takeBody({ req, res }: Context): Readable {
  // Codings have no case, and gzip an older name: RFC 9110, 8.4.1.
  const coding = req.headers['content-encoding']?.toLowerCase() || 'identity'
  const bytes = inflate(req, { encoding: coding === 'x-gzip' ? 'gzip' : coding })
  if (bytes !== req) {
    // A pipe does not pass on that its source broke off, or had done so before.
    finished(req, error => error && bytes.destroy(error))
    // An error that comes when its reader no longer listens must not end the process.
    bytes.on('error', () => {})
  }
  // Whoever waits for `100 Continue` gets it now, when we know who it is; HTTP/1.0 does not have it.
  if (req.headers.expect !== undefined && req.httpVersion === '1.1') res.writeContinue()
  return bytes
}

/**
 * Takes what still comes of a body, and forgets it. A connection that is closed while its sender still sends
 * takes the answer along, and one that is not waits for ever.
 */
export const passOver = (request: Readable) => request.unpipe().resume()

/** Whoever says nothing of it means UTF-8, of which ASCII is a part. */
export const isUtf8 = ({ request }: Context) => /^(utf-?8|us-ascii|)$/i.test(request.charset)

/** What went wrong while a body came in, as the caller may be told. */
export const refusalOfBody = (error: unknown) =>
  (error as { status?: number }).status === 415
    ? new Refusal('unsupported_media_type', 'The Content-Encoding is not supported')
    : malformed('The body did not arrive whole or its Content-Encoding is broken')
