// Leads as a few years of a busy operator leave them: several scripts, states, owners and sites.

const names = [
  'Asha Rao',
  'João Nóbrega',
  'Ольга Смирнова',
  'عائشة حداد',
  '田中さくら',
  'Mira Holm',
]
const places = ['Goa', 'Hampi', 'Кавказ', 'الأقصر', '京都', 'Sevilla', 'Lapland', 'Kerala']
const states = ['new', 'contacted', 'quoted', 'won', 'lost', 'archived', 'spam', 'partial']
const wishes = [
  'A quiet beach, please, and a boat trip for our anniversary.',
  'Хотим тихий отель у моря и экскурсии на русском языке.',
  'نريد فندقاً هادئاً قرب النيل ورحلة بالمنطاد عند الفجر',
  'We would rather take the night train than fly; two rooms side by side.',
]

/** Milliseconds between two leads. */
const pace = 600_000

export function lead(n) {
  const start = new Date(Date.UTC(2027, 0, 1 + (n % 720))).toISOString().slice(0, 10)
  const at = new Date(Date.UTC(2025, 0, 1) + n * pace).toISOString()
  return {
    id: `0190f1e2-7a5b-7c3d-8e9f-${String(n).padStart(12, '0')}`,
    reference: `R${String(n).padStart(7, '0')}`,
    site: ['one', 'two'][n % 2],
    session: null,
    client_request_uid: `uid-${n}`,
    state: states[n % 10 < 3 ? 5 : n % states.length],
    revision: 2,
    fields: {
      name: `${names[n % names.length]} ${n}`,
      phone_number: `+91 98450 ${String(n).padStart(6, '0')}`,
      email: `guest${n}@example.com`,
      start_date: start,
      no_of_days: 3 + (n % 12),
      no_of_adults: 1 + (n % 5),
      no_of_children: n % 3,
      destination: places[n % places.length],
      comments: wishes[n % wishes.length],
    },
    custom_fields: {
      occasion: n % 7 === 0 ? 'Honeymoon' : 'Holiday',
      tour_code: `TC-${n % 5000}-${n % 97}`,
      own_words: 'a week in mid April',
    },
    suggestions: [],
    history: [
      {
        revision: 2,
        part: 'owner',
        field: 'owner',
        from: null,
        to: 'op-1',
        at,
        by: 'operator:op-1',
      },
    ],
    notes: n % 20 === 0 ? [{ id: `n${n}`, text: 'Called twice.', at, by: 'operator:op-1' }] : [],
    owner: n % 3 === 0 ? null : `op-${n % 3}`,
    guest: null,
    unread: n % 11 === 0,
    source: { channel: 'widget', page: 'https://sandy.example/goa', locale: 'en-IN' },
    received_at: at,
    updated_at: at,
  }
}
