/**
 * Every text of the widget, once. `{name}` is filled in; `|` parts the plural forms in the order
 * zero, one, two, few, many, other, as far as the language has them.
 */
export const texts = {
  language: 'en',
  greeting: 'Hi there! Let’s plan your trip together.',
  opening: 'Tell me about your trip: where to, when, and who is coming along?',
  opening_example: 'To Bali in December, 2 adults…',
  step_by_step: 'Ask me step by step',

  ask_destination: 'Where would you like to go?',
  ask_start_date: 'When would you like to set off?',
  ask_no_of_days: 'How long would you like to stay?',
  ask_no_of_adults: 'How many adults are travelling?',
  ask_no_of_children: 'And how many children?',
  ask_name: 'What’s your name?',
  ask_phone_number: 'What’s the best phone number to reach you on?',
  ask_email: 'What’s your e-mail address?',
  ask_comments: 'Anything else we should know?',
  ask_reference_id: 'Do you have a reference number?',

  label_destination: 'Destination',
  label_start_date: 'Start',
  label_no_of_days: 'Length',
  label_no_of_adults: 'Adults',
  label_no_of_children: 'Children',
  label_name: 'Name',
  label_phone_number: 'Phone',
  label_email: 'E-mail',
  label_comments: 'Notes',
  label_reference_id: 'Reference',

  adults: '# adult|# adults',
  children: '# child|# children',
  none: 'None',
  yes: 'Yes',
  no: 'No',

  noted: 'Got it.',
  understood: 'Got it. Tap anything to change it.',
  which: 'Just to be sure: which one?',
  narrow: 'Which day between {from} and {to} would suit you?',
  unclear: 'Sorry, I didn’t catch that.',
  example: 'You can write it like “{example}”.',
  past: 'That day has passed. Which day is it?',
  required: 'I can’t send your request without this.',
  format: 'That doesn’t look quite right.',
  too_long: 'At most {limit} characters, please.',
  too_small: 'At least {limit}, please.',
  too_big: 'At most {limit}, please.',
  refused: 'We couldn’t take this. Could you check it?',

  skip_unsure: 'Not sure yet',
  skip_nothing: 'Skip',
  skip_flexible: 'I’m flexible',
  back: 'Back',
  restart: 'Start over',
  change: 'Change',
  done: 'Done',
  skip_words:
    'skip|not sure|no idea|i don’t know|don’t know|later|none|no|nope|no thanks|no thank you|nothing|nothing else|that’s all|that’s it|flexible|i’m flexible|any time|no preference|i don’t have one|don’t have one',
  back_words: 'back|go back|undo',
  restart_words: 'start over|restart|start again',

  summary: 'Here is your trip. Is everything right?',
  send: 'Send request',
  send_again: 'Send changes',
  sent: 'Thank you! Your request has arrived and we’ll be in touch soon.',
  reference: 'Your reference: {reference}',
  another: 'Plan another trip',

  saved: 'Saved on this device',
  received: 'Saved with us',
  unsaved: 'Not sent yet. Please keep this page open.',
  sending: 'Sending…',
  waiting_offline: 'Saved here. You’re offline; it is sent once you’re back.',
  waiting_server: 'Saved here. Not sent yet; we keep trying.',
  waiting_rate: 'Saved here. It is sent in a moment.',
  delivered: 'Sent',

  type_here: 'Type your answer…',
  reply: 'Send',
  choose_date: 'Choose a date',
  type_instead: 'Type it instead',
  close: 'Close chat',
  you: 'You:',
  privacy: 'Privacy',
  broken: 'The chat could not be loaded.',
  retry: 'Try again',
}

export type TextName = keyof typeof texts
export type Texts = Record<TextName, string>
