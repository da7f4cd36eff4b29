import { jsonFileStore } from '../../server/store/json-file-store.ts'

const log = { info() {}, warn() {}, error: console.error }
const first = () => {
  throw new Error('there is no installation')
}

/** The uid of every lead in a data folder. */
export async function storedUids(folder) {
  const store = await jsonFileStore({ folder, log }, first)
  const uids = []
  for await (const lead of store.leads.all()) uids.push(lead.client_request_uid)
  await store.close()
  return uids
}
