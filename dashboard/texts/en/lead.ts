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
    missing: 'Not given',
    unnamed: '(no name)',
    showAll: 'Show all',
    showLess: 'Show less',
    copy: 'Copy {field}',
    copied: 'Copied',
    loading: 'Loading the lead',
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
  },

  authors: { guest: 'Guest', api: 'API', you: 'You', operator: 'Another operator' },

  counts: {
    days: { one: '{count} day', other: '{count} days' },
    adults: { one: '{count} adult', other: '{count} adults' },
    children: { one: '{count} child', other: '{count} children' },
  },

  values: { yes: 'Yes', no: 'No', nothing: 'empty' },
}
