// The uid of every lead in a data folder, told to the process that asked.
import { jsonFileStore } from '../../server/store/json-file-store.ts'

const log = { info() {}, warn() {}, error: console.error }
const first = () => {
  throw new Error('there is no installation')
}

const store = await jsonFileStore({ folder: process.argv[2], log }, first)
const uids = []
for await (const lead of store.leads.all()) uids.push(lead.client_request_uid)
await store.close()
process.send(uids, () => process.disconnect())
