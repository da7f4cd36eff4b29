import { maxCommentLength } from './comment-length.ts'
import type { Json } from './json.ts'

/**
 * The contract of a request (docs/api.md), written once: the server validates with it, the widget
 * gets one validator per slot from it, the type below and `openapi.json` are derived from it.
 * Lengths count Unicode code points.
 */
export const tripPlanRequestSchema = {
  type: 'object',
  required: ['name', 'phone_number'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 191 },
    phone_number: { type: 'string', minLength: 1, maxLength: 191 },
    email: { type: ['string', 'null'], format: 'email', maxLength: 191 },
    start_date: { type: ['string', 'null'], format: 'date' },
    no_of_days: { type: ['number', 'null'], minimum: 1 },
    no_of_adults: { type: ['number', 'null'], minimum: 1 },
    no_of_children: { type: ['number', 'null'], minimum: 0 },
    destination: { type: ['string', 'null'], maxLength: 50 },
    comments: { type: ['string', 'null'], maxLength: maxCommentLength },
    reference_id: { type: ['string', 'null'], maxLength: 36 },
    client_request_uid: { type: ['string', 'null'], minLength: 1, maxLength: 191 },
  },
} as const

type Properties = typeof tripPlanRequestSchema.properties
type Value<T> = T extends readonly (infer U)[]
  ? Value<U>
  : T extends 'string'
    ? string
    : T extends 'number'
      ? number
      : null

/** A field the schema names. */
export type FieldName = keyof Properties
type Required = (typeof tripPlanRequestSchema.required)[number]
type Named = { [F in Required]: Value<Properties[F]['type']> } & {
  [F in Exclude<FieldName, Required>]?: Value<Properties[F]['type']>
}

/** What crosses the wire: the named fields, and any number of custom fields. */
export type TripPlanRequest = Named & { [customField: string]: Json | undefined }

export const fieldNames = Object.keys(tripPlanRequestSchema.properties) as FieldName[]

/** Bounds on what the schema does not name. */
export const bounds = {
  customFields: 200,
  fieldNameLength: 191,
  bodyBytes: 64 * 1024,
  jsonDepth: 32,
} as const
