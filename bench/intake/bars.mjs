import { ratio } from './compare.mjs'
import { figure } from '../table.mjs'

/** What durable intake is to reach at 64 connections, as a ratio of one contender to another. */
const bars = {
  plain: [
    ['file', 'memory', 0.8],
    ['file', 'sqlite', 1],
    ['postgresql', 'memory', 0.5],
  ],
  slow: [['file', 'sqlite', 10]],
  // lowdb slows with each lead: "from empty" is a number of leads, since no time would mean the same.
  filling: [['file', 'lowdb', 30]],
  stored: [['file', 'lowdb', 500]],
}

/** Says how the ratios of one comparison stand to their bars. */
export function showBars(condition, figures) {
  for (const [name, other, bar] of bars[condition]) {
    const seen = ratio(figures, name, other)
    if (Number.isNaN(seen)) continue
    const verdict = seen >= bar ? 'reached' : 'MISSED'
    console.log(`  ${name} / ${other}: ${figure(seen)} x, bar ${bar}: ${verdict}`)
  }
}
