import { paths } from '../../shared/api.ts'
import { leadStates } from '../../shared/lead.ts'
import { leadEditSchema, leadSearchSchema } from '../lead-input.ts'
import { answer, byOperator, json, object, parameter, ref, refusals, text } from './words.ts'

export const leadPaths = {
  [paths.leads]: {
    get: {
      summary: 'Leads, newest first',
      security: byOperator,
      parameters: [
        parameter('states', 'query', { type: 'string', description: 'Comma list of states' }),
        parameter('limit', 'query', leadSearchSchema.properties.limit),
        parameter('cursor', 'query'),
      ],
      responses: { 200: answer('A page', ref('LeadPage')), ...refusals(401, 403, 422, 429) },
    },
  },
  [paths.leadSearch]: {
    post: {
      summary: 'Leads that match; a POST, since what is searched for is personal data',
      security: byOperator,
      requestBody: { content: json(leadSearchSchema) },
      responses: { 200: answer('A page', ref('LeadPage')), ...refusals(401, 403, 422, 429) },
    },
  },
  '/leads/{id}': {
    get: {
      summary: 'One lead with its history',
      security: byOperator,
      parameters: [parameter('id', 'path')],
      responses: { 200: answer('The lead', object({ lead: ref('Lead') })), ...refusals(401, 404) },
    },
    patch: {
      summary: 'Change state or fields; with a revision, only if nobody else has',
      security: byOperator,
      parameters: [parameter('id', 'path')],
      requestBody: { content: json(leadEditSchema) },
      responses: {
        200: answer('The lead as changed', object({ lead: ref('Lead') })),
        ...refusals(401, 403, 404, 409, 422, 503),
      },
    },
  },
}

export const leadSchema = object({
  id: text,
  reference: text,
  site: text,
  session: { type: ['string', 'null'] },
  client_request_uid: { type: ['string', 'null'] },
  state: { enum: [...leadStates] },
  revision: { type: 'integer', minimum: 1 },
  fields: { type: 'object' },
  custom_fields: { type: 'object' },
  suggestions: { type: 'array', items: { type: 'object' } },
  history: { type: 'array', items: { type: 'object' } },
  notes: { type: 'array', items: { type: 'object' } },
  owner: { type: ['string', 'null'] },
  guest: { type: ['string', 'null'] },
  unread: { type: 'boolean' },
  source: { type: 'object' },
  received_at: { type: 'string', format: 'date-time' },
  updated_at: { type: 'string', format: 'date-time' },
})
