import { basePath, errorCodes, paths } from '../../shared/api.ts'
import { reasonCodes } from '../../shared/reason.ts'
import { operatorCookie } from '../callers.ts'
import { newViewSchema } from '../lead/lead-input.ts'
import { leadSchema } from '../lead/lead-schema.ts'
import { pattern } from '../pattern.ts'
import { accessPaths, profile } from './access-paths.ts'
import { intakePaths, requestBody } from './intake-paths.ts'
import { leadPaths } from './lead-paths.ts'
import { leadTransferPaths } from './lead-transfer-paths.ts'
import { numberPaths } from './number-paths.ts'
import { oneLeadPaths } from './one-lead-paths.ts'
import { form, sitePaths } from './site-paths.ts'
import { answer, growing, json, listOf, object, parameter, ref, refusals, text } from './words.ts'

const always = { message: text, code: { enum: Object.keys(errorCodes) }, request_id: text }
const errorBody = object(
  {
    ...always,
    errors: { type: 'object', additionalProperties: listOf(text) },
    reason: ref('Reason'),
    reasons: { type: 'object', additionalProperties: listOf(ref('Reason')) },
    lead: { ...ref('Lead'), description: 'Of a change that came too late: the lead as it is now' },
  },
  Object.keys(always),
)

const {
  history: _h,
  custom_fields: _c,
  suggestions: _s,
  notes: _n,
  ...summary
} = leadSchema.properties

interface Operation {
  /** None for what anybody may ask. */
  security?: object[]
  parameters?: object[]
  /** Schema of a JSON body; one that may be of other types is a `requestBody`. */
  body?: object
  requestBody?: object
  responses: object
}

/** What a route may answer because it asks for a token, a name in its path, or a body; and any at all. */
const completed = (
  {
    security = [],
    parameters = [],
    responses,
    body,
    requestBody = body && { content: json(body) },
    ...rest
  }: Operation,
  inPath: object[],
) => ({
  ...rest,
  security,
  parameters: [...inPath, ...parameters],
  ...(requestBody && { requestBody: { required: true, ...requestBody } }),
  responses: growing({
    ...(security.length > 0 && refusals(401, 403, 429)),
    ...(inPath.length > 0 && refusals(422)),
    ...(requestBody && refusals(413, 415, 422)),
    ...refusals(500, 503),
    ...responses,
  }),
})

const names = new Map(
  Object.entries(paths).map(([name, path]) => [
    typeof path === 'string' ? path : pattern(path('*', '*')),
    name,
  ]),
)

/** `getLead`, `postLeadNotes`: what generated clients call their methods, so the names of `paths` stay. */
function operationId(method: string, path: string): string {
  const [first = '', ...others] = names.get(path.replaceAll(/\{\w+\}/g, '*')) ?? ''
  return method + first.toUpperCase() + others.join('')
}

const complete = (documented: Record<string, Record<string, Operation>>) =>
  Object.fromEntries(
    Object.entries(documented).map(([encoded, operations]) => {
      const path = pattern(encoded)
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) =>
        parameter(name, 'path'),
      )
      const all = Object.entries(operations).map(([method, each]) => [
        method,
        { operationId: operationId(method, path), ...completed(each, inPath) },
      ])
      return [path, Object.fromEntries(all)]
    }),
  )

/** Made of the same schemas that the routes validate with. */
export const openapi = {
  openapi: '3.1.0',
  info: { title: 'Bellhop', version: '1', description: 'Trip plan request intake.' },
  servers: [{ url: basePath }],
  paths: complete({
    ...intakePaths,
    ...leadPaths,
    ...oneLeadPaths,
    ...leadTransferPaths,
    ...accessPaths,
    ...sitePaths,
    ...numberPaths,
  }),
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: operatorCookie },
    },
    schemas: growing({
      TripPlanRequest: requestBody,
      Message: object({ message: text }),
      Operator: object(
        {
          operator: profile,
          snippet: text,
          pinned_snippet: text,
        },
        ['operator', 'snippet'],
      ),
      Lead: leadSchema,
      LeadSummary: object(summary),
      LeadPage: object({
        leads: listOf(ref('LeadSummary')),
        next_cursor: { type: ['string', 'null'] },
      }),
      SavedView: object({ id: text, ...newViewSchema.properties }),
      Form: form,
      Error: errorBody,
      Reason: {
        ...object({ code: { enum: [...reasonCodes] }, at: text }, ['code']),
        description: 'For programs: a code, and what goes into its sentence, such as `limit`',
        additionalProperties: { type: ['string', 'number'] },
      },
    }),
    responses: {
      Error: {
        ...answer('A refusal', ref('Error')),
        headers: {
          'Retry-After': { schema: { type: 'integer' }, description: 'Seconds; of 429 and 503' },
        },
      },
    },
  },
}
