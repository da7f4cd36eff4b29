import type Router from '@koa/router'
import type { Store } from '../store/store.ts'

/** For supervisors: is the process alive, and can it keep what it is sent. */
export function healthRoutes(router: Router, store: Pick<Store, 'ready'>) {
  router.get('/healthz', ctx => {
    ctx.body = { status: 'ok' }
  })

  router.get('/readyz', async ctx => {
    await store.ready()
    ctx.body = { status: 'ready' }
  })
}
