declare module 'inflation' {
  import type { IncomingMessage } from 'node:http'
  import type { Readable } from 'node:stream'

  /** The body as it was before its encoding; throws with status 415 for an unknown one. */
  export default function inflate(request: IncomingMessage, options: { encoding: string }): Readable
}
