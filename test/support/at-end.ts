import { afterAll } from 'vitest'

/** Has work done when whatever it was begun for is over. */
export type AtEnd = (work: () => void | Promise<void>) => void

/** For what all tests of a file share; what was begun last ends first. */
export function atEndOfFile(): AtEnd {
  const ends: Parameters<AtEnd>[0][] = []
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return end => void ends.push(end)
}
