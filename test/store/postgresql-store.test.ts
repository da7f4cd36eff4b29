import { postgresqlStore } from '../../server/store/postgresql-store.ts'
import { freshDatabase } from '../support/postgres.ts'
import { desk } from './makers.ts'
import { storeSuite } from './suite.ts'

const log = { info() {}, warn() {}, error() {} }

storeSuite(
  'the store in PostgreSQL',
  async () => {
    const { url, remove } = await freshDatabase()
    return { open: (first = desk) => postgresqlStore({ url, log }, first), remove }
  },
  { keeps: true },
)
