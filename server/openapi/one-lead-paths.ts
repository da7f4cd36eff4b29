import { paths } from '../../shared/api.ts'
import {
  guestLinkSchema,
  leadEditSchema,
  noteReceiptSchema,
  noteSchema,
} from '../lead/lead-edit-input.ts'
import { answer, byOperator, done, json, listOf, object, ref, refusals, text } from './words.ts'

const whole = object({ lead: ref('Lead') })
const leads = listOf(ref('Lead'))
const summaries = listOf(ref('LeadSummary'))
const guest = object({ linked: summaries, alike: summaries })
const address = { type: ['string', 'null'] }
const conflict = {
  description: 'Somebody else has changed the same fields since; `lead` is the lead as it is now',
  content: json(
    object({
      message: text,
      code: text,
      request_id: text,
      reason: ref('Reason'),
      lead: ref('Lead'),
    }),
  ),
}

const theLead = {
  [paths.lead('{id}')]: {
    get: {
      summary: 'One lead with its history',
      security: byOperator,
      responses: { 200: answer('The lead', whole), ...refusals(404) },
    },
    patch: {
      summary: 'Change a lead; with a revision, only if nobody else has changed the same since',
      description: 'Null takes a field away. Fields are tidied and checked as those of a request.',
      security: byOperator,
      body: leadEditSchema,
      responses: {
        200: answer('The lead as changed', whole),
        409: conflict,
        ...refusals(404),
      },
    },
    delete: {
      summary: 'Erase a lead, for good',
      security: byOperator,
      responses: { ...done('Erased'), ...refusals(404) },
    },
  },
  [paths.leadNotes('{id}')]: {
    post: {
      summary: 'Add a note, which guests never see',
      security: byOperator,
      body: noteSchema,
      responses: {
        201: answer('The lead with the note', whole),
        ...refusals(404),
      },
    },
  },
  [paths.leadNote('{id}', '{note}')]: {
    delete: {
      summary: 'Remove a note: its author may, and owners',
      security: byOperator,
      responses: {
        200: answer(
          'The lead without the note, and the receipt that brings the note back',
          object({ lead: ref('Lead'), receipt: text }),
        ),
        ...refusals(404),
      },
    },
    put: {
      summary: 'Bring a removed note back: same author, time and place',
      description: 'With the receipt of the removal, by whoever removed it, for ten minutes.',
      security: byOperator,
      body: noteReceiptSchema,
      responses: {
        200: answer('The lead with the note', whole),
        ...refusals(404),
      },
    },
  },
}

const itsGuest = {
  [paths.leadGuest('{id}')]: {
    get: {
      summary: 'Other leads of the same guest, and those with the same phone or e-mail address',
      security: byOperator,
      responses: { 200: answer('Leads', guest), ...refusals(404) },
    },
    put: {
      summary: 'Say that another lead is of the same guest',
      security: byOperator,
      body: guestLinkSchema,
      responses: { 200: answer('Leads', guest), ...refusals(404) },
    },
    delete: {
      summary: 'Say that this lead is not of the same guest as the others',
      security: byOperator,
      responses: { 200: answer('Leads', guest), ...refusals(404) },
    },
  },
  [paths.leadReplies('{id}')]: {
    get: {
      summary: "Addresses to reply to with one tap, with a greeting in the guest's language",
      security: byOperator,
      responses: {
        200: answer(
          'Null where the lead has none',
          object({ phone_number: address, call: address, whatsapp: address, mail: address }),
        ),
        ...refusals(404),
      },
    },
  },
  [paths.leadRecord('{id}')]: {
    get: {
      summary: 'All that is kept of one guest: the lead, and those linked to it',
      security: byOperator,
      responses: {
        200: answer('The record', object({ exported_at: text, leads })),
        ...refusals(404),
      },
    },
  },
}

export const oneLeadPaths = { ...theLead, ...itsGuest }
