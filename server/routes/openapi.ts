import type Router from '@koa/router'
import { paths } from '../../shared/api.ts'
import { openapi } from '../openapi/document.ts'

export function openapiRoute(router: Router) {
  router.get(paths.openapi, ctx => {
    ctx.set('Access-Control-Allow-Origin', '*')
    ctx.body = openapi
  })
}
