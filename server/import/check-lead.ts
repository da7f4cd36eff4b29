import type { Json } from '../../shared/json.ts'
import { leadStates, type Lead } from '../../shared/lead.ts'
import type { Reason } from '../../shared/reason.ts'
import { bounds, tripPlanRequestSchema } from '../../shared/trip-plan-request.ts'
import { maxLeadBytes } from '../store/lead-room.ts'
import { leadText, parseLead } from '../store/lead-text.ts'
import { refuseUnkeepable } from '../parse-json.ts'
import { reasonsByField } from '../reason.ts'
import { Refusal } from '../refusal.ts'
import { lateCheck } from '../late-check.ts'
import { createAjv } from '../validate.ts'

const { client_request_uid, name, phone_number, ...optional } = tripPlanRequestSchema.properties
const nullable = <T extends { type: string }>(schema: T) => ({
  ...schema,
  type: [schema.type, 'null'],
})
const short = { type: 'string', minLength: 1, maxLength: 191 }
const instant = { type: 'string', format: 'date-time' }
const author = { type: 'string', pattern: '^(guest|api|operator:.{1,191})$' }
const strict = (properties: Record<string, object>, left: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter(each => !left.includes(each)),
  properties,
})
const list = (items: object) => ({ type: 'array', items })
const revision = { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 }
const length = { type: 'integer', minimum: 1, maximum: maxLeadBytes }
const part = { enum: ['fields', 'custom_fields'] }
const field = { type: 'string' }

/** A lead as an export gives it. */
const leadSchema = strict({
  id: short,
  reference: short,
  site: short,
  session: nullable(short),
  client_request_uid,
  state: { enum: [...leadStates] },
  revision,
  fields: {
    type: 'object',
    additionalProperties: false,
    properties: { name: nullable(name), phone_number: nullable(phone_number), ...optional },
  },
  custom_fields: {
    type: 'object',
    propertyNames: { maxLength: bounds.fieldNameLength },
  },
  suggestions: list(
    strict({ part, field, value: {}, at: instant, by: author, dismissed: { type: 'boolean' } }, [
      'dismissed',
    ]),
  ),
  history: list(
    strict(
      {
        revision,
        part: { enum: ['fields', 'custom_fields', 'state', 'owner', 'guest'] },
        field,
        from: {},
        to: {},
        from_length: length,
        to_length: length,
        at: instant,
        by: author,
      },
      ['from_length', 'to_length'],
    ),
  ),
  notes: list(strict({ id: short, text: { type: 'string' }, at: instant, by: author })),
  owner: nullable(short),
  guest: nullable(short),
  unread: { type: 'boolean' },
  source: {
    type: 'object',
    required: ['channel'],
    properties: { channel: { enum: ['widget', 'form', 'api'] } },
    additionalProperties: { type: 'string' },
  },
  received_at: instant,
  updated_at: instant,
})

/** A field's value lies as deep in a lead's history as in a request two levels further in. */
const depthAbove = -1

const ajv = createAjv({ verbose: true, allErrors: false })
const isLead = lateCheck<Lead>(ajv, leadSchema)

/** A line of an export as the lead it was, or why it is none. */
export function checkLead(line: string): { lead: Lead } | { reason: Reason } {
  try {
    const lead = parseLead(line)
    refuseUnkeepable(lead as unknown as Json, depthAbove)
    if (!isLead(lead)) return { reason: firstReason(isLead.errors) }
    leadText(lead)
    return { lead }
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.reason ?? { code: 'not_a_lead' } }
    if (error instanceof SyntaxError || error instanceof TypeError)
      return { reason: { code: 'not_a_lead' } }
    throw error
  }
}

/** The check ends at the first thing that is wrong. */
function firstReason(errors: typeof isLead.errors): Reason {
  const byPlace = reasonsByField(errors, { enum: 'unknown_value', pattern: 'unknown_value' })
  const [[at, [reason]] = ['', []]] = Object.entries(byPlace)
  return reason && at !== '' ? { ...reason, at } : { code: 'not_a_lead' }
}
