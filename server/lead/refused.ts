import type { ErrorObject } from 'ajv'
import type { FieldReasons, Reason } from '../../shared/reason.ts'
import { bounds } from '../../shared/trip-plan-request.ts'
import { fullReasonOf } from '../reason.ts'
import { invalidFor } from '../refusal.ts'

/** By place: "fields.no_of_days", "owner". */
export function refused(errors: readonly ErrorObject[] | null | undefined) {
  const byField: FieldReasons = Object.create(null)
  // A name that is too long is told of twice: as a text, and as a name.
  for (const error of (errors ?? []).filter(({ propertyName }) => propertyName === undefined)) {
    const inside = error.params['additionalProperty'] ?? error.params['missingProperty']
    const at = [...error.instancePath.split('/').slice(1), ...(inside ? [inside] : [])].join('.')
    const known = byField[at] ?? []
    byField[at] = [...known, reasonFor(error)]
  }
  return invalidFor(byField)
}

function reasonFor(error: ErrorObject): Reason {
  // The one pattern of these schemas wants a name that can be seen.
  if (error.keyword === 'pattern') return { code: 'empty' }
  if (error.keyword === 'propertyNames')
    return { code: 'name_too_long', limit: bounds.fieldNameLength }
  return fullReasonOf(error)
}
