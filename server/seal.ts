import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signed with HMAC-SHA256. Both parts are compared as text: base64url has more than one spelling. */
export function seal(value: object, key: string): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${body}.${sign(body, key)}`
}

/** What was sealed with this key; undefined for anything that has been touched since. */
export function unseal<T>(sealed: string, key: string): T | undefined {
  const [body = '', signature = '', ...rest] = sealed.split('.')
  const expected = Buffer.from(sign(body, key))
  const given = Buffer.from(signature)
  if (rest.length > 0 || given.length !== expected.length) return undefined
  if (!timingSafeEqual(given, expected)) return undefined
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as T
}

const sign = (body: string, key: string) =>
  createHmac('sha256', key).update(body).digest('base64url')

/** What is sealed for one purpose is never taken for what another one seals. */
export const purposeKey = (key: string, purpose: string) => sign(purpose, key)
