// lowdb as most would write it: Koa, one db.update a request, which writes the whole file.
import Koa from 'koa'
import { JSONFile } from 'lowdb/node'
import { Low } from 'lowdb'
import { join } from 'node:path'
import getRawBody from 'raw-body'
import { accessToken, request } from '../request.mjs'
import { folder, listen, options } from './listen.mjs'

// JSONFilePreset without its switch to memory when NODE_ENV is "test".
const db = new Low(new JSONFile(join(folder, 'db.json')), { leads: [] })
const stored = Array.from({ length: options.stored ?? 0 }, (_, n) => lead(request(`stored-${n}`)))
const restore = () => db.update(() => (db.data = { leads: [...stored] }))
await restore()

const app = new Koa()
app.use(async ctx => {
  if (ctx.get('Authorization') !== `Bearer ${accessToken}`) ctx.throw(401)
  const body = JSON.parse(await getRawBody(ctx.req, { limit: '64kb', encoding: 'utf8' }))
  if (!body.name || !body.phone_number) ctx.throw(422)
  await db.update(({ leads }) => {
    const known = leads.find(each => each.client_request_uid === body.client_request_uid)
    if (known) Object.assign(known, body)
    else leads.push(lead(body))
  })
  ctx.status = 201
  ctx.body = { message: 'Trip plan request created' }
})

function lead(body) {
  return { id: crypto.randomUUID(), received_at: new Date().toISOString(), ...body }
}

// What warming up has left behind would slow it down from its first request on.
await listen(app.callback(), { restore })
