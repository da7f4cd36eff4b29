import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import type { Store } from '../../server/store/store.ts'
import { serveHttp } from '../../test/support/serve-http.ts'

export { firstDesk } from '../../server/first-desk.ts'
export { jsonFileStore } from '../../server/store/json-file-store.ts'
export { postgresqlStore } from '../../server/store/postgresql-store.ts'
export { startCluster } from '../../test/support/postgres-cluster.ts'

/** The app with its built dashboard on a port from the kernel. */
export async function serve(store: Store) {
  const app = createApp({
    config: readConfig({ BELLHOP_RATE_LIMIT: '0' }),
    store,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    publicFolder: fileURLToPath(new URL('../../dist/public', import.meta.url)),
  })
  const { port, stop } = await serveHttp(app.callback())
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      stop()
      await store.close()
    },
  }
}
