import type { Json } from '../shared/json.ts'
import { bounds } from '../shared/trip-plan-request.ts'
import { emptyInput, type Input } from './normalise.ts'
import { malformed } from './refusal.ts'

/** The named parameters of a JSON body: an object, of a depth and of numbers that can be kept. */
export function parseJson(text: string): Input {
  if (text.trim() === '') return emptyInput()
  const value = parse(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw malformed('The body must be a JSON object')
  refuseUnkeepable(value)
  return Object.assign(emptyInput(), value)
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw malformed('The body is not valid JSON')
  }
}

/** Without recursion, since depth is what is in doubt; 1e999 would be kept as null. */
function refuseUnkeepable(root: Json) {
  let level = [root].filter(isContainer)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > bounds.jsonDepth)
      throw malformed(`JSON must be nested at most ${bounds.jsonDepth} deep`)
    const values = level.flatMap(container => Object.values(container) as Json[])
    if (values.some(value => typeof value === 'number' && !Number.isFinite(value)))
      throw malformed('A number is too large to be kept')
    level = values.filter(isContainer)
  }
}

const isContainer = (value: Json) => value !== null && typeof value === 'object'
