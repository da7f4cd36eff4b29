import type { LeadEdit, LeadSearch } from '../shared/lead-api.ts'
import { leadStates } from '../shared/lead.ts'
import { tripPlanRequestSchema } from '../shared/trip-plan-request.ts'
import { createAjv } from './validate.ts'
import { invalid } from './refusal.ts'

const { client_request_uid: _uid, ...fields } = tripPlanRequestSchema.properties

export const leadSearchSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    search: { type: 'string', maxLength: 200 },
    states: { type: 'array', items: { enum: [...leadStates] } },
    limit: { type: 'integer', minimum: 1, maximum: 200 },
    cursor: { type: 'string', maxLength: 200 },
  },
} as const

export const leadEditSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    revision: { type: 'integer', minimum: 1 },
    state: { enum: [...leadStates] },
    fields: { type: 'object', additionalProperties: false, properties: fields },
    custom_fields: { type: 'object' },
  },
} as const

const ajv = createAjv()
const isSearch = ajv.compile<LeadSearch>(leadSearchSchema)
const isEdit = ajv.compile<LeadEdit>(leadEditSchema)

/** A query string has no numbers, so its `limit` may be digits. */
export function validateSearch(input: object): LeadSearch {
  const { limit, ...rest } = input as { limit?: unknown }
  const number = typeof limit === 'string' && /^\d+$/.test(limit) ? Number(limit) : limit
  const search = number === undefined ? rest : { ...rest, limit: number }
  if (isSearch(search)) return search
  throw refused(isSearch.errors)
}

export function validateEdit(input: object): LeadEdit {
  if (isEdit(input)) return input
  throw refused(isEdit.errors)
}

function refused(errors: typeof isEdit.errors) {
  const byField = (errors ?? []).map(error => [
    error.params['additionalProperty'] ?? error.instancePath.slice(1).replaceAll('/', '.'),
    [error.message ?? 'is not valid'],
  ])
  return invalid(Object.fromEntries(byField))
}
