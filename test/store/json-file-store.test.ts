import { jsonFileStore } from '../../server/store/json-file-store.ts'
import { newFolder } from '../support/new-folder.ts'
import { desk, log } from './makers.ts'
import { storeSuite } from './suite.ts'

storeSuite(
  'the store in JSON files',
  async () => {
    const folder = await newFolder()
    return { open: (first = desk) => jsonFileStore({ folder, log }, first) }
  },
  { keeps: true },
)
