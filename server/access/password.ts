import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { unavailable } from '../refusal.ts'

/** Of scrypt's N, as its logarithm. OWASP's minimum, with r = 8 and p = 1: 128 MiB and about 0.3 s a hash. */
const costNow = 17
const keyLength = 32

const optionsOf = (cost: number): ScryptOptions => ({
  N: 2 ** cost,
  r: 8,
  p: 1,
  maxmem: 256 * 1024 * 1024,
})

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/**
 * Hashes share Node's few threads with file writes, and the cores with everything: more than two at
 * once would delay leads, and so would two where there are no more cores than that.
 */
const few = pLimit(availableParallelism() > 2 ? 2 : 1)
/** Hashes that may wait for their turn: ten to twenty seconds of work. */
const maxQueued = 60

/**
 * `scrypt$COST$SALT$HASH`, the last two in base64url: a release that costs more can still verify it.
 * Blocks; for the first run only.
 */
export function hashPasswordSync(password: string, cost = costNow): string {
  const salt = randomBytes(16)
  const hash = scryptSync(password.normalize('NFKC'), salt, keyLength, optionsOf(cost))
  return encode(cost, salt, hash)
}

/** As `hashPasswordSync`, in line; throws `unavailable` when too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return encode(costNow, salt, await inLine(password, salt, costNow))
}

/** Throws `unavailable` when too many wait already. */
export async function verifyPassword(password: string, encoded: string): Promise<boolean> {
  // The first hashes named no cost.
  const [hash = '', salt = '', cost = costNow] = encoded.split('$').slice(1).toReversed()
  const expected = Buffer.from(hash, 'base64url')
  const given = await inLine(password, Buffer.from(salt, 'base64url'), Number(cost))
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Checked when nobody has the e-mail address: the answer must not come sooner for strangers. */
export const nobodysPassword = encode(costNow, randomBytes(16), randomBytes(keyLength))

async function inLine(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  if (few.pendingCount >= maxQueued) throw unavailable('Too many are signing in at the moment')
  return few(() => derive(password.normalize('NFKC'), salt, keyLength, optionsOf(cost)))
}

function encode(cost: number, salt: Buffer, hash: Buffer): string {
  return `scrypt$${cost}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}
