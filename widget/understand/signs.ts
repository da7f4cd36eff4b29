import { numberOf, pick, type Reduction, type Rule } from './reduce.ts'
import type { Token } from './token.ts'

function readYear([token]: Token[]): Reduction {
  const n = token?.n ?? 0
  return { is: 'y', n: n < 100 ? 2000 + n : n }
}

function readMonth(tokens: Token[]): Reduction {
  const n = numberOf(tokens, 'dqDO')
  const sign = pick(tokens, 'mu')
  const month = sign?.is === 'm' || sign?.n === 30
  return month && n > 0 && n < 13 ? { is: 'M', n } : undefined
}

/** `twenty first`, `двадцать четвёртое`. */
function readTens([tens, unit]: Token[]): Reduction {
  if (!tens || !unit || tens.n < 20 || tens.n % 10 || unit.n > 9) return undefined
  return { is: unit.is, n: tens.n + unit.n }
}

/** `año 2027`, `mes de marzo`, `día lunes`: the unit only repeats what its neighbour is. */
function readRedundant(tokens: Token[]): Reduction {
  const named = pick(tokens, 'yMWR')
  const length = { y: 365, M: 30, W: 1, R: 1 }[named?.is ?? '']
  return named && numberOf(tokens, 'u') === length ? named : undefined
}

const unit = (n: number) => (): Reduction => ({ is: 'u', n })

/** Numbers with the sign of a month, day or year beside them: 3月12日, tháng ba, 삼월. */
export const signs: readonly Rule[] = [
  [/q[qO]/, readTens],
  [/(?<!W)C(?!W)/, () => ({ is: 'N' })],
  [/uy|yu|uM|u[WR]|Wu/, readRedundant],
  [/yz|[dnq]z(?=[dqOM])/, readYear],
  [/[dq]m|m[dqO]|(?<=[dODWq])u[dqO]/, readMonth],
  [/[dqD]j(?![AG])/, ([token]) => ({ is: 'D', n: token?.n ?? 0 })],
  [/j/, unit(1)],
  [/m/, unit(30)],
  [/z/, unit(365)],
]
