import type { Log } from '../../server/log.ts'
import type { Arrival } from '../../server/merge.ts'
import type { DeskData, Leads, Store } from '../../server/store/store.ts'
import { defaultQuestions } from '../../shared/form.ts'
import type { Lead } from '../../shared/lead.ts'

let made = 0

/** For what says nothing here worth reading. */
export const log: Log = { info() {}, warn() {}, error() {} }

/** The n-th second of a day in 2027. */
export const instant = (second: number) =>
  new Date(Date.UTC(2027, 2, 1) + second * 1000).toISOString()

/** Five letters, so that no search for a number finds a lead by its reference. */
const lettersOf = (number: number) =>
  String(number)
    .padStart(5, '0')
    .replace(/\d/g, digit => 'ABCDEFGHIJ'[Number(digit)]!)

/** A guest's request, as intake hands it to the store. */
export function arrival(parts: Partial<Arrival> = {}): Arrival {
  made++
  return {
    kind: 'request',
    site: 'demo',
    session: null,
    client_request_uid: `uid-${made}`,
    fields: { name: 'Asha Rao', phone_number: '+91 98450 12345' },
    custom_fields: Object.create(null),
    source: { channel: 'api' },
    by: 'guest',
    at: instant(made),
    id: `lead-${made}`,
    reference: `REF${lettersOf(made)}`,
    ...parts,
  }
}

/** A desk with one site and one operator; every call makes another signing key. */
export function desk(): DeskData {
  made++
  return {
    format: 1,
    signing_key: `key-${made}`,
    sites: [
      {
        revision: 1,
        key: 'demo',
        brand: 'Sandy Feet Travel',
        origins: ['https://sandy.example'],
        questions: defaultQuestions,
        theme: { accent: '#0a6' },
        destinations: ['Goa'],
        texts: {},
        languages: [],
      },
    ],
    access_tokens: [],
    operators: [
      {
        id: 'op-1',
        email: 'mira@sandy.example',
        name: 'Mira',
        role: 'owner',
        password: 'scrypt$…',
        saved_views: [],
        created_at: instant(0),
      },
    ],
    operator_sessions: [],
    invitations: [],
  }
}

/** JSON with the names guests may come up with, whatever JavaScript makes of them elsewhere. */
export const awkward = () =>
  JSON.parse(
    '{"__proto__": {"a": 1}, "constructor": "c", "toString": [1, null, {"__proto__": 2}],' +
      '"nul": "a\\u0000b", "lone": "\\ud800", "": "empty name", "a.b[c]": true, "emoji": "🏝️"}',
  )

/** As many leads like this one, but for their ids, `c-0` being the first; no request is theirs. */
export const copiesOf = (lead: Lead, count: number): Lead[] =>
  Array.from({ length: count }, (_, n) => ({ ...lead, id: `c-${n}`, client_request_uid: null }))

/** Whether a store keeps what comes, or why it does not; for `expect.poll`. */
export const readiness = (store: Pick<Store, 'ready'>) => () =>
  store.ready().then(() => 'ready', String)

export async function allOf(leads: Pick<Leads, 'all'>): Promise<Lead[]> {
  const all: Lead[] = []
  for await (const lead of leads.all()) all.push(lead)
  return all
}
