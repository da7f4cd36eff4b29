// Fastify and SQLite, durable: one insert a request, each with an fsync of its own.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { tripPlanRequestSchema } from '../../../shared/trip-plan-request.ts'
import { accessToken, path } from '../request.mjs'
import { folder, listen, options } from './listen.mjs'

const require = createRequire(join(options.packages, 'package.json'))
const { fastify } = require('fastify')
const Database = require('better-sqlite3')

const db = new Database(join(folder, 'leads.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec(`CREATE TABLE leads (
  id TEXT PRIMARY KEY, uid TEXT UNIQUE, received_at TEXT NOT NULL, request TEXT NOT NULL)`)
const insert = db.prepare(`INSERT INTO leads VALUES (?, ?, ?, ?)
  ON CONFLICT (uid) DO UPDATE SET request = json_patch(request, excluded.request)`)

const app = fastify({ ajv: { customOptions: { allowUnionTypes: true } } })
app.addHook('onRequest', async ({ headers }, reply) => {
  if (headers.authorization !== `Bearer ${accessToken}`) return reply.code(401).send({})
})
app.post(path, { schema: { body: tripPlanRequestSchema } }, async ({ body }, reply) => {
  const at = new Date().toISOString()
  insert.run(crypto.randomUUID(), body.client_request_uid, at, JSON.stringify(body))
  reply.code(201)
  return { message: 'Trip plan request created' }
})
await app.ready()

await listen((request, response) => app.routing(request, response), {
  close: async () => db.close(),
})
