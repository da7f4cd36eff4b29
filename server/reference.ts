import { randomUUID } from 'node:crypto'

/** Crockford's base 32: no I, L, O or U to mistake when it is read out over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `00123456` and `1234E567` are numbers to a spreadsheet, which keeps neither as it is. */
const isNumber = (reference: string) => /^\d+(E\d+)?$/.test(reference)

/** 8 characters that no program takes for a number. */
export function newReference(draw = eightCharacters): string {
  const reference = draw()
  return isNumber(reference) ? newReference(draw) : reference
}

/** Of 40 random bits; Node makes UUIDs in batches, so their bits are the cheapest. */
function eightCharacters(): string {
  let bits = parseInt(randomUUID().slice(-10), 16)
  let reference = ''
  for (let left = 8; left > 0; left--) {
    reference += alphabet[bits % 32]
    bits = Math.floor(bits / 32)
  }
  return reference
}
