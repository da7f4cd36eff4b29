import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import inflate from 'inflation'
import { malformed, Refusal } from '../refusal.ts'

/** The body as it was before it was packed. Codings have no case, and gzip an older name: RFC 9110, 8.4.1. */
export function inflated(request: IncomingMessage): Readable {
  const coding = request.headers['content-encoding']?.toLowerCase() || 'identity'
  return inflate(request, { encoding: coding === 'x-gzip' ? 'gzip' : coding })
}

/** What went wrong while a body came in, as the caller may be told. */
export const refusalOfBody = (error: unknown) =>
  (error as { status?: number }).status === 415
    ? new Refusal('unsupported_media_type', 'The Content-Encoding is not supported')
    : malformed('The body did not arrive whole or its Content-Encoding is broken')
