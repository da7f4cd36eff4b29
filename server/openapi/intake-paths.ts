import { paths } from '../../shared/api.ts'
import { bounds, tripPlanRequestSchema } from '../../shared/trip-plan-request.ts'
import { answer, byToken, json, object, parameter, ref, refusals, text } from './words.ts'

export const requestBody = { ...tripPlanRequestSchema, additionalProperties: true }
const { required: _required, ...draftBody } = requestBody

export const intakePaths = {
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
