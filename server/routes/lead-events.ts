import { pipeline } from 'node:stream'
import type Router from '@koa/router'
import { paths } from '../../shared/api.ts'
import type { Gate } from '../gate.ts'
import type { Streams } from '../lead/event-streams.ts'
import { siteOf } from '../lead/own-lead.ts'

/** What happens to the leads, as it happens. */
export function leadEventsRoute(router: Router, gate: Gate, streams: Streams) {
  router.get(paths.leadEvents, ...gate.reads, ctx => {
    ctx.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      // nginx would keep it until it has a page full.
      'X-Accel-Buffering': 'no',
    })
    ctx.status = 200
    // Whoever asks for the headers alone would have to wait until the stream ends.
    if (ctx.method === 'HEAD') return
    const body = streams.open(ctx.state.caller, siteOf(ctx))
    // Koa would log each browser that goes away as a fault.
    ctx.respond = false
    pipeline(body, ctx.res, () => {})
  })
}
