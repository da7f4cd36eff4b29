/** One lead. */
export const lead = {
  lead: {
    back: 'Back',
    reference: 'Reference {reference}',
    state: 'State',
    next: {
      contacted: 'Mark contacted',
      quoted: 'Mark quoted',
      won: 'Mark won',
    },
    contact: 'Contact',
    trip: 'Trip',
    custom: 'Also said',
    source: 'Where it came from',
    history: 'History',
    suggestions: {
      one: 'The guest later gave another value',
      other: 'The guest later gave other values',
    },
    suggestionHint: 'Your edit stands until you choose.',
    use: 'Use it',
    useField: 'Use it for {field}',
    keep: 'Keep ours',
    keepField: 'Keep ours for {field}',
    words: 'In their words',
    owner: 'Looked after by',
    nobody: 'Nobody',
    me: '{name} (you)',
    formerOwner: 'Former operator',
    missing: 'Not given',
    unnamed: '(no name)',
    showAll: 'Show all',
    showLess: 'Show less',
    copy: 'Copy {field}',
    copied: 'Copied',
    loading: 'Loading the lead',
  },

  edit: {
    edit: 'Edit {field}',
    save: 'Save',
    cancel: 'Cancel',
    json: 'This is no JSON. Check the brackets and quotes.',
    outrun: 'Somebody else has changed this meanwhile. Which one shall stay?',
    yours: 'Yours',
    theirs: 'Theirs',
    keepYours: 'Keep yours',
    takeTheirs: 'Take theirs',
    errors: {
      required: 'This cannot be empty.',
      long: 'At most {count} characters.',
      least: 'At least {count}.',
      date: 'A day, such as 2027-04-30.',
      email: 'This is no e-mail address.',
      number: 'A number.',
      other: 'This value is not right.',
    },
  },

  replies: {
    call: 'Call',
    whatsapp: 'WhatsApp',
    mail: 'E-mail',
    none: 'There is neither a phone number nor an e-mail address to reply to.',
    reached: 'Have you reached {name}?',
  },

  clock: {
    waiting: 'Waiting for a first reply: {time}',
    near: 'The trip starts {when}',
    stopped: 'Stopped at: {question}',
    unfinished: 'Not finished',
  },

  notes: {
    title: 'Notes',
    add: 'Add note',
    hint: 'Write a note for your team',
    remove: 'Remove this note',
    removed: 'Note removed',
  },

  guest: {
    others: 'Other requests of this guest',
    alike: 'Same phone or e-mail',
    link: 'Same guest',
    linkOf: 'Request {reference} is of the same guest',
    unlink: 'Not the same guest',
    known: 'linked',
    linked: 'Linked as the same guest',
    unlinked: 'No longer linked',
  },

  foot: {
    print: 'Print',
    record: 'Save what we keep of this guest',
    erase: 'Erase…',
    eraseTitle: 'Erase the request of {name}?',
    eraseText:
      'Everything kept of {reference} goes: what the guest said, notes and history. This cannot be undone. Daily backups forget it within a week.',
    eraseNow: 'Erase for good',
  },

  fields: {
    name: 'Name',
    phone_number: 'Phone',
    email: 'E-mail',
    destination: 'Destination',
    start_date: 'Start',
    no_of_days: 'Length',
    no_of_adults: 'Adults',
    no_of_children: 'Children',
    comments: 'Comments',
    reference_id: 'Their reference',
  },

  source: {
    channel: 'Came by',
    widget: 'Chat widget',
    form: 'Plain form',
    api: 'API',
    page: 'Page',
    page_title: 'Page title',
    referrer: 'Came from',
    first_page: 'First page',
    first_referrer: 'First came from',
    site: 'Site',
    locale: 'Language',
    time_zone: 'Time zone',
    client_request_uid: 'Request uid',
    received_at: 'Received',
    updated_at: 'Last change',
  },

  history: {
    received: 'Request received',
    from: 'from',
    to: 'to',
    empty: 'empty',
    state: 'State',
    firstReply: 'First reply after {time}',
  },

  authors: { guest: 'Guest', api: 'API', you: 'You', operator: 'Another operator' },

  counts: {
    days: { one: '{count} day', other: '{count} days' },
    adults: { one: '{count} adult', other: '{count} adults' },
    children: { one: '{count} child', other: '{count} children' },
  },

  values: { yes: 'Yes', no: 'No', nothing: 'empty' },
}
