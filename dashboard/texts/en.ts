/** Every text of the dashboard. `{name}` is filled in; forms of a count are chosen by language. */
export const en = {
  language: 'en',
  product: 'Bellhop',

  signIn: {
    title: 'Sign in',
    lead: 'Trip requests from your guests, in one place.',
    email: 'E-mail',
    password: 'Password',
    show: 'Show password',
    submit: 'Sign in',
    pending: 'Signing in…',
    hint: 'First time here? Bellhop printed your e-mail and password where it was started.',
    wrong: 'E-mail or password is not right. Please try again.',
    throttled: {
      one: 'Too many attempts. Try again in {count} second.',
      other: 'Too many attempts. Try again in {count} seconds.',
    },
    again: 'You can try again now.',
    ended: 'Your session has ended. Sign in to go on where you were.',
  },

  desk: {
    leads: 'Leads',
    lead: 'Lead',
    views: 'Views',
    signOut: 'Sign out',
    offline: 'You are offline. What you see may be out of date.',
    shortcuts: {
      next: 'Next lead',
      previous: 'Previous lead',
      open: 'Open',
      search: 'Search',
      close: 'Back to the list',
    },
    pick: 'Pick a lead to read it here',
  },

  views: {
    inbox: 'Inbox',
    new: 'New',
    contacted: 'Contacted',
    quoted: 'Quoted',
    won: 'Won',
    lost: 'Lost',
    partial: 'Unfinished',
    archived: 'Archived',
    spam: 'Spam',
    all: 'All leads',
  },

  states: {
    partial: 'Unfinished',
    new: 'New',
    contacted: 'Contacted',
    quoted: 'Quoted',
    won: 'Won',
    lost: 'Lost',
    spam: 'Spam',
    archived: 'Archived',
  },

  inbox: {
    search: 'Search leads',
    searchHint: 'Search name, place, phone…',
    clear: 'Clear search',
    more: 'Load more',
    loadingMore: 'Loading more…',
    loading: 'Loading leads',
    shown: { one: '{count} lead', other: '{count} leads' },
    shownOfMore: { one: '{count}+ lead', other: '{count}+ leads' },
    nobody: 'No name yet',
    noTrip: 'No trip details yet',
  },

  empty: {
    view: 'Nothing here',
    views: {
      inbox: 'Every lead is dealt with. New requests appear here by themselves.',
      new: 'No new leads. They appear here by themselves.',
      contacted: 'Leads you have written to or called appear here.',
      quoted: 'Leads you have sent a quote appear here.',
      won: 'Leads that became bookings appear here.',
      lost: 'Leads that went elsewhere appear here.',
      partial: 'Guests who began a request and have not sent it yet appear here.',
      archived: 'Leads you have put away appear here.',
      spam: 'Leads you have marked as spam appear here.',
      all: 'No leads yet.',
    },
    search: 'No lead matches “{search}”',
    searchHint: 'All words must occur in one lead. Try fewer of them.',
    searchAll: 'Search all leads',
    clear: 'Clear search',
  },

  firstRun: {
    title: 'Get your first lead',
    lead: 'It takes a minute. It appears here by itself, without a reload.',
    demo: 'Try it as a guest',
    demoText: 'Open the demo page, chat with Bellhop and send a request.',
    demoLink: 'Open the demo',
    paste: 'Put it on your site',
    pasteText: 'Paste this line before </body>, and name the page’s origin in BELLHOP_ORIGINS.',
    waiting: 'Waiting for the first lead',
  },

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

  toast: {
    moved: '{name} moved to {state}',
    used: '{field} updated',
    undone: 'Undone',
    undo: 'Undo',
    dismiss: 'Dismiss',
  },

  problems: {
    offline: 'Bellhop cannot be reached. Check your connection.',
    conflict: 'This lead has changed meanwhile. You now see its latest; your change was not made.',
    not_found: 'There is no such lead. It may have been erased.',
    throttled: {
      one: 'Too much at once. Try again in {count} second.',
      other: 'Too much at once. Try again in {count} seconds.',
    },
    signed_out: 'Your session has ended.',
    failed: 'Something went wrong on the server.',
    failedWith: 'Something went wrong on the server. If it stays, tell: {request}',
    retry: 'Try again',
  },
}

export type Texts = typeof en
