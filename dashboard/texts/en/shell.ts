/** Signing in, and what is around every screen. */
export const shell = {
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

  shell: {
    skip: 'Skip to the content',
    leads: 'Leads',
    lead: 'Lead',
    views: 'Views',
    more: 'More',
    sections: 'Sections',
    signOut: 'Sign out',
    keys: 'Keys',
    offline: 'You are offline. What you see may be out of date.',
    shortcuts: {
      next: 'Next lead',
      previous: 'Previous lead',
      open: 'Open',
      search: 'Search',
      close: 'Back to the list',
    },
    pick: 'Pick a lead to read it here',
    loading: 'Loading…',
    loadingLead: 'Loading the lead',
    back: 'Back',
  },

  dialog: {
    cancel: 'Cancel',
    done: 'Done',
    once: 'It is shown only once: copy it now.',
  },

  copy: {
    copy: 'Copy',
    copyField: 'Copy: {field}',
    copied: 'Copied',
    byHand: 'Your browser did not let Bellhop copy it. It is selected: copy it by hand.',
  },

  choices: {
    allSites: 'All sites',
    fromDay: 'From',
    toDay: 'To',
    reversed: 'The last day is before the first.',
  },

  problems: {
    offline: 'Bellhop cannot be reached. Check your connection.',
    unanswered: 'Bellhop cannot be reached at the moment. Try again in a little while.',
    unloaded: 'Bellhop has been updated, or cannot be reached.',
    conflict: 'Somebody else has changed this meanwhile; your change was not made.',
    not_found: 'This does not exist any more. It may have been removed or erased.',
    forbidden: 'You may not do this. Ask an owner of this Bellhop.',
    invalid: 'Something is not right. Please check what you entered.',
    throttled: {
      one: 'Too much at once. Try again in {count} second.',
      other: 'Too much at once. Try again in {count} seconds.',
    },
    too_large: 'This is too large to be kept.',
    unavailable: 'Bellhop cannot keep anything at the moment. Try again in a little while.',
    signed_out: 'Your session has ended.',
    not_kept:
      'Your browser does not stay signed in. Open this page by its https address, and allow cookies.',
    failed: 'Something went wrong on the server.',
    failedWith:
      'Something went wrong on the server. If it happens again, report this code: {request}',
    retry: 'Try again',
  },

  toast: {
    moved: '{name} moved to {state}',
    used: '{field} updated',
    kept: '{field} stays as it is',
    owned: 'Looked after by {name}',
    disowned: 'Nobody looks after it now',
    unread: 'Marked unread',
    read: 'Marked read',
    notDone: 'Not done: {deed}',
    notUndone: 'Not undone: {deed}',
    perhaps: { notDone: 'Perhaps not done: {deed}', notUndone: 'Perhaps not undone: {deed}' },
    erased: { one: 'Erased for good', other: '{count} leads erased for good' },
    undone: 'Undone',
    undo: 'Undo',
    dismiss: 'Dismiss',
  },

  firstRun: {
    title: 'Get your first lead',
    lead: 'It takes a minute. The lead appears here by itself, without a reload.',
    demo: 'Try it as a guest',
    demoText: 'Open the demo page, chat with Bellhop and send a request.',
    demoLink: 'Open the demo',
    paste: 'Put it on your site',
    pasteText: 'Paste this line before </body>, and add your website’s address under “Sites”.',
    colour: 'The button in your colour',
    name: 'Say who you are',
    nameText: 'Guests read the brand of the site in the chat, and your name in your replies.',
    waiting: 'Waiting for the first lead',
  },
}
