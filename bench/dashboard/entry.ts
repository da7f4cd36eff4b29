import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import type { Store } from '../../server/store/store.ts'

export { foundDesk } from '../../server/first-run.ts'
export { jsonFileStore } from '../../server/store/json-file-store.ts'
export { postgresqlStore } from '../../server/store/postgresql-store.ts'
export { startCluster } from '../../test/support/postgres-cluster.ts'

/** The app with its built dashboard on a port from the kernel. */
export async function serve(store: Store) {
  const app = createApp({
    config: {
      accessToken: undefined,
      origins: [],
      publicUrl: undefined,
      rateLimit: 0,
      trustedProxies: 0,
    },
    store,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    publicFolder: fileURLToPath(new URL('../../dist/public', import.meta.url)),
  })
  const server = createServer(app.callback())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://localhost:${address.port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await store.close()
    },
  }
}
