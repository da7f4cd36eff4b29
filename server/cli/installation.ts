import { isDatabase } from '../config.ts'
import type { DeskData, Store } from '../store/store.ts'
import { mustHoldLeads } from './io.ts'

/** Opens the store at postgres://… or in a folder. */
export type OpenAt = (address: string, first: () => DeskData) => Promise<Store>

/** Opens the store of an installation that is there. To open a folder is to make it, so that is looked at first. */
export async function openExisting(openAt: OpenAt, place: string): Promise<Store> {
  if (!isDatabase(place)) await mustHoldLeads({ folder: place })
  return openAt(place, () => {
    throw new Error(`There is nothing in ${nameOf(place)}`)
  })
}

/** A database's address without its password, which may also be among its options. */
export function nameOf(address: string): string {
  if (!isDatabase(address)) return address
  const url = new URL(address)
  url.password = ''
  url.search = ''
  return url.href
}
