import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no I, L, O or U to mistake when it is read out over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 40 random bits as 8 characters. */
export const newReference = () => Array.from(randomBytes(8), byte => alphabet[byte % 32]).join('')
