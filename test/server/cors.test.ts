import { expect, test } from 'vitest'
import { allowedOrigin, request, startApp, startSession } from '../support/start-app.ts'

/** The page's own watching has put the last one on all that it fetches. */
const asked = 'authorization,content-type,traceparent'

const preflight = (origin: string) => ({
  token: null,
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': asked,
  },
})

test('a preflight from an allowed origin is answered, without a token', async () => {
  const app = await startApp()
  const { status, headers } = await app.call(
    'OPTIONS',
    '/trip-plan-requests',
    preflight(allowedOrigin),
  )
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe(allowedOrigin)
  expect(headers.get('access-control-allow-methods')).toBe('GET,POST,PUT')
  expect(headers.get('access-control-allow-headers')).toBe(asked)
  expect(headers.get('access-control-max-age')).toBe('600')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  expect(headers.get('vary')).toMatch(/origin/i)
})

test.each(['https://evil.example', `${allowedOrigin}:8443`, 'null'])(
  'a preflight from %s allows nothing, and is not 401',
  async origin => {
    const app = await startApp()
    const { status, headers } = await app.call('OPTIONS', '/trip-plan-requests', preflight(origin))
    expect(status).toBeLessThan(400)
    expect(headers.get('access-control-allow-origin')).toBeNull()
  },
)

test('answers and refusals may be read by the allowed origin, with reference and pause', async () => {
  const app = await startApp()
  const token = await startSession(app)
  const headers = { origin: allowedOrigin }
  const good = await app.call('POST', '/trip-plan-requests', { token, json: request(), headers })
  const bad = await app.call('POST', '/trip-plan-requests', { token, json: {}, headers })
  expect([good.status, bad.status]).toEqual([201, 422])
  for (const answer of [good, bad])
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowedOrigin)
})

test('a page may read every header that the document names', async () => {
  const app = await startApp()
  const headers = { origin: allowedOrigin }
  const answer = await app.call('GET', '/openapi.json', { token: null, headers })
  const exposed = answer.headers.get('access-control-expose-headers')?.split(',')
  // Browsers follow a Location themselves, and show it to nobody.
  const named = headersIn(answer.body).filter(name => name !== 'Location')
  expect(named).toContain('RateLimit-Remaining')
  expect(exposed).toEqual(expect.arrayContaining(named))
})

/** Names of headers, wherever in a document of an API they stand. */
function headersIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const named = 'headers' in part ? Object.keys(part.headers as object) : []
  return [...named, ...Object.values(part).flatMap(headersIn)]
}

test('what is answered without an origin is kept by no cache for pages that have one', async () => {
  const app = await startApp()
  const { headers } = await app.call('GET', `/forms/${app.site}`, { token: null })
  expect(headers.get('vary')).toMatch(/origin/i)
})

test('our own pages may embed the widget', async () => {
  const app = await startApp()
  expect(await startSession(app, app.origin)).toMatch(/^bhs_/)
})
