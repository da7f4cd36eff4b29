import { paths } from '../../shared/api.ts'
import type { NumbersBody, NumbersQuery } from '../../shared/numbers.ts'
import type { Ask } from '../api.ts'

export function askNumbers(ask: Ask, { from, to, site }: NumbersQuery, signal: AbortSignal) {
  const query = new URLSearchParams({ from, to, ...(site && { site }) })
  return ask<NumbersBody>('GET', `${paths.numbers}?${query}`, undefined, signal)
}
