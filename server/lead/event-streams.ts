import { PassThrough } from 'node:stream'
import type { LeadEvent } from '../../shared/lead-api.ts'
import type { Caller, Callers } from '../callers.ts'
import { rateLimited, unavailable } from '../refusal.ts'
import type { Leads } from '../store/store.ts'

/** Milliseconds. Proxies end what is silent for a minute; a revoked caller hears nothing after a second. */
const beatMs = 15_000
const lookMs = 250

/** Streams of one caller; browsers hold one a window. */
const maxStreams = 20

/** Bytes that wait for a listener who does not keep up; it comes back and reads afresh. */
const maxWaitingBytes = 64 * 1024

/** Milliseconds after which a browser that was cut off comes back. */
const retryMs = 1000

interface Deps {
  leads: Pick<Leads, 'watch'>
  callers: Pick<Callers, 'isStillValid'>
  /** Said when the server is told to stop: it does not wait for streams. */
  closing: AbortSignal | undefined
}

interface Stream {
  caller: Caller
  body: PassThrough
  beaten: number
}

export type Streams = ReturnType<typeof createStreams>

/** Server-Sent Events of what happens to the leads. */
export function createStreams({ leads, callers, closing }: Deps) {
  const streams = new Set<Stream>()
  let timer: ReturnType<typeof setInterval> | undefined

  const look = () => {
    for (const stream of streams) {
      if (!callers.isStillValid(stream.caller)) stream.body.end()
      else if (isDue(stream)) beat(stream)
    }
  }
  closing?.addEventListener('abort', () => {
    for (const { body } of streams) body.end()
  })

  return {
    /** Those of one site, or of all; ends with the caller's right to hear it. */
    open(caller: Caller, site: string | undefined): PassThrough {
      if (closing?.aborted) throw unavailable('The server is shutting down')
      const own = [...streams].filter(each => each.caller.id === caller.id)
      if (own.length >= maxStreams) throw rateLimited({ 'Retry-After': '30' })

      const body = new PassThrough()
      const stream = { caller, body, beaten: performance.now() }
      streams.add(stream)
      timer ??= setInterval(look, lookMs).unref()
      const leave = leads.watch(event => {
        if (!body.writable || !concerns(event, site)) return
        if (body.readableLength + body.writableLength > maxWaitingBytes) body.destroy()
        else body.write(eventText(event))
      })
      body.once('close', () => {
        leave()
        streams.delete(stream)
        if (streams.size > 0) return
        clearInterval(timer)
        timer = undefined
      })
      body.write(`retry: ${retryMs}\n\n`)
      beat(stream)
      return body
    },
  }
}

/** Not for a stream that has ended, and is still read to its end. */
const isDue = ({ body, beaten }: Stream): boolean =>
  !body.writableEnded && performance.now() - beaten > beatMs

/** Not a comment: pages must be able to tell a silent connection from a dead one. */
function beat(stream: Stream) {
  stream.body.write('event: beat\ndata: {}\n\n')
  stream.beaten = performance.now()
}

const concerns = (event: LeadEvent, site: string | undefined): boolean =>
  site === undefined || event.is === 'resync' || event.site === site

const eventText = ({ is, ...rest }: LeadEvent) => `event: ${is}\ndata: ${JSON.stringify(rest)}\n\n`
