import type { Readings, Span } from './reading.ts'

/** What a guest typed, folded for matching: `at[i]` is where folded character i was typed. */
export interface Reply {
  typed: string
  /** `\x81` stands where a date was read, `\x80` where anything else was. */
  text: string
  at: readonly number[]
}

/** What a reader found: one value is sure, more are a question, none is nothing. */
export interface Found {
  slot: keyof Readings
  /** The pieces of folded text that say it. */
  parts: readonly Span[]
  /** Absent where the guest's own words are the value. */
  values?: readonly unknown[]
  /** Even a single value is a question. */
  asks?: boolean
  /** The last day of a window whose first day is the value. */
  until?: string
}

/** The piece of folded text that an expression matched. */
export const partOf = ({ 0: { length }, index }: RegExpExecArray): Span => ({
  from: index,
  to: index + length,
})
