import { jsonFileStore } from '../../server/store/json-file-store.ts'
import type { AtEnd } from './at-end.ts'
import { newFolder } from './new-folder.ts'
import { operatorHeaders } from './operator.ts'
import { founded, silent } from './start-app.ts'

/** A data folder in which a first start has been, and the cookie of a browser signed in there. */
export async function installation(atEnd?: AtEnd) {
  const folder = await newFolder(atEnd)
  const store = await jsonFileStore({ folder, log: silent }, () => founded().desk)
  const { cookie } = await operatorHeaders({ store })
  await store.close()
  return { folder, cookie }
}
