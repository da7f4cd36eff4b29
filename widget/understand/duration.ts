import type { Match, Read, Reduction, Rule } from './reduce.ts'

const amount = (...days: number[]): Reduction => ({ is: '=', days })

/** Nights count as days here: whoever stays 3 nights is away 3 days or 4. */
function readAmount({ tokens, shape, unit, numbers: [first = 1, second] }: Match): Reduction {
  const length = unit === 2 ? 1 : unit || 1
  // `A las 8 de la noche`.
  if (unit === 2 && tokens.at(-1)?.led) return undefined
  if (second === undefined) return first ? amount(first * length) : undefined
  // `3.5 months`, but not `9, 5 days`.
  const [before, , after] = tokens
  if (/[.,]/.test(shape) && after?.from === before.to + 1)
    return amount(Math.round(Number(`${first}.${second}`) * length))
  return shape[1] === 'u' || (second > first && shape[1] !== ',')
    ? amount(first * length, second * length)
    : undefined
}

const readSum: Read = ({ shape, day, end }) => {
  // `a week or ten days`.
  if (shape.includes('|')) return amount(day, end)
  // `3 days and 2 nights` is one stay told twice, as is 3박5일 with its nights in the air.
  if (Math.abs(day - end) < (shape.includes('&') ? 2 : 3)) return amount(Math.max(day, end))
  return /[,/]/.test(shape) ? undefined : amount(day + end)
}

/** `In June, 10-14 days` is not from the 10th on. */
export const lengthsOfMonth: readonly Rule[] = [[/(?<=M,?)[dq][-t|][dq]u|uV[dq]/, readAmount]]

/** `10 nights`, `3-4 days`, `a week`, `2 weeks and 3 days`, `a long weekend`. */
export const durations: readonly Rule[] = [
  // 两三天 and `a week or two` too; `10 nights, maybe 11`.
  [/([qdn][-t|/.,]|f[dqn]&|q)[dqn]-?u|[dqan]u,?[|wX]{1,3}d$|[dqan]u\|[dqn](?![uM])/, readAmount],
  // `50 euros a night` is a price.
  [/([dqn]|(?<![dn]w?|c)a)V?-?uV?|Vu|uV/, readAmount],
  [/[qa]?K/, () => amount(3, 4)],
  [/=[&/,|]?=/, readSum],
  // `full or half board` is no choice of days.
  [/(?<![@?#%])\|(?![@?#%])/, () => ({ is: 'w' })],
]

/** What a reply may be that answers `for how long?`. */
export const askedDurations: readonly Rule[] = [
  [/^u[|w]*$|u[dq](-[dq])?$|^w{0,2}[dqn]([-t|/][dqn])?j?$/, readAmount],
]
