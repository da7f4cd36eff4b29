/** What may be wrong with a value, a line of an import, or the moment. */
export const reasonCodes = [
  'required',
  'empty',
  'too_long',
  'too_short',
  'too_small',
  'too_big',
  'wrong_type',
  'not_an_option',
  'not_one_of',
  'wrong_options',
  'not_a_phone_number',
  'not_a_day',
  'not_an_instant',
  'not_an_email',
  'not_a_colour',
  'not_an_origin',
  'not_a_site',
  'not_an_operator',
  'unknown',
  'unknown_value',
  'name_too_long',
  'too_many',
  'email_taken',
  'wrong_password',
  'reversed',
  'too_many_days',
  'receipt_too_old',
  'lead_too_big',
  'lead_full',
  'number_too_big',
  'too_deep',
  'not_a_lead',
  'unreadable',
  'repeated',
  'uid_taken',
  'bad_lines',
  'no_leads',
  'json_array',
  'packed',
  'exports_running',
  'import_running',
  'import_broken_off',
  'fields_changed',
  'no_such_revision',
  'site_changed',
  'last_site',
  'last_owner',
  'password_changed',
  'token_revoked',
  'token_rotated',
  'too_many_tokens',
  'too_many_invitations',
  'too_many_views',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** Why something is refused, for programs; the sentence beside it says the same in English. */
export interface Reason {
  code: ReasonCode
  /** Where in a line of an import: `fields.no_of_days`. */
  at?: string
  /** What goes into the sentence: `limit`, `line`, `type`… */
  [parameter: string]: string | number | undefined
}

/** By field, as in `errors`. */
export type FieldReasons = Record<string, Reason[]>
