import { createApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config.ts'
import { firstDesk } from '../../../server/first-desk.ts'
import { logLines } from '../../../server/log-lines.ts'
import { createLog } from '../../../server/log.ts'
import { merge } from '../../../server/merge.ts'
import { fill } from '../../fill.mjs'
import { accessToken, request } from '../request.mjs'
import { folder, listen, options } from './listen.mjs'

/** As main.ts has it; the bench sends standard output to /dev/null. */
export const log = createLog(logLines())

const config = readConfig({
  BELLHOP_ACCESS_TOKEN: accessToken,
  BELLHOP_RATE_LIMIT: '0',
  BELLHOP_TRUSTED_PROXIES: String(options.trustedProxies ?? 0),
})

const now = () => new Date()
export const first = () => firstDesk({ ...config, now: now() }).desk

/** Our app, with a store that holds `options.stored` leads already. */
export async function serve(store, { close, ...asked } = {}) {
  const site = store.desk.read().sites[0].key
  await fill(store, options.stored ?? 0, n => storedLead(site, n))
  const app = createApp({ config, store, log, now, publicFolder: folder })
  await listen(app.callback(), {
    ...asked,
    async close() {
      await store.close()
      await close?.()
    },
  })
}

function storedLead(site, n) {
  const { client_request_uid, trip_words, bellhop_source, ...fields } = request(`stored-${n}`)
  const arrival = {
    kind: 'request',
    site,
    session: null,
    client_request_uid,
    fields,
    custom_fields: { trip_words, bellhop_source },
    source: { channel: 'api' },
    by: 'api',
    at: now().toISOString(),
    id: crypto.randomUUID(),
    reference: String(n).padStart(8, '0'),
  }
  return merge(undefined, arrival).lead
}
