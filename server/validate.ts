import type { FieldErrors } from '../shared/api.ts'
import {
  bounds,
  fieldNames,
  tripPlanRequestSchema,
  type FieldName,
  type TripPlanRequest,
} from '../shared/trip-plan-request.ts'
import type { Input } from './normalise.ts'
import { sentencesOf } from './reason.ts'
import { invalid } from './refusal.ts'
import { createAjv } from './schema/ajv.ts'
import { draftSchema } from './schema/draft-schema.ts'
import { lateCheck, type Check } from './schema/late-check.ts'
import { reasonsByField } from './schema/reasons.ts'
import type { FormRules } from './site/form-rules.ts'
import { withoutPrototype } from './without-prototype.ts'

const ajv = createAjv({ verbose: true })
const isRequest = lateCheck<TripPlanRequest>(ajv, tripPlanRequestSchema)
const isDraft = lateCheck<Partial<TripPlanRequest>>(ajv, draftSchema)

/** Throws `invalid`, naming every field that is wrong; the request is trusted from here on. */
export function validateRequest(input: Input, form?: FormRules): TripPlanRequest {
  refuse(input, isRequest, form?.request(input))
  return input as TripPlanRequest
}

/** Any subset of the fields; nothing is required of a guest who is still typing. */
export function validateDraft(input: Input, form?: FormRules): Partial<TripPlanRequest> {
  refuse(input, isDraft, form?.draft(input))
  return input as Partial<TripPlanRequest>
}

/** What the contract says of a field goes before what the form says. */
function refuse(input: Input, isRight: Check<unknown>, byForm: FieldErrors = {}) {
  const byContract = isRight(input) ? {} : sentencesOf(reasonsByField(isRight.errors))
  const errors = { ...byForm, ...byContract, ...customFieldErrors(input) }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

const fieldNameSet: ReadonlySet<string> = new Set(fieldNames)

/** Whether every request may have it; what else one has is a custom field. */
export const isFieldName = (name: string): name is FieldName => fieldNameSet.has(name)

function customFieldErrors(input: Input): FieldErrors {
  const names = Object.keys(input).filter(name => !isFieldName(name))
  const errors = withoutPrototype<FieldErrors>({})
  const long = names.find(isTooLong)
  if (long !== undefined)
    errors[[...long].slice(0, 40).join('')] = [
      `The name of a custom field must have at most ${bounds.fieldNameLength} characters`,
    ]
  if (names.length > bounds.customFields)
    errors['custom_fields'] = [`There must be at most ${bounds.customFields} custom fields`]
  return errors
}

/** In code points, of which there are never more than UTF-16 units. */
const isTooLong = (name: string) =>
  name.length > bounds.fieldNameLength && [...name].length > bounds.fieldNameLength
