import type Router from '@koa/router'
import type { AccessTokenBody, AccessTokensBody } from '../../shared/access-api.ts'
import { paths } from '../../shared/api.ts'
import { readNewAccessToken } from '../access/access-input.ts'
import type { AccessTokens } from '../access/access-tokens.ts'
import type { Gate } from '../gate.ts'
import { body } from '../middleware/body.ts'
import { pattern } from '../pattern.ts'
import type { Sites } from '../site/sites.ts'

interface Deps {
  accessTokens: AccessTokens
  sites: Sites
}

/** Owners issue, rotate and revoke the tokens of integrators. */
export function accessTokenRoutes(router: Router, gate: Gate, { accessTokens, sites }: Deps) {
  router.get(paths.accessTokens, ...gate.owners, ctx => {
    ctx.body = { access_tokens: accessTokens.list() } satisfies AccessTokensBody
  })

  router.post(paths.accessTokens, ...gate.owners, body('json'), async ctx => {
    const given = readNewAccessToken(ctx.state.body)
    sites.require(given.site)
    const issued = await accessTokens.issue(given)
    ctx.state.about = issued.access_token.id
    ctx.status = 201
    ctx.body = issued satisfies AccessTokenBody
  })

  router.post(pattern(paths.accessTokenRotation(':id')), ...gate.owners, async ctx => {
    ctx.status = 201
    ctx.body = (await accessTokens.rotate(ctx.params['id'] ?? '')) satisfies AccessTokenBody
  })

  router.delete(pattern(paths.accessToken(':id')), ...gate.owners, async ctx => {
    await accessTokens.revoke(ctx.params['id'] ?? '')
    ctx.status = 204
  })
}
