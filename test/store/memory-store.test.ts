import { memoryStore } from '../../server/store/memory-store.ts'
import { desk } from './makers.ts'
import { storeSuite } from './suite.ts'

storeSuite(
  'the store in memory',
  async () => ({ open: (first = desk) => memoryStore({}, first) }),
  { keeps: false },
)
