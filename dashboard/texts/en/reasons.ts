import type { ReasonCode } from '../../../shared/reason.ts'

/** The server's reasons, each as a sentence of its own; `{limit}` and the like come with them. */
export const reasons = {
  reasons: {
    required: 'This cannot be empty.',
    empty: 'This cannot be empty.',
    too_long: 'At most {limit} characters.',
    too_short: 'At least {limit} characters.',
    too_small: 'At least {limit}.',
    too_big: 'At most {limit}.',
    wrong_type: 'This must be {type}.',
    not_an_option: 'This is not one of the options.',
    not_one_of: 'One of these: {options}.',
    wrong_options: 'Some of the options, each once.',
    not_a_phone_number: 'This is not a phone number.',
    not_a_day: 'A day, such as 2027-04-30.',
    not_an_instant: 'A moment, such as 2027-04-30T12:00:00Z.',
    not_an_email: 'This is not an e-mail address.',
    not_a_site: 'This site does not exist any more.',
    not_an_operator: 'This person does not work here any more.',
    unknown: 'Bellhop does not know this field.',
    unknown_value: 'Bellhop does not know this value.',
    name_too_long: 'A name has at most {limit} characters.',
    too_many: 'At most {limit} of them.',
    email_taken: 'Somebody with this address works here already.',
    wrong_password: 'This is not your current password.',
    reversed: 'The last day cannot be before the first.',
    too_many_days: 'At most {limit} days.',
    lead_full: 'This lead has no room left for more. Removing a note makes some.',
    lead_too_big: 'This lead has grown too large to be kept.',
    exports_running: '{limit} exports are under way. Try again when one is done.',
    fields_changed:
      'This lead has changed meanwhile. You now see it as it is; your change was not made.',
    no_such_revision: 'This lead has changed meanwhile. Please reload the page.',
    password_changed: 'Your password has been changed meanwhile. Try again with the new one.',
    too_many_views: 'There are {limit} views already. Remove one first.',
  } satisfies Partial<Record<ReasonCode, string>>,

  types: {
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'yes or no',
    object: 'an object',
    array: 'a list',
  },
}
