import { postgresqlStore } from '../../server/store/postgresql-store.ts'
import { freshDatabase } from '../support/postgres.ts'
import { desk, log } from './makers.ts'
import { storeSuite } from './suite.ts'

storeSuite(
  'the store in PostgreSQL',
  async () => {
    const url = await freshDatabase()
    return { open: (first = desk) => postgresqlStore({ url, log }, first) }
  },
  { keeps: true },
)
