import type { Json } from '../shared/json.ts'
import type { Change } from '../shared/lead.ts'

/** Characters of a value that a history keeps of what is also elsewhere in the lead. */
const keptLength = 500

type Values = Pick<Change, 'from' | 'to' | 'from_length' | 'to_length'>

/**
 * A sender's change for the history. Programs send whole conversations in one field, longer each
 * time, and a lead has room for few of them twice. Nothing is lost: the new value is the lead's own
 * until the next change, which keeps it, and the earlier one is its beginning, where it goes on.
 */
export function longChange(from: Json, to: Json): Values {
  const [earlier, later] = [textOf(from), textOf(to)]
  const values: Values = { from, to }
  if (earlier.length > keptLength && goesOn(from, to, earlier, later)) {
    values.from = beginningOf(earlier)
    values.from_length = earlier.length
  }
  if (later.length > keptLength) {
    values.to = beginningOf(later)
    values.to_length = later.length
  }
  return values
}

const textOf = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))

/** A list or an object goes on where its last bracket was. */
function goesOn(from: Json, to: Json, earlier: string, later: string): boolean {
  const beginning = typeof from === 'object' ? earlier.slice(0, -1) : earlier
  return typeof from === typeof to && later.startsWith(beginning)
}

/** Never ends in half a character. */
const beginningOf = (text: string) =>
  `${text.slice(0, keptLength).replace(/[\ud800-\udbff]$/, '')}…`
