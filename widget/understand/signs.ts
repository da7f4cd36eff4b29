import type { Match, Read, Reduction, Rule } from './reduce.ts'
import { fullYear } from './day.ts'
import { ymd } from './calendar.ts'

function readMonth({ numbers: [n = 0], unit }: Match): Reduction {
  return (!unit || unit === 30) && n > 0 && n < 13 ? { is: 'M', n } : undefined
}

/** `twenty first`, `двадцать четвёртое`. */
function readTens({ numbers: [tens = 0, unit = 0], shape: { 1: is = '' } }: Match): Reduction {
  return tens > 19 && tens % 10 === 0 && unit < 10 ? { is, n: tens + unit } : undefined
}

/** `next year` beside a date. */
const readNextYear: Read = ({ unit, ahead }, today) =>
  unit === 365 ? { is: 'y', n: ymd(today)[0] + ahead } : undefined

/** `año 2027`, `mes de marzo`, `día lunes`: the unit only repeats what its neighbour is. */
function readRedundant({ first, unit }: Match): Reduction {
  const named = first('yMWR')
  return { y: 365, M: 30, W: 1, R: 1 }[named?.is ?? ''] === unit ? named : undefined
}

/** Numbers with the sign of a month, day or year beside them: 3月12日, tháng ba, 삼월. */
export const signs: readonly Rule[] = [
  // `10時`, `jam 7 malam`; a number that is a time already, as 18:30, has no other meanings.
  [/[dqn]c|c[dq]u/, ({ first }) => (first('c')?.also ? { is: 'c' } : undefined)],
  [/[qO][qO]/, readTens],
  // `12 May +/- 3 days`, `plus or minus 3 days`; `for her 40th, March 12th`.
  [/(;\/?-|&\|w)[dq]u|(?<!M)[dDn],(?=M[dD])/, () => ({ is: 'w' })],
  // Polish `druga połowa maja`, Italian `prima metà`: half of it, not the middle.
  [/(?<=[ODL])H/, () => ({ is: 'u', n: 15 })],
  // `the coming week`; with a weekday it is the very next one.
  [/C(?!W)/, () => ({ is: 'N' })],
  [/yu|u[yMWR]/, readRedundant],
  // 二零二七年.
  [/qqqqz/, ({ numbers }) => ({ is: 'y', n: Number(numbers.join('')) })],
  [/[ydnq]z(?=[dqMO])|yz/, ({ tokens: [{ n }] }) => ({ is: 'y', n: fullYear(n) })],
  [/[dq]m|(?<![NT])u[dqO](?![uM])/, readMonth],
  // Of 2泊3日 the last is a number of days, 三日游 a tour of three.
  [/(?<=M)[dqD]j|(?<![dq]u)[dqD]j(?![VAiG])/, ({ numbers: [n = 0] }) => ({ is: 'D', n })],
  [/[jmz]/, ({ shape }) => ({ is: 'u', n: { j: 1, m: 30 }[shape] ?? 365 })],
  [/(N+u|uN)(?=I?[EHBMdDqOWhS])|(?<=[MdDhS],?)(N+u|uN)/, readNextYear],
]
