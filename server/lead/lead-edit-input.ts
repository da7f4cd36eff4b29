import {
  maxNoteLength,
  type GuestLink,
  type LeadEdit,
  type NewNote,
  type NoteReceipt,
} from '../../shared/lead-api.ts'
import type { Json } from '../../shared/json.ts'
import { leadStates } from '../../shared/lead.ts'
import { bounds, tripPlanRequestSchema } from '../../shared/trip-plan-request.ts'
import { normalise, withoutPrototype, type Input } from '../normalise.ts'
import { leadBody } from './lead-body.ts'

const { client_request_uid: _uid, ...fields } = tripPlanRequestSchema.properties
const place = {
  type: 'object',
  additionalProperties: false,
  required: ['part', 'field'],
  properties: {
    part: { enum: ['fields', 'custom_fields'] },
    field: { type: 'string' },
  },
} as const

export const leadEditSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    revision: { type: 'integer', minimum: 1 },
    state: { enum: [...leadStates] },
    owner: { type: ['string', 'null'], maxLength: 191 },
    unread: { type: 'boolean' },
    fields: { type: 'object', additionalProperties: false, properties: fields },
    custom_fields: {
      type: 'object',
      maxProperties: bounds.customFields,
      propertyNames: { maxLength: bounds.fieldNameLength },
    },
    dismiss: { type: 'array', maxItems: bounds.customFields, items: place },
    restore: { type: 'array', maxItems: bounds.customFields, items: place },
  },
} as const

export const noteSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1, maxLength: maxNoteLength } },
} as const

export const noteReceiptSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['receipt'],
  properties: { receipt: { type: 'string' } },
} as const

export const guestLinkSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['with'],
  properties: { with: { type: 'string', maxLength: 191 } },
} as const

const readEdit = leadBody<LeadEdit>(leadEditSchema)
const readNote = leadBody<NewNote>(noteSchema)
const readReceipt = leadBody<NoteReceipt>(noteReceiptSchema)
const readGuestLink = leadBody<GuestLink>(guestLinkSchema)

/** What an operator typed is tidied as what a guest typed is: trimmed, digits are numbers. */
export function validateEdit(input: Input): LeadEdit {
  const { fields: given } = input
  const edit = readEdit(isObject(given) ? { ...input, fields: { ...normalise(given) } } : input)
  if (edit.custom_fields) withoutPrototype(edit.custom_fields)
  return edit
}

export function validateNote(input: Input): string {
  const { text } = input
  return readNote({ ...input, ...(typeof text === 'string' && { text: text.trim() }) }).text
}

export const validateReceipt = (input: Input): string => readReceipt(input).receipt

export const validateGuestLink = (input: Input): string => readGuestLink(input).with

const isObject = (value: Json | undefined): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
