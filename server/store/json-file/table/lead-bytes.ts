/** Where the parts of a lead's text (`leadText`) lie, so that nothing need be parsed to index it. */
export interface Parts {
  /** The JSON string of the id. */
  idFrom: number
  idTo: number
  /** As `identityText` gives it; without a uid there is none, and it is empty. */
  identityFrom: number
  identityTo: number
}

const quote = 0x22
const backslash = 0x5c
const letterN = 0x6e

const before = {
  id: '{"id":'.length,
  site: ',"site":'.length,
  session: ',"session":'.length,
  uid: ',"client_request_uid":'.length,
}

/** Writes into `parts`, which is made once: this runs for each lead at start. */
export function partsOf(bytes: Buffer, from: number, parts: Parts): Parts {
  parts.idFrom = from + before.id
  parts.idTo = valueEnd(bytes, parts.idFrom)
  const siteTo = valueEnd(bytes, parts.idTo + before.site)
  const sessionTo = valueEnd(bytes, siteTo + before.session)
  const uidFrom = sessionTo + before.uid
  const uidTo = valueEnd(bytes, uidFrom)
  parts.identityFrom = parts.idTo + 1
  parts.identityTo = bytes[uidFrom] === letterN ? parts.identityFrom : uidTo
  return parts
}

export const newParts = (): Parts => ({
  idFrom: 0,
  idTo: 0,
  identityFrom: 0,
  identityTo: 0,
})

/** The end of a JSON string or null. */
function valueEnd(bytes: Buffer, from: number): number {
  if (bytes[from] === letterN) return from + 4
  for (let at = from + 1; at < bytes.length; at++) {
    if (bytes[at] === quote) return at + 1
    if (bytes[at] === backslash) at++
  }
  return bytes.length
}

/** MurmurHash3 by bytes. */
export function hashOf(bytes: Buffer, from: number, to: number, seed: number): number {
  let hash = seed
  for (let at = from; at < to; at++) {
    hash = Math.imul(hash ^ (bytes[at] as number), 0xcc9e2d51)
    hash = (hash << 15) | (hash >>> 17)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
