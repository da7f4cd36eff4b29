import type { ErrorObject } from 'ajv'
import type { FieldReasons, Reason, ReasonCode } from '../../shared/reason.ts'
import { hasLimit } from '../reason.ts'
import { withoutPrototype } from '../without-prototype.ts'

/** The reasons that keywords stand for, where these differ from schema to schema. */
export interface Meanings {
  /** `not_one_of` names the options: for those who write programs, not for guests. */
  enum?: 'not_one_of' | 'unknown_value'
  pattern?: ReasonCode
  /** What is wrong within a list or an object is told of the whole field. */
  byWholeField?: boolean
}

/** A body of 64 kB has room for thousands of wrong entries; more than these help nobody. */
const maxNamedFields = 100

/** The one translation of what ajv found: by place, as in `errors`: "fields.no_of_days", "owner". */
export function reasonsByField(
  errors: readonly ErrorObject[] | null | undefined,
  meanings: Meanings = {},
): FieldReasons {
  const byField = withoutPrototype<FieldReasons>({})
  let named = 0
  for (const error of errors ?? []) {
    // It only repeats what was said of the name.
    if (error.keyword === 'propertyNames') continue
    const path = pathOf(error)
    const field = meanings.byWholeField ? (path[0] ?? '') : path.join('.')
    const told = byField[field] ?? []
    const reason = reasonOf(error, meanings)
    if (told.some(({ code }) => code === reason.code)) continue
    if (told.length === 0 && ++named > maxNamedFields) break
    byField[field] = [...told, reason]
  }
  return byField
}

/** A name that is too long is not repeated. */
function pathOf({ instancePath, keyword, params, propertyName }: ErrorObject): string[] {
  const name = keyword === 'maxLength' ? undefined : propertyName
  const inside: string | undefined =
    params['additionalProperty'] ?? params['missingProperty'] ?? name
  return [...instancePath.split('/').slice(1), ...(inside ? [inside] : [])]
}

const codes: Record<string, ReasonCode> = {
  additionalProperties: 'unknown',
  required: 'required',
  maxLength: 'too_long',
  minLength: 'empty',
  minimum: 'too_small',
  maximum: 'too_big',
  enum: 'not_an_option',
  minItems: 'wrong_options',
  uniqueItems: 'wrong_options',
  maxItems: 'too_many',
  maxProperties: 'too_many',
}
const formats: Record<string, ReasonCode> = { date: 'not_a_day', 'date-time': 'not_an_instant' }

export function reasonOf(error: ErrorObject, meanings: Meanings = {}): Reason {
  const { limit, allowedValues, type } = error.params
  const code = codeOf(error, meanings)
  if (code === 'not_one_of') return { code, options: allowedValues.join(', ') }
  if (code !== 'wrong_type') return { code, ...(hasLimit(code) && { limit }) }
  const types = [type].flat().filter(each => each !== 'null')
  return { code, type: types.join(' or ') }
}

function codeOf(error: ErrorObject, meanings: Meanings): ReasonCode {
  const { keyword, params, data, propertyName } = error
  if (keyword === 'enum' && meanings.enum) return meanings.enum
  if (data === null) return 'required'
  if (keyword === 'format') return formats[params['format']] ?? 'not_an_email'
  if (keyword === 'pattern') return meanings.pattern ?? 'not_a_phone_number'
  if (keyword === 'maxLength' && propertyName !== undefined) return 'name_too_long'
  if (keyword === 'minLength' && params['limit'] > 1) return 'too_short'
  return codes[keyword] ?? 'wrong_type'
}
