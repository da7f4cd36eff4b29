import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from '../../dashboard/inbox/debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const searching = () => {
  const asked: string[] = []
  return { asked, search: debounce((words: string) => asked.push(words), 200) }
}

test('typing asks once, with the last words, when it pauses', () => {
  const { asked, search } = searching()
  for (const words of ['g', 'go', 'goa']) {
    search.later(words)
    vi.advanceTimersByTime(150)
  }
  expect(asked).toEqual([])
  vi.advanceTimersByTime(50)
  expect(asked).toEqual(['goa'])
})

test('Enter asks at once, and not a second time', () => {
  const { asked, search } = searching()
  search.later('goa')
  search.now('goa')
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual(['goa'])
})

test('leaving forgets what was waiting', () => {
  const { asked, search } = searching()
  search.later('goa')
  search.cancel()
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual([])
})
