import { basePath, errorCodes } from '../../shared/api.ts'
import { reasonCodes } from '../../shared/reason.ts'
import { operatorCookie } from '../callers.ts'
import { newViewSchema } from '../lead/lead-input.ts'
import { leadSchema } from '../lead/lead-schema.ts'
import { accessPaths, profile } from './access-paths.ts'
import { complete } from './complete.ts'
import { intakePaths, requestBody } from './intake-paths.ts'
import { leadPaths } from './lead-paths.ts'
import { leadTransferPaths } from './lead-transfer-paths.ts'
import { numberPaths } from './number-paths.ts'
import { oneLeadPaths } from './one-lead-paths.ts'
import { form, sitePaths } from './site-paths.ts'
import { answer, growing, limitHeaders, listOf, object, ref, refsToLimits, text } from './words.ts'

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
      cookie: {
        type: 'apiKey',
        in: 'cookie',
        name: operatorCookie(true),
        description: `Without TLS it is called ${operatorCookie(false)}`,
      },
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
      LeadSummary: object({
        ...summary,
        waiting_since: { type: ['string', 'null'], format: 'date-time' },
      }),
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
    headers: limitHeaders,
    responses: {
      Error: {
        ...answer('A refusal', ref('Error')),
        headers: {
          'Retry-After': { schema: { type: 'integer' }, description: 'Seconds; of 429 and 503' },
          ...refsToLimits,
        },
      },
    },
  },
}
