import { expect, onTestFinished, test, vi } from 'vitest'
import { alone, type Alone } from '../../widget/alone.ts'
import type { ServerAnswer, Call } from '../../widget/api.ts'
import { createSession } from '../../widget/session.ts'
import { shelf } from '../../widget/storage.ts'
import { fakeStorage } from './fake-server.ts'

function start(answers: ('granted' | 'empty' | 'unauthorized' | 'unreachable')[] = []) {
  const calls: Call[] = []
  const storage = fakeStorage()
  let time = 0
  async function send<T>(call: Call): Promise<ServerAnswer<T>> {
    calls.push(call)
    const is = answers.shift() ?? 'granted'
    if (is === 'unauthorized' || is === 'unreachable') return { is }
    const body = { access_token: `token-${calls.length}`, token_type: 'Bearer', expires_in: 3600 }
    return { is: 'accepted', reference: '', body: (is === 'empty' ? {} : body) as T }
  }
  const now = () => time
  let turns = Promise.resolve()
  /** As the browser's locks: whoever comes later waits. */
  const inTurn: Alone = (_name, work) => {
    const turn = turns.then(work)
    turns = turn.then(() => undefined)
    return turn
  }
  const open = (alone = inTurn) =>
    createSession({ site: 'palm', send, shelf: shelf(storage), now, alone })
  return { open, calls, storage, pass: (seconds: number) => (time += seconds * 1000) }
}

test('one token serves until it is about to end, across reloads', async () => {
  const { open, calls, pass } = start()
  await open().token()
  pass(3500)
  expect(await open().token()).toEqual({ is: 'granted', token: 'token-1' })
  expect(calls).toHaveLength(1)
  pass(40)
  expect(await open().token()).toEqual({ is: 'granted', token: 'token-2' })
})

test('a token that ends is renewed by presenting it, so that the session keeps its id', async () => {
  const { open, calls, pass } = start()
  await open().token()
  pass(3600)
  expect(open().current()).toBeUndefined()
  expect(await open().token()).toEqual({ is: 'granted', token: 'token-2' })
  expect(calls.map(({ token }) => token)).toEqual([undefined, 'token-1'])
})

test('a guest who has the browser forget all goes on in the session of the open page', async () => {
  const { open, calls, storage, pass } = start()
  const session = open()
  await session.token()
  expect(session.current()).toBe('token-1')
  storage.texts.clear()
  expect(session.current()).toBe('token-1')
  pass(3600)
  await session.token()
  expect(calls.map(({ token }) => token)).toEqual([undefined, 'token-1'])
})

test('a session too old to be renewed gives way to a new one', async () => {
  const { open, calls, pass } = start(['granted', 'unauthorized', 'granted'])
  await open().token()
  pass(31 * 24 * 3600)
  expect(await open().token()).toEqual({ is: 'granted', token: 'token-3' })
  expect(calls.map(({ token }) => token)).toEqual([undefined, 'token-1', undefined])
})

test('two who ask at once share one answer', async () => {
  const { open, calls } = start()
  const session = open()
  await Promise.all([session.token(), session.token(), session.renew()])
  expect(calls).toHaveLength(1)
})

test('a session that cannot be had is asked for once at a time, with the browser’s locks and without', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const request = async (_name: string, work: () => Promise<unknown>) => work()
  for (const locks of [{ request }, undefined]) {
    vi.stubGlobal('navigator', { locks })
    const { open, calls } = start(['unreachable', 'unreachable'])
    expect(await open(alone).token()).toEqual({ is: 'unreachable' })
    expect(calls).toHaveLength(1)
  }
})

test('two tabs that begin at once share one session', async () => {
  const { open, calls } = start()
  const granted = await Promise.all([open().token(), open().token()])
  expect(granted).toEqual(Array(2).fill({ is: 'granted', token: 'token-1' }))
  expect(calls).toHaveLength(1)
})

test('a token that the server refuses is renewed once by two tabs', async () => {
  const { open, calls } = start()
  const [one, other] = [open(), open()]
  await one.token()
  const renewed = await Promise.all([one.renew(), other.renew()])
  expect(renewed).toEqual(Array(2).fill({ is: 'granted', token: 'token-2' }))
  expect(calls).toHaveLength(2)
})

test.each(['unreachable', 'empty'] as const)(
  'an answer that is %s gives no token, and the next one who asks tries again',
  async answer => {
    const { open } = start([answer])
    const session = open()
    expect(await session.token()).toEqual({ is: 'unreachable' })
    expect(await session.token()).toMatchObject({ is: 'granted' })
  },
)

test('a token travels in no address and no body', async () => {
  const { open, calls, pass } = start()
  await open().token()
  pass(3600)
  await open().token()
  for (const { path, body } of calls) expect(path + JSON.stringify(body)).not.toMatch(/token-/)
})
