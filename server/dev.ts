import type { IncomingMessage, ServerResponse } from 'node:http'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { firstDesk } from './first-desk.ts'
import { createLog } from './log.ts'
import { memoryStore } from './store/memory-store.ts'

/** What `npm run dev` serves: the app from its sources, on leads that are gone when it ends. */
const password = 'bellhop-dev'
const config = readConfig({ BELLHOP_OPERATOR_PASSWORD: password, BELLHOP_RATE_LIMIT: '0' })
const now = () => new Date()

const store = await memoryStore({}, () => firstDesk({ ...config, now: now() }).desk)
const log = createLog()
log.info({ email: config.operatorEmail, password }, 'Sign in at /dashboard/')

const app = createApp({ config, store, log, now, publicFolder: '.' })

export const answer = app.callback() as (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>
