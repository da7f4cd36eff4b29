import {
  maxViewNameLength,
  type LeadChanges,
  type LeadFilter,
  type LeadSearch,
  type NewView,
  type ViewEdit,
} from '../../shared/lead-api.ts'
import { leadStates } from '../../shared/lead.ts'
import type { Input } from '../normalise.ts'
import { strictObject } from '../schema/strict-object.ts'
import { leadBodyReader } from './lead-body-reader.ts'
import { leadEditSchema } from './lead-edit-input.ts'

const { revision, state, owner, unread } = leadEditSchema.properties
const instant = { type: 'string', format: 'date-time' } as const
const day = { type: 'string', format: 'date' } as const

export const leadFilterSchema = strictObject(
  {
    search: { type: 'string', maxLength: 200 },
    states: { type: 'array', maxItems: leadStates.length, items: state },
    site: { type: 'string', maxLength: 191 },
    owner,
    unread,
    received_from: instant,
    received_before: instant,
    start_from: day,
    start_to: day,
  },
  [],
)

export const leadSearchSchema = strictObject(
  {
    ...leadFilterSchema.properties,
    limit: { type: 'integer', minimum: 1, maximum: 200 },
    cursor: { type: 'string', maxLength: 200 },
  },
  [],
)

const change = strictObject(
  { id: { type: 'string', maxLength: 191 }, revision, state, owner, unread },
  ['id'],
)

export const leadChangesSchema = strictObject({
  changes: { type: 'array', maxItems: 500, items: change },
})

const view = {
  name: { type: 'string', minLength: 1, maxLength: maxViewNameLength, pattern: '\\S' },
  filter: leadFilterSchema,
}
export const newViewSchema = strictObject(view)
export const viewEditSchema = strictObject(view, [])

export const readFilter = leadBodyReader<LeadFilter>(leadFilterSchema)
export const readSearch = leadBodyReader<LeadSearch>(leadSearchSchema)
export const readChanges = leadBodyReader<LeadChanges>(leadChangesSchema)
export const readNewView = leadBodyReader<NewView>(newViewSchema)
export const readViewEdit = leadBodyReader<ViewEdit>(viewEditSchema)

const booleans = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
])

/**
 * A query string spells what is no text: `states=new,won&limit=50&unread=true&owner=null`. What it
 * spells wrong is left for the schema to name.
 */
export function searchOfQuery({ states, limit, unread, owner, ...rest }: Input): Input {
  const search: Input = rest
  if (owner !== undefined) search['owner'] = owner === 'null' ? null : owner
  if (states !== undefined) search['states'] = String(states).split(',')
  if (limit !== undefined) search['limit'] = /^-?\d+$/.test(String(limit)) ? Number(limit) : limit
  if (unread !== undefined) search['unread'] = booleans.get(unread) ?? unread
  return search
}
