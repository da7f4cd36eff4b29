import type { Ajv } from 'ajv'
import { lateCheck } from '../late-check.ts'
import { reasonsByField, type Meanings } from '../reason.ts'
import { invalidFor } from '../refusal.ts'

/** Takes what the schema describes; throws `invalid` with what is wrong by field for all else. */
export function bodyReader<T>(ajv: Ajv, schema: object, meanings?: Meanings) {
  const isRight = lateCheck<T>(ajv, schema)
  return (body: object): T => {
    if (isRight(body)) return body
    throw invalidFor(reasonsByField(isRight.errors, meanings))
  }
}
