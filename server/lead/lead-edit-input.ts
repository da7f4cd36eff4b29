import type { Json } from '../../shared/json.ts'
import {
  maxNoteLength,
  type GuestLink,
  type LeadEdit,
  type NewNote,
  type NoteReceipt,
} from '../../shared/lead-api.ts'
import { leadStates } from '../../shared/lead.ts'
import { bounds, tripPlanRequestSchema } from '../../shared/trip-plan-request.ts'
import { normalise, type Input } from '../normalise.ts'
import { strictObject } from '../schema/strict-object.ts'
import { leadBodyReader } from './lead-body-reader.ts'

const { client_request_uid: _uid, ...fields } = tripPlanRequestSchema.properties
const place = strictObject({
  part: { enum: ['fields', 'custom_fields'] },
  field: { type: 'string' },
})
const places = { type: 'array', maxItems: bounds.customFields, items: place }

export const leadEditSchema = strictObject(
  {
    revision: { type: 'integer', minimum: 1 },
    state: { enum: [...leadStates] },
    owner: { type: ['string', 'null'], maxLength: 191 },
    unread: { type: 'boolean' },
    fields: strictObject(fields, []),
    custom_fields: {
      type: 'object',
      maxProperties: bounds.customFields,
      propertyNames: { maxLength: bounds.fieldNameLength },
    },
    dismiss: places,
    restore: places,
  },
  [],
)

export const noteSchema = strictObject({
  text: { type: 'string', minLength: 1, maxLength: maxNoteLength },
})

export const noteReceiptSchema = strictObject({ receipt: { type: 'string' } })

export const guestLinkSchema = strictObject({ with: { type: 'string', maxLength: 191 } })

/** Like those below they throw `invalid` by field. */
export const readReceipt = leadBodyReader<NoteReceipt>(noteReceiptSchema)
export const readGuestLink = leadBodyReader<GuestLink>(guestLinkSchema)
const readTidyEdit = leadBodyReader<LeadEdit>(leadEditSchema)
const readTidyNote = leadBodyReader<NewNote>(noteSchema)

/** What an operator typed is tidied as what a guest typed is: trimmed, digits are numbers. */
export function readEdit(input: Input): LeadEdit {
  const { fields: given } = input
  return readTidyEdit(isObject(given) ? { ...input, fields: { ...normalise(given) } } : input)
}

export function readNote(input: Input): NewNote {
  const { text } = input
  return readTidyNote({ ...input, ...(typeof text === 'string' && { text: text.trim() }) })
}

const isObject = (value: Json | undefined): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
