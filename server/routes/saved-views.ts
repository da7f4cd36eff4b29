import { randomUUID } from 'node:crypto'
import type Router from '@koa/router'
import { paths } from '../../shared/api.ts'
import type { SavedViewBody, SavedViewsBody } from '../../shared/lead-api.ts'
import type { Gate } from '../gate.ts'
import { readNewView, readViewEdit } from '../lead/lead-input.ts'
import { body } from '../middleware/body.ts'
import { pattern } from '../pattern.ts'
import { invalidFor, notFound, orNotFound, unauthorized } from '../refusal.ts'
import type { Desk, DeskData } from '../store/store.ts'

/** Saved views of one operator. */
const maxSavedViews = 50
const tooMany = { code: 'too_many_views', limit: maxSavedViews } as const

/** Filters that an operator keeps under a name; each has their own. */
export function savedViewRoutes(router: Router, gate: Gate, desk: Desk) {
  router.get(paths.savedViews, ...gate.signedIn, ctx => {
    ctx.body = { views: ctx.state.signedIn.operator.saved_views } satisfies SavedViewsBody
  })

  router.post(paths.savedViews, ...gate.signedIn, body('json'), async ctx => {
    const view = { id: randomUUID(), ...readNewView(ctx.state.body) }
    await desk.change(data => {
      const views = viewsOf(data, ctx.state.signedIn.id)
      if (views.length >= maxSavedViews) throw invalidFor({ name: [tooMany] }, tooMany)
      views.push(view)
    })
    ctx.status = 201
    ctx.body = { view } satisfies SavedViewBody
  })

  router.patch(pattern(paths.savedView(':id')), ...gate.signedIn, body('json'), async ctx => {
    const edit = readViewEdit(ctx.state.body)
    const view = await desk.change(data => {
      const views = viewsOf(data, ctx.state.signedIn.id)
      const found = orNotFound(views.find(({ id }) => id === ctx.params['id']))
      return Object.assign(found, edit)
    })
    ctx.body = { view } satisfies SavedViewBody
  })

  router.delete(pattern(paths.savedView(':id')), ...gate.signedIn, async ctx => {
    await desk.change(data => {
      const views = viewsOf(data, ctx.state.signedIn.id)
      const place = views.findIndex(({ id }) => id === ctx.params['id'])
      if (place < 0) throw notFound()
      views.splice(place, 1)
    })
    ctx.status = 204
  })
}

function viewsOf({ operators }: DeskData, id: string) {
  const operator = operators.find(each => each.id === id)
  if (!operator) throw unauthorized('Please sign in')
  return operator.saved_views
}
