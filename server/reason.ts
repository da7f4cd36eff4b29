import type { FieldErrors } from '../shared/api.ts'
import type { FieldReasons, Reason, ReasonCode } from '../shared/reason.ts'
import { withoutPrototype } from './without-prototype.ts'

/** In English, for integrators and logs; the dashboard has its own words for the codes. */
const sentences: Record<ReasonCode, string> = {
  required: 'is required',
  empty: 'must not be empty',
  too_long: 'must have at most {limit} characters',
  too_short: 'must have at least {limit} characters',
  too_small: 'must be {limit} or more',
  too_big: 'must be {limit} or less',
  wrong_type: 'must be a {type}',
  not_an_option: 'must be one of the options',
  not_one_of: 'must be one of {options}',
  wrong_options: 'must name options, each once',
  not_a_phone_number: 'must be a telephone number',
  not_a_day: 'must be a date like 2027-04-30',
  not_an_instant: 'must be an instant like 2027-04-30T12:00:00Z',
  not_an_email: 'must be an e-mail address',
  not_a_colour: 'must be a colour like #0f766e',
  not_an_origin:
    '{origin} is not an origin such as https://www.example.com; only localhost may do without https',
  not_a_site: 'is not a site of this installation',
  not_an_operator: 'is not an operator of this installation',
  unknown: 'is not known',
  unknown_value: 'has a value that is not known',
  name_too_long: 'has a name that is too long',
  too_many: 'must have at most {limit} entries',
  email_taken: 'is the address of an operator already',
  wrong_password: 'is not the one you have',
  reversed: 'must not be before from',
  too_many_days: 'must be at most {limit} days before to',
  receipt_too_old: 'is not that of your removal, or is too old',
  lead_full: 'The lead has no room left for more; removing a note makes some',
  lead_too_big: 'is too large',
  number_too_big: 'A number is too large to be kept',
  too_deep: 'JSON must be nested at most {limit} deep',
  not_a_lead: 'is not a lead as JSON',
  unreadable: 'is too long, or not UTF-8',
  repeated: 'is the same lead as line {line}',
  uid_taken: 'another lead that is here has the same client_request_uid',
  bad_lines: '{count} of {lines} lines are not right; nothing was kept',
  no_leads: 'There is not one lead in it',
  json_array:
    'This is a JSON array; give each lead a line of its own, without brackets and commas around',
  packed: 'This is gzip, and came without Content-Encoding: gzip',
  exports_running: 'There are {limit} exports under way; begin when one has ended',
  import_running: 'Another import is under way',
  import_broken_off:
    'The store failed in the middle: lines before {from} are kept, of {from} to {to} perhaps some,' +
    ' none after; send the same file again: what is there already stays as it is',
  fields_changed: 'Somebody else has changed the same fields since you opened the lead',
  no_such_revision: 'The lead does not have this revision yet',
  site_changed: 'Somebody else has changed the site since you opened it',
  last_site: 'The last site cannot be removed',
  last_owner: 'There must be an owner; make somebody else one first',
  password_changed: 'The password has been changed meanwhile',
  token_revoked: 'The token is revoked',
  token_rotated: 'It has a new value already; revoke one of the two first',
  too_many_tokens: 'There are too many access tokens',
  too_many_invitations: 'There are too many open invitations',
  too_many_views: 'There may be {limit} views at most',
}

export function sentenceOf({ code, at, ...values }: Reason): string {
  const text = sentences[code]
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
    .replace(/ a (?=array|integer|object)/, ' an ')
  return at ? `${at} ${text}` : text
}

export function sentencesOf(reasons: FieldReasons): FieldErrors {
  const errors = withoutPrototype<FieldErrors>({})
  for (const [field, each] of Object.entries(reasons)) errors[field] = each.map(sentenceOf)
  return errors
}

export const hasLimit = (code: ReasonCode) => sentences[code].includes('{limit}')
