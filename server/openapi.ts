import { basePath, errorCodes, paths } from '../shared/api.ts'
import { leadStates } from '../shared/lead.ts'
import { bounds, tripPlanRequestSchema } from '../shared/trip-plan-request.ts'
import { leadEditSchema, leadSearchSchema } from './lead-input.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const answer = (description: string, schema: object) => ({ description, content: json(schema) })
const text = { type: 'string' }
const object = (properties: object) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})

/** Refusals by status, as any route may answer them. */
const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map(status => [status, { $ref: '#/components/responses/Error' }]))

const byToken = [{ bearer: [] }]
const byOperator = [{ cookie: [] }, { bearer: [] }]
const parameter = (name: string, place: 'path' | 'query', schema: object = text) => ({
  name,
  in: place,
  required: place === 'path',
  schema,
})

const requestBody = { ...tripPlanRequestSchema, additionalProperties: true }
const { required: _required, ...draftBody } = requestBody

const intakePaths = {
  [paths.ping]: {
    get: {
      summary: 'Try a token',
      security: byToken,
      responses: {
        200: answer('The token is good', object({ message: text, data: { type: 'object' } })),
        ...refusals(401, 429),
      },
    },
  },
  [paths.tripPlanRequests]: {
    post: {
      summary: 'Create a trip plan request, or merge into the one with the same client_request_uid',
      description: `Named parameters in the query string, a urlencoded body or a JSON body; the body beats the query field by field. Any other field is kept as a custom field (at most ${bounds.customFields}).`,
      security: byToken,
      requestBody: {
        content: {
          'application/json': { schema: ref('TripPlanRequest') },
          'application/x-www-form-urlencoded': { schema: ref('TripPlanRequest') },
        },
      },
      responses: {
        201: {
          ...answer('Kept on disk', ref('Message')),
          headers: { 'Bellhop-Reference': { schema: text, description: 'The reference' } },
        },
        ...refusals(401, 403, 413, 415, 422, 429, 500, 503),
      },
    },
  },
  [paths.sessions]: {
    post: {
      summary: "Start a guest's session, or renew it by presenting the old token as Bearer",
      requestBody: { content: json(object({ site: text })) },
      responses: {
        201: answer(
          'A session token',
          object({ access_token: text, token_type: text, expires_in: { type: 'integer' } }),
        ),
        ...refusals(401, 403, 422, 429),
      },
    },
  },
  '/drafts/{client_request_uid}': {
    put: {
      summary: "Keep a guest's answers so far, under the uid that the request will carry",
      security: byToken,
      parameters: [parameter('client_request_uid', 'path')],
      requestBody: { content: json(draftBody) },
      responses: {
        200: answer('Kept on disk', object({ message: text, reference: text })),
        ...refusals(401, 403, 413, 415, 422, 429, 503),
      },
    },
  },
  '/forms/{site}': {
    get: {
      summary: "A site's form for the widget",
      parameters: [parameter('site', 'path')],
      responses: { 200: answer('The form', { type: 'object' }), ...refusals(404, 429) },
    },
  },
}

const operatorPaths = {
  [paths.operatorSession]: {
    post: {
      summary: 'Sign in to the dashboard',
      requestBody: { content: json(object({ email: text, password: text })) },
      responses: { 201: answer('Signed in', ref('Operator')), ...refusals(401, 403, 422, 429) },
    },
    get: {
      summary: 'Who is signed in',
      security: [{ cookie: [] }],
      responses: { 200: answer('The operator', ref('Operator')), ...refusals(401) },
    },
    delete: { summary: 'Sign out', responses: { 204: { description: 'Signed out' } } },
  },
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

const lead = object({
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
  source: { type: 'object' },
  received_at: { type: 'string', format: 'date-time' },
  updated_at: { type: 'string', format: 'date-time' },
})

const errorBody = {
  ...object({ message: text, code: { enum: Object.keys(errorCodes) }, request_id: text }),
  properties: {
    message: text,
    code: { enum: Object.keys(errorCodes) },
    request_id: text,
    errors: { type: 'object', additionalProperties: { type: 'array', items: text } },
  },
}

/** Made of the same schemas that the routes validate with. */
export const openapi = {
  openapi: '3.1.0',
  info: { title: 'Bellhop', version: '1', description: 'Trip plan request intake.' },
  servers: [{ url: basePath }],
  paths: { ...intakePaths, ...operatorPaths },
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'bellhop_operator' },
    },
    schemas: {
      TripPlanRequest: requestBody,
      Message: object({ message: text }),
      Operator: object({
        operator: object({ id: text, email: text, name: text }),
        snippet: text,
      }),
      Lead: lead,
      LeadPage: object({
        leads: { type: 'array', items: { type: 'object' } },
        next_cursor: { type: ['string', 'null'] },
      }),
      Error: errorBody,
    },
    responses: { Error: answer('A refusal', ref('Error')) },
  },
}
