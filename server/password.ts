import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

/** OWASP's minimum for scrypt (N = 2^17, r = 8, p = 1): 128 MiB and about 0.3 s a hash. */
const cost: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const keyLength = 32

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Hashes share Node's few threads with file writes: more than two at once would delay leads. */
const atMostTwo = pLimit(2)

/** `scrypt$SALT$HASH`, base64url. Blocks; for the first run only. */
export function hashPasswordSync(password: string): string {
  const salt = randomBytes(16)
  return encode(salt, scryptSync(password.normalize('NFKC'), salt, keyLength, cost))
}

export async function verifyPassword(password: string, encoded: string): Promise<boolean> {
  const [, salt = '', hash = ''] = encoded.split('$')
  const expected = Buffer.from(hash, 'base64url')
  const given = await atMostTwo(() =>
    derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), keyLength, cost),
  )
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Checked when nobody has the e-mail address: the answer must not come sooner for strangers. */
export const nobodysPassword = encode(randomBytes(16), randomBytes(keyLength))

function encode(salt: Buffer, hash: Buffer): string {
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`
}
