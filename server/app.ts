import Router from '@koa/router'
import Koa from 'koa'
import { basePath } from '../shared/api.ts'
import { createTokenUse } from './access/token-use.ts'
import { createCallers } from './callers.ts'
import type { Config } from './config.ts'
import { createGate } from './gate.ts'
import { createIntake } from './intake.ts'
import { createStreams } from './lead/event-streams.ts'
import type { Log } from './log.ts'
import { assets } from './middleware/assets.ts'
import { cors } from './middleware/cors.ts'
import { countProxies } from './middleware/count-proxies.ts'
import { errors } from './middleware/errors.ts'
import { keptByNobody } from './middleware/kept-by-nobody.ts'
import { createRateLimits } from './middleware/rate-limit.ts'
import { requestLog } from './middleware/request-log.ts'
import { readRelease } from './release.ts'
import { accessRoutes } from './routes/access.ts'
import { formRoutes } from './routes/forms.ts'
import { healthRoutes } from './routes/health.ts'
import { leadChangesRoute } from './routes/lead-changes.ts'
import { leadEventsRoute } from './routes/lead-events.ts'
import { leadGuestRoutes } from './routes/lead-guest.ts'
import { leadNoteRoutes } from './routes/lead-notes.ts'
import { leadTransferRoutes } from './routes/lead-transfer.ts'
import { leadRoutes } from './routes/leads.ts'
import { numberRoutes } from './routes/numbers.ts'
import { oneLeadRoutes } from './routes/one-lead.ts'
import { openapiRoute } from './routes/openapi.ts'
import { pageRoutes } from './routes/pages.ts'
import { pingRoute } from './routes/ping.ts'
import { plainFormRoute } from './routes/plain-form.ts'
import { savedViewRoutes } from './routes/saved-views.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { siteRoutes } from './routes/sites.ts'
import { tripPlanRequestRoutes } from './routes/trip-plan-requests.ts'
import { widgetRoutes } from './routes/widget.ts'
import { createForms } from './site/forms.ts'
import { createSites } from './site/sites.ts'
import type { Store } from './store/store.ts'

interface Deps {
  config: Pick<Config, 'accessToken' | 'origins' | 'publicUrl' | 'rateLimit' | 'trustedProxies'>
  store: Store
  log: Log
  now: () => Date
  /** The built front ends. */
  publicFolder: string
  /** Said when the server is told to stop. */
  closing?: AbortSignal | undefined
}

/** The server without its socket: everything it needs comes in, nothing is read from outside. */
export function createApp({ config, store, log, now, publicFolder, closing }: Deps): Koa {
  const { desk, leads } = store
  const sites = createSites({ desk, origins: config.origins, publicUrl: config.publicUrl })
  const used = createTokenUse({ desk, now })
  const callers = createCallers({ desk, sites, accessToken: config.accessToken, used, now })
  const gate = createGate(callers, createRateLimits(config.rateLimit))
  const intake = createIntake({ receive: leads.receive, now })

  const release = readRelease(publicFolder)
  const forms = createForms(desk)
  const streams = createStreams({ leads, callers, closing })

  // A router tries its routes one by one: what guests send all day is in one of its own, the first.
  const guests = new Router({ prefix: basePath })
  const api = new Router({ prefix: basePath })
  const root = new Router()
  api.use(keptByNobody)
  healthRoutes(root, store)
  pageRoutes(root, { sites, publicFolder })
  widgetRoutes(root, release)
  openapiRoute(api)
  pingRoute(api, gate, now)
  tripPlanRequestRoutes(guests, gate, { intake, forms })
  sessionRoutes(api, gate, { desk, sites, now })
  formRoutes(api, root, gate, { sites, forms })
  siteRoutes(api, gate, { desk, sites, forms, release, now })
  plainFormRoute(api, gate, { intake, sites, now })
  numberRoutes(api, gate, { store, sites, log, now, closing })
  accessRoutes(api, gate, { desk, sites, release, now })
  leadRoutes(api, gate, { leads, desk })
  leadChangesRoute(api, gate, { leads, desk, now })
  leadEventsRoute(api, gate, streams)
  savedViewRoutes(api, gate, desk)
  leadTransferRoutes(api, gate, { leads, desk, now })
  leadGuestRoutes(api, gate, { leads, sites, now })
  leadNoteRoutes(api, gate, { leads, desk, now })
  oneLeadRoutes(api, gate, { leads, desk, now })

  const app = new Koa({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies })
  app
    .use(requestLog(log))
    .use(countProxies(log, config.trustedProxies))
    .use(errors(log))
    .use(cors(sites.allowsAny))
    .use(guests.routes())
    .use(api.routes())
    .use(api.allowedMethods())
    .use(assets(publicFolder))
    .use(root.routes())
    .use(root.allowedMethods())
  // A stream that broke, or whose reader is gone: its status has been sent, so it is only logged.
  app.on('error', (error: unknown) => log.warn({ err: error }, 'An answer ended early'))
  return app
}
