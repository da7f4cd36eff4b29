import type Router from '@koa/router'
import type { Context } from 'koa'
import { paths } from '../../shared/api.ts'
import type { SiteBody, SitePreviewBody, SitesBody } from '../../shared/site-api.ts'
import type { Site } from '../../shared/site.ts'
import { pattern } from '../pattern.ts'
import type { Forms } from '../site/forms.ts'
import type { Gate } from '../gate.ts'
import { body } from '../middleware/body.ts'
import { orNotFound } from '../refusal.ts'
import type { Release } from '../release.ts'
import { readNewSite, readSiteEdit } from '../site/site-input.ts'
import { plainFormSnippet } from '../site/plain-form-snippet.ts'
import { createSiteDesk, newSite } from '../site/site-desk.ts'
import type { Sites } from '../site/sites.ts'
import { pinnedSnippet, snippet } from '../site/snippet.ts'
import type { Desk } from '../store/store.ts'

interface Deps {
  desk: Desk
  sites: Sites
  forms: Forms
  release: Release | undefined
  now: () => Date
}

/** The embedding brands: every operator may see them, owners keep them. */
export function siteRoutes(router: Router, gate: Gate, deps: Deps) {
  const { sites, forms, release } = deps
  const siteDesk = createSiteDesk(deps)

  router.get(paths.sites, ...gate.signedIn, ctx => {
    ctx.body = { sites: siteDesk.list() } satisfies SitesBody
  })

  router.post(paths.sites, ...gate.owners, body('json'), async ctx => {
    const site = await siteDesk.create(readNewSite(ctx.state.body))
    ctx.state.about = site.key
    ctx.status = 201
    ctx.body = shown(ctx, site)
  })

  router.get(pattern(paths.site(':key')), ...gate.signedIn, ctx => {
    const site = siteDesk.list().find(({ key }) => key === ctx.params['key'])
    ctx.body = shown(ctx, orNotFound(site))
  })

  router.patch(pattern(paths.site(':key')), ...gate.owners, body('json'), async ctx => {
    const edit = readSiteEdit(ctx.state.body)
    ctx.body = shown(ctx, await siteDesk.change(ctx.params['key'] ?? '', edit))
  })

  router.delete(pattern(paths.site(':key')), ...gate.owners, async ctx => {
    await siteDesk.remove(ctx.params['key'] ?? '')
    ctx.status = 204
  })

  router.post(paths.sitePreview, ...gate.owners, body('json'), ctx => {
    const form = forms.preview(newSite(readNewSite(ctx.state.body)))
    ctx.body = { form } satisfies SitePreviewBody
  })

  function shown(ctx: Context, site: Site): SiteBody {
    const origin = sites.originFor(ctx)
    const snippets = {
      script: snippet(origin, site.key),
      ...(release && { pinned: pinnedSnippet(origin, site.key, release) }),
      form: plainFormSnippet(origin, site),
    }
    return { site, environment_origins: [...sites.environmentOrigins(site.key)], snippets }
  }
}
