import type { Json } from '../../shared/json.ts'
import { bounds } from '../../shared/trip-plan-request.ts'
import { emptyInput, type Input } from '../normalise.ts'
import { malformed, malformedFor } from '../refusal.ts'
import { withoutPrototype } from '../without-prototype.ts'

/** The named parameters of a JSON body: an object, of a depth and of numbers that can be kept. */
export function parseJson(text: string): Input {
  if (text.trim() === '') return emptyInput()
  const value = parse(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw malformed('The body must be a JSON object')
  refuseUnkeepable(value)
  return withoutPrototype(value)
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw malformed('The body is not valid JSON')
  }
}

/** Depth first, no deeper than the bound; 1e999 would be kept as null. */
export function refuseUnkeepable(value: Json, depth = 1) {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw malformedFor({ code: 'number_too_big' })
  if (value === null || typeof value !== 'object') return
  if (depth > bounds.jsonDepth) throw malformedFor({ code: 'too_deep', limit: bounds.jsonDepth })
  for (const each of Object.values(value)) refuseUnkeepable(each, depth + 1)
}
