import type { Ajv } from 'ajv'
import { invalidFor } from '../refusal.ts'
import { lateCheck } from './late-check.ts'
import { reasonsByField, type Meanings } from './reasons.ts'

/** Takes what the schema describes; throws `invalid` with what is wrong by field for all else. */
export function bodyReader<T>(ajv: Ajv, schema: object, meanings?: Meanings) {
  const isRight = lateCheck<T>(ajv, schema)
  return (body: object): T => {
    if (isRight(body)) return body
    throw invalidFor(reasonsByField(isRight.errors, meanings))
  }
}
