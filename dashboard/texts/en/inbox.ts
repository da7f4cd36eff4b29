/** The list of leads. */
export const inbox = {
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
}
