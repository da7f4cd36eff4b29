import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsonFileStore } from '../../server/store/json-file-store.ts'
import { desk, log } from './makers.ts'
import { storeSuite } from './suite.ts'

storeSuite(
  'the store in JSON files',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bellhop-'))
    return {
      open: (first = desk) => jsonFileStore({ folder, log }, first),
      remove: () => rm(folder, { recursive: true }),
    }
  },
  { keeps: true },
)
