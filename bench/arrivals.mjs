/** Requests as a chat sends them; about 720 bytes of JSON once stored. */
export function arrivals(stored = 0) {
  let made = stored
  const arrival = number => ({
    kind: 'request',
    site: 'demo',
    session: null,
    client_request_uid: `0190f1e2-7a5b-7c3d-${number}`,
    fields: {
      name: `Asha Rao ${number}`,
      phone_number: '+91 98450 12345',
      email: `asha${number}@example.com`,
      start_date: '2027-04-03',
      no_of_days: 7,
      no_of_adults: 2,
      no_of_children: 1,
      destination: 'Goa',
      comments: 'A quiet beach, please, and a boat trip for our anniversary.',
    },
    custom_fields: { occasion: 'Anniversary', hotel: '4 stars', own_words: 'a week in mid April' },
    source: { channel: 'widget', page: 'https://sandy.example/goa', locale: 'en-IN' },
    by: 'guest',
    at: new Date(1_800_000_000_000 + number).toISOString(),
    id: `0190f1e2-7a5b-7c3d-8e9f-${String(number).padStart(12, '0')}`,
    reference: `R${String(number).padStart(7, '0')}`,
  })
  const next = () => arrival(++made)
  return {
    /** A request nobody has sent yet. */
    next,
    /** One that changes a lead: the same uid again, with another day. */
    again() {
      const number = 1 + Math.floor(Math.random() * made)
      const changed = arrival(number)
      changed.fields.start_date = `2027-05-${10 + Math.floor(Math.random() * 20)}`
      return changed
    },
    /** A lead as it is stored after its first request. */
    lead() {
      const { kind: _kind, by: _by, at, ...sent } = next()
      return {
        ...sent,
        state: 'new',
        revision: 1,
        suggestions: [],
        history: [],
        notes: [],
        owner: null,
        guest: null,
        unread: true,
        received_at: at,
        updated_at: at,
      }
    },
  }
}

export const desk = () => ({
  format: 1,
  signing_key: 'bench',
  sites: [],
  access_tokens: [],
  operators: [],
  operator_sessions: [],
  invitations: [],
})
