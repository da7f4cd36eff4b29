export { postgresqlStore } from '../../../server/store/postgresql-store.ts'
export { startCluster } from '../../support/postgres-cluster.ts'
export { allOf, desk } from '../makers.ts'
