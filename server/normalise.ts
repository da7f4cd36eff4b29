import type { Json } from '../shared/json.ts'
import { tripPlanRequestSchema } from '../shared/trip-plan-request.ts'
import { withoutPrototype } from './without-prototype.ts'

/** Named parameters as they came in; custom names may be any, so there is no prototype. */
export type Input = Record<string, Json>

export const emptyInput = () => withoutPrototype<Input>({})

/**
 * One normaliser for query, form and JSON, driven by the schema: strings are trimmed, "" is null,
 * decimal strings become the numbers the schema wants and safe numbers the strings. Custom fields
 * stay as they came. Anything else is left for the validation to name.
 */
export function normalise(input: Input): Input {
  const output: Input = withoutPrototype({ ...input })
  for (const [name, convert] of conversions) {
    const value = input[name]
    if (value === undefined) continue
    const converted = convert(value)
    if (converted !== value) output[name] = converted
  }
  return output
}

const conversions = Object.entries(tripPlanRequestSchema.properties).map(
  ([name, { type }]) => [name, [type].flat().includes('number') ? toNumber : toText] as const,
)

const decimal = /^[+-]?\d+(\.\d+)?$/

function toNumber(value: Json): Json {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return null
  const number = decimal.test(text) ? Number(text) : NaN
  return Number.isFinite(number) ? number : text
}

function toText(value: Json): Json {
  if (typeof value === 'number') return isSafe(value) ? String(value) : value
  if (typeof value !== 'string') return value
  return unseen.test(value) ? null : value.trim()
}

/** As good as "": spaces, control characters, zero-width ones and fillers show nobody a name. */
const unseen = /^[\s\p{Cc}\p{DI}\u2800]*$/u

/** Numbers that read as they were sent: 98765 is "98765", but 1e21 or 1e-7 is nobody's phone. */
const isSafe = (value: number) =>
  Math.abs(value) <= Number.MAX_SAFE_INTEGER && decimal.test(String(value))
