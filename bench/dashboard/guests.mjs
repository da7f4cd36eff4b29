/** Of the pictures: a month of a small team, told backwards from the moment they are taken. */

const hour = 3_600_000
const day = 24 * hour

const names = (
  'Asha Rao, Jörg Müller, María del Carmen Ortega, Clara Beaumont, محمد العلي, Ngozi Okafor, ' +
  'Seán O’Neill, Ines Lindqvist, Anna Kowalska, Olena Шевченко, Tom de Vries, Fatima Zahra, ' +
  '田中さくら, Lucas Moreau, Priya Nair, Hanna Virtanen'
).split(', ')
const places =
  'Bali, Goa, Amalfi coast, Lapland, Kyoto, Marrakesh, Patagonia, Zanzibar, Kerala'.split(', ')
const wishes = [
  'A quiet beach, please, and a boat trip for our anniversary.',
  'We would rather take the night train than fly.',
  'We travel with a baby; a cot, please.',
]
const called = 'Called: flexible by two days. Sending two riads tonight.'

/** Of the latest leads; all before them are moved on. */
const states = (
  'new new new new new contacted quoted won contacted lost ' +
  'quoted contacted contacted partial won spam quoted archived lost'
).split(' ')
const stateOf = n => states[n] ?? states[5 + ((n * 5) % 14)]

/** Leads as a store keeps them, in the order of their arrival. */
export const guests = (site, operator, now) =>
  Array.from({ length: 62 }, (_, n) => lead(n, { site, operator, now })).reverse()

function lead(n, { site, operator, now }) {
  const state = stateOf(n)
  const isWorked = !['new', 'partial', 'spam'].includes(state)
  const received = now - (3 + 33 * n ** 1.75) * 60_000
  const worked = received + (1 + (n % 5)) * 0.9 * hour
  const instant = at => new Date(at).toISOString()
  const deed = { at: instant(worked), by: `operator:${operator}` }
  const moved = { revision: 2, part: 'state', field: 'state', from: 'new', to: state, ...deed }
  return {
    id: `0190f1e2-7a5b-7c3d-8e9f-${String(n).padStart(12, '0')}`,
    reference: referenceOf(n),
    site,
    session: null,
    client_request_uid: `guest-${n}`,
    state,
    revision: isWorked ? 2 : 1,
    fields: fieldsOf(n, now),
    custom_fields: customFieldsOf(n, now),
    suggestions: [],
    history: isWorked ? [moved] : [],
    notes: state === 'contacted' ? [{ id: `note-${n}`, text: called, ...deed }] : [],
    owner: isWorked && n % 3 !== 1 ? operator : null,
    guest: null,
    unread: state === 'new' && n !== 2,
    source: { channel: 'widget', page: 'https://sandy.example/offers', locale: 'en-GB' },
    received_at: instant(received),
    updated_at: instant(isWorked ? worked : received),
  }
}

/** Eight signs that are easily read aloud. */
function referenceOf(n) {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  return Array.from({ length: 8 }, (_, at) => signs[(n * 7 + at * 11 + 13) % 32]).join('')
}

/** Some guests do not know yet when they travel. */
const startOf = (n, now) => (n % 4 === 0 ? undefined : new Date(now + (20 + n * 13) * day))

function fieldsOf(n, now) {
  const start = startOf(n, now)
  return {
    name: names[n % names.length],
    phone_number: `+91 98450 ${12345 + n * 7}`,
    email: `guest${n}@palm.example`,
    ...(start && { start_date: start.toISOString().slice(0, 10) }),
    no_of_days: 3 + (n % 12),
    no_of_adults: 1 + (n % 4),
    no_of_children: n % 3,
    destination: places[n % places.length],
    comments: wishes[n % wishes.length],
  }
}

function customFieldsOf(n, now) {
  const start = startOf(n, now)
  const spoken = start?.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
  return {
    ...(spoken && { start_date_words: `${spoken}, for ${3 + (n % 12)} days` }),
    ...(n % 3 === 2 ? { budget: 1250, diet: 'vegetarian' } : { occasion: 'Honeymoon' }),
  }
}

/** How far the conversations of a month came. */
export const tallies = (site, now) =>
  Array.from({ length: 30 }, (_, ago) =>
    steps.map(([step, count]) => ({
      site,
      page: '/offers',
      day: new Date(now - ago * day).toISOString().slice(0, 10),
      step,
      count: count + (ago % 3) - 1,
    })),
  ).flat()

/** Guests who are asked a question on a day, and those who go on to the next. */
const asked = {
  destination: [25, 24],
  start_date: [24, 20],
  no_of_days: [20, 19],
  no_of_adults: [19, 18],
  no_of_children: [18, 17],
  name: [17, 16],
  phone_number: [16, 11],
}

const steps = [
  ['opened', 38],
  ['started', 25],
  ['contactable', 12],
  ['submitted', 10],
  ...Object.entries(asked).flatMap(([slot, [all, passed]]) => [
    [`asked:${slot}`, all],
    [`passed:${slot}`, passed],
  ]),
]
