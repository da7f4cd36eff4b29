import { errorCodes, paths } from '../../shared/api.ts'
import { leadStates } from '../../shared/lead.ts'
import {
  leadChangesSchema,
  leadFilterSchema,
  leadSearchSchema,
  newViewSchema,
  viewEditSchema,
} from '../lead/lead-input.ts'
import { leadSchema } from '../lead/lead-schema.ts'
import {
  answer,
  byCookie,
  byOperator,
  count,
  done,
  listOf,
  object,
  parameter,
  ref,
  refusals,
  text,
} from './words.ts'

const view = ref('SavedView')
const counts = object(Object.fromEntries(leadStates.map(state => [state, count])))
const { id, revision, state, owner, unread } = leadSchema.properties
const handle = object({ id, revision, state, owner, unread })
const refused = object({ id: text, code: { enum: Object.keys(errorCodes) } })

/** What is searched for is personal, and stays out of addresses. */
const { search: _inBodiesOnly, states: _asCommaList, ...inQuery } = leadSearchSchema.properties

export const leadPaths = {
  [paths.leads]: {
    get: {
      summary: 'Leads, newest first',
      security: byOperator,
      parameters: [
        parameter('states', 'query', { type: 'string', description: 'Comma list of states' }),
        ...Object.entries(inQuery).map(([name, schema]) => parameter(name, 'query', schema)),
      ],
      responses: { 200: answer('A page', ref('LeadPage')), ...refusals(422) },
    },
  },
  [paths.leadSearch]: {
    post: {
      summary: 'Leads that match; a POST, since what is searched for is personal data',
      security: byOperator,
      body: leadSearchSchema,
      responses: { 200: answer('A page', ref('LeadPage')) },
    },
  },
  [paths.leadCounts]: {
    post: {
      summary:
        'How many leads of each state match, and how many of those that want an answer are unread',
      security: byOperator,
      body: leadFilterSchema,
      responses: {
        200: answer('Counts', object({ counts, unread: count })),
      },
    },
  },
  [paths.leadIds]: {
    post: {
      summary: 'Id, revision, state, owner and unread of the newest 10,000 leads that match',
      security: byOperator,
      body: leadFilterSchema,
      responses: {
        200: answer('Handles', object({ leads: listOf(handle), more: { type: 'boolean' } })),
      },
    },
  },
  [paths.leadChanges]: {
    post: {
      summary: 'Change state, owner or unread of up to 500 leads, each by itself',
      security: byOperator,
      body: leadChangesSchema,
      responses: {
        200: answer(
          'Changed and refused ones; `already_so` are those among the changed that were as asked without the caller',
          object({
            changed: listOf(ref('LeadSummary')),
            already_so: listOf(text),
            refused: listOf(refused),
          }),
        ),
      },
    },
  },
  [paths.leadEvents]: {
    get: {
      summary: 'Server-Sent Events: what happens to the leads, without anything personal',
      description:
        'Events `lead` (id, revision, state, site), `erased` (id, site), `resync` (anything may have changed) and `beat` (every 15 s). A token hears of its own site. The stream ends when the caller may no longer read leads.',
      security: byOperator,
      responses: {
        200: { description: 'The stream', content: { 'text/event-stream': { schema: text } } },
      },
    },
  },
  [paths.savedViews]: {
    get: {
      summary: 'The filters that the signed-in operator keeps under a name',
      security: byCookie,
      responses: { 200: answer('Views', object({ views: listOf(view) })) },
    },
    post: {
      summary: 'Keep a filter under a name; at most 50',
      security: byCookie,
      body: newViewSchema,
      responses: { 201: answer('Kept', object({ view })) },
    },
  },
  [paths.savedView('{id}')]: {
    patch: {
      summary: 'Rename a view or change its filter',
      security: byCookie,
      body: viewEditSchema,
      responses: {
        200: answer('As changed', object({ view })),
        ...refusals(404),
      },
    },
    delete: {
      summary: 'Remove a view',
      security: byCookie,
      responses: { ...done('Removed'), ...refusals(404) },
    },
  },
}
