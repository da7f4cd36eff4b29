import { afterEach, expect, test, vi } from 'vitest'
import { httpApi } from '../../dashboard/api.ts'
import { problemOf, problemText } from '../../dashboard/problem.ts'
import { noteOf, refusedBy, secondsLeft } from '../../dashboard/sign-in/signing-in.ts'
import { loadAllTexts } from '../../dashboard/texts/all-texts.ts'
import { operatorEmail, operatorPassword, startApp } from '../support/start-app.ts'

afterEach(() => void vi.useRealTimers())

const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  httpApi(() => Promise.resolve(new Response(body, { status, headers })))
const problem = (asked: Promise<unknown>) => asked.then(() => undefined, problemOf)

test('refusals are told apart by their status', async () => {
  expect(await problem(answering(401, '{}').operator())).toEqual({ is: 'signed_out' })
  expect(await problem(answering(404, '{"code":"not_found"}').lead('x'))).toEqual({
    is: 'not_found',
  })
  expect(await problem(answering(409, '{"code":"conflict"}').change('x', {}))).toEqual({
    is: 'conflict',
  })
  expect(await problem(answering(413, '{}').change('x', {}))).toEqual({ is: 'too_large' })
  const full = answering(503, '{"code":"unavailable"}')
  expect(await problem(full.change('x', {}))).toEqual({ is: 'unavailable' })
})

test('the server’s reason is said in the dashboard’s words, in those of a screen once it is there', async () => {
  const textOf = async (reason: string) => {
    const refusing = answering(409, `{"code":"conflict","reason":{"code":"${reason}"}}`)
    return problemText((await problem(refusing.change('x', {})))!)
  }
  expect(await textOf('wrong_password')).toMatch(/^This is not your current/)
  await loadAllTexts()
  expect(await textOf('wrong_password')).toMatch(/^This is not your current/)
  expect(await textOf('import_running')).toMatch(/^Another import/)
})

test.each([403, 404, 409, 422, 500])(
  'a proxy that answers %i by itself says nothing of the lead, nor of who asks',
  async status => {
    for (const body of ['<h1>Not the server’s</h1>', 'null']) {
      const asked = answering(status, body).lead('x')
      expect(await problem(asked)).toEqual({ is: 'failed', request: undefined })
    }
  },
)

test.each([502, 503, 504, 522])(
  'a proxy that answers %i has not reached the server, or not heard what it did',
  async status => {
    const asked = answering(status, '<h1>Bad gateway</h1>').change('x', {})
    const met = await problem(asked)
    expect(met).toEqual({ is: 'unanswered' })
    expect(problemText(met!)).toMatch(/cannot be reached at the moment. Try again/)
  },
)

test('a server that cannot be reached is said to be so', async () => {
  const api = httpApi(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await problem(api.operator())).toEqual({ is: 'offline' })
})

test('a network that answers in the server’s place, or ends in the middle of an answer, is no connection', async () => {
  const portal = answering(200, '<h1>Welcome to our Wi-Fi</h1>')
  expect(await problem(portal.lead('x'))).toEqual({ is: 'offline' })
  const broken = new ReadableStream({ start: body => body.error(new TypeError('network error')) })
  const cut = httpApi(() => Promise.resolve(new Response(broken)))
  expect(await problem(cut.search({}))).toEqual({ is: 'offline' })
})

test('an answer that stops after its headers is not waited for for ever', async () => {
  vi.useFakeTimers()
  const api = httpApi((_address, init) => {
    const start = (body: ReadableStreamDefaultController) =>
      init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason))
    return Promise.resolve(new Response(new ReadableStream({ start })))
  })
  const told = vi.fn<(problem: unknown) => void>()
  void problem(api.search({})).then(told)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(told).toHaveBeenCalledWith({ is: 'unanswered' })
})

test('words to search for go into the body, never into the address', async () => {
  const addresses: unknown[] = []
  const api = httpApi((address, init) => {
    addresses.push(address, init?.body)
    return Promise.resolve(new Response('{"leads":[],"next_cursor":null}'))
  })
  await api.search({ search: 'Amara' })
  expect(addresses).toEqual(['/api/v1/leads/search', '{"search":"Amara"}'])
})

test('a throttled sign-in counts down and then invites', async () => {
  const throttled = await problem(answering(429, '{}', { 'Retry-After': '42' }).signIn('a', 'b'))
  const signing = refusedBy(throttled ?? { is: 'offline' }, 0)
  expect(secondsLeft(signing, 1_500)).toBe(41)
  expect(noteOf(signing, 1_500)).toContain('42 seconds')
  expect(noteOf(signing, 42_000)).toBe('You can try again now.')
})

test('a wrong password is not called an ended session', () => {
  expect(noteOf(refusedBy({ is: 'signed_out' }, 0), 0)).toContain('not right')
})

test('whose browser keeps no cookie, as one without TLS keeps none that is for TLS, is not told that a session has ended', async () => {
  const { origin } = await startApp({ publicUrl: 'https://palm.example' })
  // This fetch keeps none at all.
  const api = httpApi((path, init) => fetch(`${origin}${String(path)}`, init))
  const met = await problem(api.signIn(operatorEmail, operatorPassword))
  expect(noteOf(refusedBy(met!, 0), 0)).toMatch(/by its https address, and allow cookies/)
})
