import type { IncomingMessage, ServerResponse } from 'node:http'
import { createApp } from './app.ts'
import { firstDesk } from './first-desk.ts'
import { createLog } from './log.ts'
import { memoryStore } from './store/memory-store.ts'

/** What `npm run dev` serves: the app from its sources, on leads that are gone when it ends. */
const email = 'operator@bellhop.local'
const password = 'bellhop-dev'

const store = await memoryStore({}, () => {
  const founding = { operatorEmail: email, operatorPassword: password, now: new Date() }
  return firstDesk(founding).desk
})
const log = createLog()
log.info({ email, password }, 'Sign in at /dashboard/')

const app = createApp({
  config: {
    accessToken: undefined,
    origins: [],
    publicUrl: undefined,
    rateLimit: 0,
    trustedProxies: 0,
  },
  store,
  log,
  now: () => new Date(),
  publicFolder: '.',
})

export const answer = app.callback() as (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>
