import type {
  LeadChanges,
  LeadFilter,
  LeadSearch,
  NewView,
  ViewEdit,
} from '../../shared/lead-api.ts'
import { leadStates } from '../../shared/lead.ts'
import { maxViewNameLength } from '../../shared/operator.ts'
import type { Input } from '../normalise.ts'
import { leadBody } from './lead-body.ts'

const instant = { type: 'string', format: 'date-time' } as const
const day = { type: 'string', format: 'date' } as const

export const leadFilterSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    search: { type: 'string', maxLength: 200 },
    states: { type: 'array', items: { enum: [...leadStates] } },
    site: { type: 'string', maxLength: 191 },
    owner: { type: ['string', 'null'], maxLength: 191 },
    unread: { type: 'boolean' },
    received_from: instant,
    received_before: instant,
    start_from: day,
    start_to: day,
  },
} as const

export const leadSearchSchema = {
  ...leadFilterSchema,
  properties: {
    ...leadFilterSchema.properties,
    limit: { type: 'integer', minimum: 1, maximum: 200 },
    cursor: { type: 'string', maxLength: 200 },
  },
} as const

export const leadChangesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['changes'],
  properties: {
    changes: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id'],
        properties: {
          id: { type: 'string', maxLength: 191 },
          revision: { type: 'integer', minimum: 1 },
          state: { enum: [...leadStates] },
          owner: { type: ['string', 'null'], maxLength: 191 },
          unread: { type: 'boolean' },
        },
      },
    },
  },
} as const

export const viewEditSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: maxViewNameLength, pattern: '\\S' },
    filter: leadFilterSchema,
  },
} as const

export const newViewSchema = { ...viewEditSchema, required: ['name', 'filter'] } as const

export const validateFilter = leadBody<LeadFilter>(leadFilterSchema)
export const validateSearch = leadBody<LeadSearch>(leadSearchSchema)
export const validateChanges = leadBody<LeadChanges>(leadChangesSchema)
export const validateNewView = leadBody<NewView>(newViewSchema)
export const validateViewEdit = leadBody<ViewEdit>(viewEditSchema)

/** A query string spells what is no text: `states=new,won&limit=50&unread=true&owner=null`. */
export function searchOfQuery({ states, limit, unread, owner, ...rest }: Input): Input {
  const search: Input = rest
  if (owner !== undefined) search['owner'] = owner === 'null' ? null : owner
  if (states !== undefined) search['states'] = String(states).split(',')
  if (limit !== undefined) search['limit'] = /^\d+$/.test(String(limit)) ? Number(limit) : limit
  if (unread !== undefined) search['unread'] = unread === 'true' || (unread !== 'false' && unread)
  return search
}
