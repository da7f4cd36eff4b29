import type { ErrorObject } from 'ajv'
import { reasonsByField } from '../reason.ts'
import { invalidFor } from '../refusal.ts'

/** What is wrong with a body about leads; the one pattern there wants a name that can be seen. */
export const refused = (errors: readonly ErrorObject[] | null | undefined) =>
  invalidFor(reasonsByField(errors, { enum: 'not_one_of', pattern: 'empty' }))
