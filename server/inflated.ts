import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import inflate from 'inflation'

/** The body as it was before it was packed. Codings have no case, and gzip an older name: RFC 9110, 8.4.1. */
export function inflated(request: IncomingMessage): Readable {
  const coding = request.headers['content-encoding']?.toLowerCase() || 'identity'
  return inflate(request, { encoding: coding === 'x-gzip' ? 'gzip' : coding })
}
