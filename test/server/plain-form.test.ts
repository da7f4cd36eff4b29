import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { allowedOrigin, startApp, type App } from '../support/start-app.ts'

const send = (
  app: App,
  form: string,
  headers: Record<string, string> = { origin: allowedOrigin },
) => app.call('POST', `/forms/${app.site}`, { token: null, form, headers })

const good = 'name=Asha&phone_number=98450&no_of_adults=2&room=sea+view'

test('a plain form makes a lead of what was filled in and answers with a page that tells the reference', async () => {
  const app = await startApp()
  const { status, headers, body } = await send(app, `${good}&occasion=&start_date=`)
  const [lead] = await app.leads()
  expect([status, headers.get('content-type')]).toEqual([201, 'text/html; charset=utf-8'])
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(body).toContain(lead!.reference)
  expect(body).toContain(`<a href="${allowedOrigin}">Back to www.palm.example</a>`)
  expect(lead).toMatchObject({
    fields: { no_of_adults: 2 },
    source: { channel: 'form', page: allowedOrigin },
  })
  expect(lead!.custom_fields).toEqual({ room: 'sea view' })
})

test('the guest is sent on to a page of the site, and to no other', async () => {
  const app = await startApp()
  const to = (url: string) => send(app, `${good}&bellhop_redirect=${encodeURIComponent(url)}`)
  const home = await to(`${allowedOrigin}/thanks?x=1`)
  expect([home.status, home.headers.get('location')]).toEqual([303, `${allowedOrigin}/thanks?x=1`])
  expect([home.body, home.headers.get('content-type')]).toEqual(['', null])
  for (const url of ['https://evil.example/', 'javascript:alert(1)', '//evil.example'])
    expect((await to(url)).status).toBe(201)
})

test('a robot that fills the hidden field is thanked and forgotten', async () => {
  const app = await startApp()
  const { status, body } = await send(app, `${good}&bellhop_website=spam`)
  expect([status, body]).toEqual([201, expect.not.stringContaining('reference')])
  expect(await app.leads()).toEqual([])
})

test('what is wrong is said on a page, as text', async () => {
  const app = await startApp()
  const { status, headers, body } = await send(app, 'name=Asha&no_of_days=0&email=<b>')
  expect(status).toBe(422)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const [, style = ''] = /<style>(.*)<\/style>/.exec(String(body)) ?? []
  expect(headers.get('content-security-policy')).toContain(hash('sha256', style, 'base64'))
  expect(body).toContain('Some answers need another look:')
  expect(body).toContain('your answers are still in the form')
  expect(body).toContain('<ul><li>')
  expect(body).toContain('phone number is required')
  expect(body).toContain('no of days must be 1 or more')
  expect(body).not.toContain('<b>')
})

test('a form that an impatient guest sends twice is one request; weeks later it is another', async () => {
  const app = await startApp()
  const [first, second] = await Promise.all([send(app, good), send(app, good)])
  expect([second.status, second.body]).toEqual([201, first.body])
  expect(await app.leads()).toMatchObject([{ revision: 1 }])
  await send(app, `${good}&email=asha@example.com`)
  app.clock.advance(20 * 86_400_000)
  await send(app, good)
  expect(await app.leads()).toHaveLength(3)
})

test('who sends too many forms is told on a page, and when to come back', async () => {
  const app = await startApp({ rateLimit: 20 })
  for (let n = 0; n < 2; n++) expect((await send(app, good)).status).toBe(201)
  const { status, headers, body } = await send(app, good)
  expect([status, body]).toEqual([429, expect.stringContaining('<html')])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a form of 14 kB counts as four', async () => {
  const app = await startApp({ rateLimit: 60 })
  const large = `${good}&said=${'x'.repeat(14_000)}`
  expect((await send(app, large)).status).toBe(201)
  expect((await send(app, large)).status).toBe(429)
  expect(await app.leads()).toHaveLength(1)
})

test('a form on another origin’s page is refused', async () => {
  const app = await startApp()
  const { status, body } = await send(app, good, { origin: 'https://evil.example' })
  expect([status, body]).toEqual([403, expect.stringContaining('tell whoever runs the page')])
  expect((await send(app, good, {})).status).toBe(403)
  const unread = { body: '%', headers: { origin: 'https://evil.example' }, token: null }
  expect((await app.call('POST', `/forms/${app.site}`, unread)).status).toBe(403)
  const gone = await app.call('POST', '/forms/nobodys', unread)
  expect([gone.status, gone.body]).toEqual([404, expect.stringContaining('not in use any more')])
  expect(gone.body).toContain('tell whoever runs the page')
  expect(await app.leads()).toEqual([])
})

test('plain forms cannot reach one another’s requests by a uid', async () => {
  const app = await startApp()
  await send(app, `${good}&client_request_uid=u1`)
  await send(app, `name=Ben&phone_number=1&client_request_uid=u1`)
  expect((await app.leads()).map(lead => lead.fields.name)).toEqual(['Asha', 'Ben'])
})
