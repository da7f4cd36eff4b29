import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { hashPasswordSync, nobodysPassword, verifyPassword } from '../../server/access/password.ts'
import { createSignInThrottle } from '../../server/middleware/sign-in-throttle.ts'
import { operatorEmail, operatorPassword, startApp } from '../support/start-app.ts'
import { cookieOf, operatorHeaders, signIn } from '../support/operator.ts'

const path = '/operator-session'

test('the right password signs in, by a cookie that scripts and other sites never see', async () => {
  const app = await startApp()
  const { status, body, headers } = await signIn(app, { email: ' Mira@Palm.example ' })
  expect([status, body.operator.email]).toEqual([201, 'mira@palm.example'])
  const cookie = headers.get('set-cookie')
  expect(cookie).toMatch(/^bellhop_operator=bho_/)
  for (const part of ['httponly', 'samesite=strict', 'path=/']) expect(cookie).toContain(part)
  // It outlives the browser's window, for two weeks.
  const [, end = ''] = /expires=([^;]+)/.exec(cookie ?? '') ?? []
  expect(Math.round((Date.parse(end) - Date.now()) / 86_400_000)).toBe(14)
})

test('an operator is signed in with twenty browsers, and the oldest makes room', async () => {
  const app = await startApp()
  const oldest = await operatorHeaders(app)
  const colleague = await operatorHeaders(app, 'agent')
  const others = []
  for (let n = 1; n < 20; n++) others.push(await operatorHeaders(app))
  const own = cookieOf((await signIn(app, {}, { 'user-agent': 'x'.repeat(300) })).headers)
  const statusOf = async (headers: Record<string, string>) =>
    (await app.call('GET', path, { token: null, headers })).status
  expect([await statusOf(oldest), await statusOf(others[0]!)]).toEqual([401, 200])
  expect([await statusOf(colleague), await statusOf(own)]).toEqual([200, 200])
  const { sessions } = (await app.call('GET', '/operator-sessions', { token: null, headers: own }))
    .body
  expect(sessions).toHaveLength(20)
  expect(sessions[0]).toMatchObject({ current: true, browser: 'x'.repeat(200) })
})

test('a browser that signs in once more has a new token, and its earlier one is nobody’s', async () => {
  const app = await startApp()
  const earlier = cookieOf((await signIn(app)).headers)
  const own = cookieOf((await signIn(app, {}, earlier)).headers)
  const ask = (headers: { cookie: string }) =>
    app.call('GET', '/operator-sessions', { token: null, headers })
  expect((await ask(own)).body.sessions).toMatchObject([{ current: true }])
  expect((await ask(earlier)).status).toBe(401)
})

test('signed in, an operator is known until the cookie ends', async () => {
  const app = await startApp()
  const headers = cookieOf((await signIn(app)).headers)
  app.clock.advance(14 * 24 * 3_600_000 - 1000)
  expect((await app.call('GET', path, { token: null, headers })).status).toBe(200)
  app.clock.advance(2000)
  expect((await app.call('GET', path, { token: null, headers })).status).toBe(401)
  const other = { token: null, headers: await operatorHeaders(app) }
  expect((await app.call('GET', '/operator-sessions', other)).body.sessions).toHaveLength(1)
})

test('a wrong password and an unknown address are told the same', async () => {
  const app = await startApp()
  const wrong = await signIn(app, { password: 'not this' })
  const stranger = await signIn(app, { email: 'who@palm.example' })
  expect([wrong.status, stranger.status]).toEqual([401, 401])
  expect(wrong.body.message).toBe(stranger.body.message)
  expect(wrong.headers.get('set-cookie')).toBeNull()
})

test('a password is verified at the cost its hash names, and the first hashes named none', async () => {
  const now = hashPasswordSync(operatorPassword)
  expect(now).toMatch(/^scrypt\$17\$/)
  const cheap = hashPasswordSync(operatorPassword, 4)
  for (const hash of [now.replace('$17', ''), cheap])
    expect(await verifyPassword(operatorPassword, hash)).toBe(true)
  expect(await verifyPassword(operatorPassword, cheap.replace('$4', '$5'))).toBe(false)
})

test('whose password is changed while it is looked at is not signed in with the old one', async () => {
  const app = await startApp()
  const { desk } = app.store
  const { change } = desk
  desk.change = async edit => {
    await change(({ operators }) => void (operators[0]!.password = nobodysPassword))
    return change(edit)
  }
  const { status, headers } = await signIn(app)
  expect([status, headers.get('set-cookie')]).toEqual([401, null])
})

test('the cookie’s token is nowhere in the store', async () => {
  const app = await startApp()
  const { cookie } = cookieOf((await signIn(app)).headers)
  const desk = JSON.stringify(app.store.desk.read())
  expect(desk).not.toContain(cookie.split('=')[1])
})

test('behind a proxy that speaks HTTPS the cookie is for HTTPS alone', async () => {
  const cookie = async (publicUrl?: string) => {
    const app = await startApp(publicUrl === undefined ? {} : { publicUrl })
    return (await app.call('DELETE', path, { token: null })).headers.get('set-cookie')
  }
  expect(await cookie()).not.toContain('secure')
  expect(await cookie('http://chat.palm.example')).not.toContain('secure')
  expect(await cookie('https://chat.palm.example')).toContain('; secure')
  const app = await startApp({ trustedProxies: 1 })
  const headers = { 'x-forwarded-proto': 'https' }
  const told = await app.call('DELETE', path, { token: null, headers })
  expect(told.headers.get('set-cookie')).toContain('; secure')
})

test('behind TLS no sister domain can put a cookie of its own in the place of an operator’s', async () => {
  const app = await startApp({ publicUrl: 'https://chat.palm.example' })
  const { cookie } = cookieOf((await signIn(app)).headers)
  // A browser takes none of this name from `www.palm.example` for all of palm.example.
  expect(cookie).toMatch(/^__Host-/)
  const headers = { cookie: `bellhop_operator=bho_its-own; ${cookie}` }
  expect((await app.call('GET', path, { token: null, headers })).status).toBe(200)
  expect((await app.call('DELETE', path, { token: null, headers })).status).toBe(204)
  expect((await app.call('GET', path, { token: null, headers })).status).toBe(401)
})

test('behind a proxy that asks for a password of its own, operators are known by their cookie', async () => {
  const app = await startApp()
  const authorization = `Basic ${btoa('team:its password')}`
  const headers = { ...(await operatorHeaders(app)), authorization }
  for (const asked of [path, '/leads', '/access-tokens'])
    expect((await app.call('GET', asked, { token: null, headers })).status).toBe(200)
  const alone = { token: null, headers: { authorization } }
  expect((await app.call('GET', '/leads', alone)).status).toBe(401)
})

test('a stranger who signs out costs no write', async () => {
  const app = await startApp()
  const desk = app.store.desk.read()
  const headers = { cookie: 'bellhop_operator=bho_nobodys' }
  expect((await app.call('DELETE', path, { token: null, headers })).status).toBe(204)
  expect(app.store.desk.read()).toBe(desk)
})

test('signing out ends the session everywhere', async () => {
  const app = await startApp()
  const headers = await operatorHeaders(app)
  expect((await app.call('DELETE', path, { token: null, headers })).status).toBe(204)
  expect((await app.call('GET', path, { token: null, headers })).status).toBe(401)
})

test('guessing is throttled, at the sign-in and in a session left open: after ten tries the eleventh waits at either, right or wrong', async () => {
  const app = await startApp({ trustedProxies: 1 })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const stranger = from('192.0.2.66')
  const leftOpen = { ...(await operatorHeaders(app)), ...stranger }
  const change = (password: string) =>
    app.call('PUT', '/operator-password', {
      token: null,
      json: { password, new_password: 'moonrise-over-goa' },
      headers: leftOpen,
    })
  // Half of them by each: a door that did not count would let the eleventh in.
  const guesses = Array.from({ length: 5 }, () => [
    signIn(app, { password: 'guess' }, stranger),
    change('guess'),
  ])
  const answers = await Promise.all(guesses.flat())
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill([401, 422]).flat())
  for (const answer of [await signIn(app, {}, stranger), await change(operatorPassword)]) {
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
  }
  // And keeps nobody out who is somewhere else.
  expect((await signIn(app, {}, from('198.51.100.7'))).status).toBe(201)
})

/** A request from this address, as the throttle sees it. */
const requestFrom = (ip: string) => ({ ip, res: { setHeader() {} } }) as unknown as Context

test('a right password forgives the wrong ones before it', async () => {
  const { byAccount, forgive } = createSignInThrottle()
  const ctx = requestFrom('192.0.2.66')
  const guessTenTimes = async () => {
    for (let n = 0; n < 10; n++) await byAccount(ctx, operatorEmail)
  }
  await guessTenTimes()
  await expect(byAccount(ctx, operatorEmail)).rejects.toMatchObject({ code: 'rate_limited' })
  await forgive(ctx, operatorEmail)
  await guessTenTimes()
})

test('a hundred guesses for one account are enough, wherever each comes from', async () => {
  const { byAccount } = createSignInThrottle()
  const guess = (n: number) => byAccount(requestFrom(`192.0.2.${n}`), operatorEmail)
  for (let n = 0; n < 100; n++) await guess(n)
  await expect(guess(100)).rejects.toMatchObject({ code: 'rate_limited' })
})

test.each([
  ['address', { email: `${'m'.repeat(200)}@palm.example` }],
  ['password', { password: 'x'.repeat(201) }],
])(
  'one %s longer than any operator’s is refused, and no try at an account',
  async (_what, parts) => {
    const app = await startApp()
    for (let n = 0; n < 11; n++) expect((await signIn(app, parts)).status).toBe(401)
    expect((await signIn(app)).status).toBe(201)
  },
)

test.each(['cross-site', 'same-site'])('what a %s page causes is nobody’s', async site => {
  const app = await startApp()
  const headers = { ...(await operatorHeaders(app)), 'sec-fetch-site': site }
  expect((await app.call('POST', '/leads/search', { token: null, json: {}, headers })).status).toBe(
    401,
  )
  expect((await app.call('DELETE', path, { token: null, headers })).status).toBe(403)
  expect((await signIn(app, {}, { 'sec-fetch-site': site })).status).toBe(403)
})

test('who tries one account after another from one address waits after thirty tries', async () => {
  const app = await startApp()
  const tries = Array.from({ length: 30 }, () => app.call('POST', path, { token: null, json: {} }))
  for (const { status } of await Promise.all(tries)) expect(status).toBe(422)
  expect((await signIn(app)).status).toBe(429)
})

test('a right password forgives the tries of its address: many sign in from one office', async () => {
  const app = await startApp()
  for (let n = 0; n < 29; n++) await app.call('POST', path, { token: null, json: {} })
  expect((await signIn(app)).status).toBe(201)
  expect((await signIn(app)).status).toBe(201)
})

test.each(['same-origin', 'none'])('what a %s address asks for is its operator’s', async site => {
  const app = await startApp()
  const headers = { ...(await operatorHeaders(app)), 'sec-fetch-site': site }
  expect((await app.call('GET', '/leads', { token: null, headers })).status).toBe(200)
})

test.each([
  [{}, { email: ['is required'], password: ['is required'] }],
  [{ email: 1, password: 'x' }, { email: ['must be a string'] }],
  [{ email: 'mira@palm.example' }, { password: ['is required'] }],
])('%j is no sign-in, and the answer names what is wrong alone', async (json, errors) => {
  const app = await startApp()
  const { status, body } = await app.call('POST', path, { token: null, json })
  expect([status, body.errors]).toEqual([422, errors])
})
