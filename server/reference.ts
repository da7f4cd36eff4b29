import { randomUUID } from 'node:crypto'

/** Crockford's base 32: no I, L, O or U to mistake when it is read out over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 40 random bits as 8 characters; Node makes UUIDs in batches, so their bits are the cheapest. */
export function newReference(): string {
  let bits = parseInt(randomUUID().slice(-10), 16)
  let reference = ''
  for (let left = 8; left > 0; left--) {
    reference += alphabet[bits % 32]
    bits = Math.floor(bits / 32)
  }
  return reference
}
