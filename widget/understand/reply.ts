import { fold } from './fold.ts'
import type { Reading, Span } from './reading.ts'

/** What a guest typed, folded for matching; `\x01` stands where another reader has been. */
export interface Reply {
  typed: string
  text: string
  /** The span of the typed text that a piece of the folded text stands for. */
  span: (from: number, to: number) => Span
}

export function replyOf(typed: string, taken: readonly Span[]): Reply {
  const { text, at } = fold(typed)
  const place = (index: number) => at[index] ?? typed.length
  const gone = (index: number) => taken.some(({ from, to }) => from <= index && index < to)
  return {
    typed,
    text: text.replace(/[^]/g, (unit, index: number) => (gone(place(index)) ? '\x01' : unit)),
    span: (from, to) => ({ from: place(from), to: place(to) }),
  }
}

/** One value is sure, two or three are a question; `parts` are the pieces of folded text they hold. */
export function readingOf<T>(
  reply: Reply,
  values: readonly T[],
  parts: readonly Span[],
): Reading<T> | undefined {
  const candidates = [...new Set(values)].slice(0, 3)
  const [value] = candidates
  if (value === undefined) return undefined
  const from = Math.min(...parts.map(part => part.from))
  const span = reply.span(from, Math.max(...parts.map(part => part.to)))
  return candidates.length > 1
    ? { is: 'candidates', candidates, span }
    : { is: 'value', value, span }
}
