import { leadStates } from '../../shared/lead.ts'
import { bounds } from '../../shared/trip-plan-request.ts'
import { draftSchema, nullable } from '../schema/draft-schema.ts'
import { strictObject } from '../schema/strict-object.ts'
import { maxLeadBytes } from '../store/lead-room.ts'

const { client_request_uid, ...fields } = draftSchema.properties
const short = { type: 'string', minLength: 1, maxLength: 191 } as const
/** Ours are UUIDs. A note's id is a part of addresses, where `../` would lead elsewhere. */
const noteId = { ...short, pattern: '^[\\w-]+$' }
const instant = { type: 'string', format: 'date-time' }
const author = { type: 'string', pattern: '^(guest|api|operator:.{1,191})$' }
const list = (items: object) => ({ type: 'array', items })
/** Half of what PostgreSQL counts to: the lead is still to be changed. */
const revision = { type: 'integer', minimum: 1, maximum: 2 ** 30 }
const length = { type: 'integer', minimum: 1, maximum: maxLeadBytes }
const part = { enum: ['fields', 'custom_fields'] }
const field = { type: 'string' }

/** A lead as answers and exports give it, and as imports take it. */
export const leadSchema = strictObject({
  id: short,
  reference: short,
  site: short,
  session: nullable(short),
  client_request_uid,
  state: { enum: [...leadStates] },
  revision,
  fields: strictObject(fields, []),
  custom_fields: {
    type: 'object',
    propertyNames: { maxLength: bounds.fieldNameLength },
  },
  suggestions: list(
    strictObject(
      { part, field, value: {}, at: instant, by: author, dismissed: { type: 'boolean' } },
      ['part', 'field', 'value', 'at', 'by'],
    ),
  ),
  history: list(
    strictObject(
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
      ['revision', 'part', 'field', 'from', 'to', 'at', 'by'],
    ),
  ),
  notes: list(strictObject({ id: noteId, text: { type: 'string' }, at: instant, by: author })),
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
