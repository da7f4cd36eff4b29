import type { ReasonCode } from '../../../shared/reason.ts'
import type { reasons } from './reasons.ts'

type Here = keyof (typeof reasons)['reasons']

/** The reasons that only what is opened later is ever given. */
export const laterReasons = {
  laterReasons: {
    not_a_colour: 'A colour, such as #0f766e.',
    not_an_origin:
      '“{origin}” is not the address of a website: https:// and a domain. Only localhost may do without https.',
    receipt_too_old: 'It is too late to bring this note back.',
    number_too_big: 'A number in it is too large to be kept.',
    too_deep: 'It is nested deeper than {limit} levels.',
    not_a_lead: 'This is not a lead.',
    unreadable: 'This is too long, or not UTF-8.',
    repeated: 'This is the same lead as in line {line}.',
    uid_taken: 'Another lead that is here has the same client_request_uid.',
    bad_lines: 'Nothing was imported. Lines that are not right: {count} of {lines}.',
    no_leads: 'There are no leads in this file.',
    json_array:
      'Nothing was imported: this is one JSON list. Give each lead a line of its own, as in an export.',
    packed: 'Nothing was imported: this file is packed (gzip). Unpack it first.',
    import_running: 'Another import is under way. Try again when it is done.',
    import_broken_off:
      'Bellhop cannot keep anything at the moment, and the import broke off: lines before {from} are in, {from} to {to} perhaps.',
    site_changed: 'Somebody else has changed the site meanwhile.',
    last_site: 'The only site cannot be removed: there is always one.',
    last_owner: 'There must be an owner. Make somebody else one first.',
    token_revoked: 'This token is revoked.',
    token_rotated: 'This token has a new value already. Revoke one of the two first.',
    too_many_tokens: 'There are too many access tokens. Revoke some first.',
    too_many_invitations: 'There are too many open invitations. Withdraw some first.',
  } satisfies Record<Exclude<ReasonCode, Here>, string>,
}
