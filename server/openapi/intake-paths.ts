import { paths, referenceHeader } from '../../shared/api.ts'
import { bounds, tripPlanRequestSchema } from '../../shared/trip-plan-request.ts'
import { draftSchema } from '../schema/draft-schema.ts'
import { answer, byToken, json, listOf, object, parameter, ref, refusals, text } from './words.ts'

const page = (description: string) => ({ description, content: { 'text/html': { schema: text } } })
const pages = (...statuses: number[]) =>
  Object.fromEntries(statuses.map(status => [status, page('What is wrong, on a page')]))

export const requestBody = { ...tripPlanRequestSchema, additionalProperties: true }
const pong = object({ site: text, scopes: listOf(text), time: text })
const site = object({ site: text })
const withReference = { [referenceHeader]: { schema: text, description: 'The reference' } }
const inQuery = Object.entries(requestBody.properties).map(([field, schema]) =>
  parameter(field, 'query', schema),
)

export const intakePaths = {
  [paths.ping]: {
    get: {
      summary: 'Try a token',
      security: byToken,
      responses: {
        200: answer('The token is good', object({ message: text, data: pong })),
      },
    },
  },
  [paths.tripPlanRequests]: {
    post: {
      summary: 'Create a trip plan request, or merge into the one with the same client_request_uid',
      description: `Named parameters in the query string, a urlencoded body or a JSON body; the body beats the query field by field. Any other field is kept as a custom field (at most ${bounds.customFields}).`,
      security: byToken,
      parameters: inQuery,
      requestBody: {
        required: false,
        content: {
          'application/json': { schema: ref('TripPlanRequest') },
          'application/x-www-form-urlencoded': { schema: ref('TripPlanRequest') },
        },
      },
      responses: {
        201: { ...answer('Kept on disk', ref('Message')), headers: withReference },
      },
    },
  },
  [paths.sessions]: {
    post: {
      summary: "Start a guest's session, or renew it by presenting the old token as Bearer",
      security: [{}, { bearer: [] }],
      requestBody: {
        content: { ...json(site), 'application/x-www-form-urlencoded': { schema: site } },
      },
      responses: {
        201: answer(
          'A session token',
          object({ access_token: text, token_type: text, expires_in: { type: 'integer' } }),
        ),
        ...refusals(401, 403, 429),
      },
    },
  },
  [paths.draft('{client_request_uid}')]: {
    put: {
      summary: "Keep a guest's answers so far, under the uid that the request will carry",
      security: byToken,
      body: { ...draftSchema, additionalProperties: true },
      responses: {
        200: {
          ...answer('Kept on disk', object({ message: text, reference: text })),
          headers: withReference,
        },
      },
    },
  },
  [paths.form('{site}')]: {
    get: {
      summary: "A site's form for the widget",
      responses: { 200: answer('The form', ref('Form')), ...refusals(404, 429) },
    },
    post: {
      summary: 'A plain form, for pages without JavaScript; answered by pages',
      description:
        'From pages on the list of the site. `bellhop_redirect` is where to go on to, on such a page; who fills `bellhop_website` is a robot. Refusals are pages too.',
      requestBody: {
        content: { 'application/x-www-form-urlencoded': { schema: ref('TripPlanRequest') } },
      },
      responses: {
        201: page('Thanks, with the reference'),
        303: { description: 'On to `bellhop_redirect`', headers: { Location: { schema: text } } },
        ...pages(403, 404, 413, 415, 422, 429, 503),
      },
    },
  },
}
