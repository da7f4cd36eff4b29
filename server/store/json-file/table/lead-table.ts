import { randomInt } from 'node:crypto'
import { hashIndex, type HashIndex } from './hash-index.ts'
import { hashOf, newParts, partsOf, type Parts } from './lead-bytes.ts'
import { leadSlots, type LeadSlots } from './lead-slots.ts'

/**
 * The leads in memory: the text of each by its number (which counts arrivals), found by id and by
 * identity. `data` of the store's `Low`.
 */
export interface LeadTable extends Pick<LeadSlots, 'newBlock' | 'lengthOf' | 'end' | 'textBytes'> {
  /** `bytes[from..to)` is a lead as `leadText` gives it. */
  put(number: number, bytes: Buffer, from: number, to: number): void
  erase(number: number): void
  /** -1 when there is none. */
  findId(id: string): number
  /** By `identityText`; -1 when there is none. */
  findIdentity(identity: string): number
  has(number: number): boolean
  /** Of a lead that is there. */
  idOf(number: number): string
  text(number: number): string
  /** Copies the lead's text; gives its length. */
  copy(number: number, target: Buffer, at: number): number
}

export function leadTable(): LeadTable {
  /** Guests choose their uids, and must not choose ones whose hashes fall on each other. */
  const seed = randomInt(2 ** 32)
  const slots = leadSlots()
  const { lengthOf, chunkOf, startOf } = slots
  const ids = hashIndex()
  const identities = hashIndex()
  const parts = newParts()
  const partsAt = (number: number) => partsOf(chunkOf(number), startOf(number), parts)

  const find = (index: HashIndex, key: Buffer, from: keyof Parts, to: keyof Parts) =>
    index.find(hashOf(key, 0, key.length, seed), number => {
      const { [from]: start, [to]: stop } = partsAt(number)
      return chunkOf(number).compare(key, 0, key.length, start, stop) === 0
    })

  const reindex = (number: number, change: 'add' | 'remove') => {
    const { idFrom, idTo, identityFrom, identityTo } = partsAt(number)
    const chunk = chunkOf(number)
    ids[change](hashOf(chunk, idFrom, idTo, seed), number)
    if (identityTo > identityFrom)
      identities[change](hashOf(chunk, identityFrom, identityTo, seed), number)
  }
  const erase = (number: number) => {
    if (lengthOf(number) === 0) return
    reindex(number, 'remove')
    slots.clear(number)
  }

  return {
    ...slots,
    put(number, bytes, from, to) {
      erase(number)
      slots.set(number, bytes, from, to)
      reindex(number, 'add')
    },
    erase,
    findId: id => find(ids, Buffer.from(JSON.stringify(id)), 'idFrom', 'idTo'),
    findIdentity: identity => find(identities, Buffer.from(identity), 'identityFrom', 'identityTo'),
    has: number => lengthOf(number) > 0,
    idOf(number) {
      const { idFrom, idTo } = partsAt(number)
      return JSON.parse(chunkOf(number).toString('utf8', idFrom, idTo)) as string
    },
    text(number) {
      const from = startOf(number)
      return chunkOf(number).toString('utf8', from, from + lengthOf(number))
    },
    copy(number, target, at) {
      const from = startOf(number)
      return chunkOf(number).copy(target, at, from, from + lengthOf(number))
    },
  }
}
