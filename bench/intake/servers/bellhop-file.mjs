// Our app with the JSON file store, as it ships.
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { jsonFileStore } from '../../../server/store/json-file-store.ts'
import { diskFiles } from '../../../server/store/json-file/files.ts'
import { first, log, serve } from './bellhop.mjs'
import { folder, options } from './listen.mjs'

const dataFolder = join(folder, 'data')
mkdirSync(dataFolder)

/** When snapshots were under way, for the bench that looks at requests meanwhile. */
const snapshots = []
const isSnapshot = path => basename(path).startsWith('leads.json')
const files = {
  ...diskFiles,
  open(path, purpose) {
    if (purpose === 'new' && isSnapshot(path)) snapshots.push([Date.now(), Infinity])
    return diskFiles.open(path, purpose)
  },
  async rename(from, to) {
    await diskFiles.rename(from, to)
    if (basename(to) === 'leads.json') snapshots.at(-1)[1] = Date.now()
  },
}
const { compactBytes } = options
const limits = compactBytes === undefined ? {} : { compactBytes }
const store = await jsonFileStore(
  { folder: dataFolder, log, files, keepBackups: 0, ...limits },
  first,
)
await serve(store, { snapshots: () => snapshots })
