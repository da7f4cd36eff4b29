import { postgresqlStore } from '../../server/store/postgresql-store.ts'
import { sharedDatabases } from '../support/postgres.ts'
import { desk, log } from './makers.ts'
import { storeSuite } from './suite.ts'

const database = sharedDatabases()

storeSuite(
  'the store in PostgreSQL',
  async () => {
    const url = await database()
    return { open: (first = desk) => postgresqlStore({ url, log }, first) }
  },
  { keeps: true },
)
