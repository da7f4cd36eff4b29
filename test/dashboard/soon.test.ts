import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callSoon } from '../../dashboard/inbox/soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pause = 250

/** A look that is over when it is told to be, and how often it was begun. */
function looking() {
  let begun = 0
  let end = () => {}
  const look = () => {
    begun++
    return new Promise<void>(resolve => (end = resolve))
  }
  return { ...callSoon(look, pause), begun: () => begun, answer: () => end() }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('many who ask are answered by one look, soon', async () => {
  const { ask, begun } = looking()
  for (let n = 0; n < 5; n++) ask()
  await pass(pause - 1)
  expect(begun()).toBe(0)
  await pass(1)
  expect(begun()).toBe(1)
})

test('whoever asks while a look is on its way is heard after it, and once', async () => {
  const { ask, begun, answer } = looking()
  ask()
  await pass(pause)
  ask()
  ask()
  await pass(10 * pause)
  expect(begun()).toBe(1)
  answer()
  await pass(pause)
  expect(begun()).toBe(2)
  answer()
  await pass(10 * pause)
  expect(begun()).toBe(2)
})

test('what is over looks no more', async () => {
  const { ask, begun, answer, end } = looking()
  ask()
  await pass(pause)
  ask()
  end()
  answer()
  ask()
  await pass(10 * pause)
  expect(begun()).toBe(1)
})
