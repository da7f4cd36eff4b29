// Our app with the PostgreSQL store, on a server of its own beside it.
import { postgresqlStore } from '../../../server/store/postgresql-store.ts'
import { startCluster } from '../../../test/support/postgres-cluster.ts'
import { first, log, serve } from './bellhop.mjs'

const cluster = await startCluster()
const store = await postgresqlStore({ url: cluster.url, log }, first)
await serve(store, { close: () => cluster.remove() })
