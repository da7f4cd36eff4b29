import type { Ajv, ErrorObject } from 'ajv'

/** Whether something is what a schema describes; `errors` says what was wrong the last time. */
export interface Check<T> {
  (input: unknown): input is T
  errors?: ErrorObject[] | null | undefined
}

/** Compiled when it is first needed: all together they were a fifth of what a start computes. */
export function lateCheck<T>(ajv: Ajv, schema: object): Check<T> {
  let compiled: Check<T> | undefined
  const check: Check<T> = (input): input is T => {
    compiled ??= ajv.compile<T>(schema)
    const isRight = compiled(input)
    check.errors = compiled.errors
    return isRight
  }
  return check
}
