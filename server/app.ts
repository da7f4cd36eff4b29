import { randomUUID } from 'node:crypto'
import Router from '@koa/router'
import Koa from 'koa'
import type { Logger } from 'pino'
import { basePath } from '../shared/api.ts'
import { createCallers } from './callers.ts'
import type { Config } from './config.ts'
import { createGate } from './gate.ts'
import { createIntake } from './intake.ts'
import { assets } from './middleware/assets.ts'
import { cors } from './middleware/cors.ts'
import { errors } from './middleware/errors.ts'
import { createRateLimits } from './middleware/rate-limit.ts'
import { requestLog } from './middleware/request-log.ts'
import { newReference } from './reference.ts'
import { formRoutes } from './routes/forms.ts'
import { healthRoutes } from './routes/health.ts'
import { leadRoutes } from './routes/leads.ts'
import { openapiRoute } from './routes/openapi.ts'
import { operatorSessionRoutes } from './routes/operator-session.ts'
import { pageRoutes } from './routes/pages.ts'
import { pingRoute } from './routes/ping.ts'
import { plainFormRoute } from './routes/plain-form.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { tripPlanRequestRoutes } from './routes/trip-plan-requests.ts'
import { createSites } from './sites.ts'
import type { Store } from './store/store.ts'

export interface Deps {
  config: Pick<Config, 'accessToken' | 'origins' | 'publicUrl' | 'rateLimit' | 'trustedProxies'>
  store: Store
  log: Logger
  now: () => Date
  /** The built front ends. */
  publicFolder: string
}

/** The server without its socket: everything it needs comes in, nothing is read from outside. */
export function createApp({ config, store, log, now, publicFolder }: Deps): Koa {
  const { desk, leads } = store
  const sites = createSites({ desk, origins: config.origins, publicUrl: config.publicUrl })
  const callers = createCallers({ desk, sites, accessToken: config.accessToken, now })
  const gate = createGate(callers, createRateLimits(config.rateLimit))
  const intake = createIntake({ receive: leads.receive, now, newId: randomUUID, newReference })

  const root = new Router()
  const api = new Router({ prefix: basePath })
  healthRoutes(root, store)
  pageRoutes(root, { sites, publicFolder, publicUrl: config.publicUrl })
  openapiRoute(api)
  pingRoute(api, gate, now)
  tripPlanRequestRoutes(api, gate, intake)
  sessionRoutes(api, gate, { desk, sites, now })
  formRoutes(api, root, gate, sites)
  plainFormRoute(api, gate, { intake, sites })
  operatorSessionRoutes(api, { desk, callers, sites, publicUrl: config.publicUrl, now })
  leadRoutes(api, gate, { leads, now })

  const app = new Koa({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies })
  app
    .use(requestLog(log))
    .use(errors(log))
    .use(cors((ctx, origin) => sites.allowsAny(origin, ctx)))
    .use(api.routes())
    .use(api.allowedMethods())
    .use(assets(publicFolder))
    .use(root.routes())
    .use(root.allowedMethods())
  return app
}
