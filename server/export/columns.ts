import type { Json } from '../../shared/json.ts'
import type { Lead, LeadFieldName } from '../../shared/lead.ts'
import { fieldNames } from '../../shared/trip-plan-request.ts'
import { shownNumber } from '../contact/contact.ts'
import type { CountryOf } from '../contact/country.ts'
import type { FoundNames } from './common-names.ts'

/** Names of those who look after leads, by their ids. */
export type OwnerNames = ReadonlyMap<string, string>

interface Column {
  name: string
  valueOf: (lead: Lead) => Json | undefined
}

const named = fieldNames.filter((name): name is LeadFieldName => name !== 'client_request_uid')

/** The columns that every export has, in reading order. */
const fixedColumns = (owners: OwnerNames, countryOf: CountryOf): Column[] => [
  { name: 'reference', valueOf: lead => lead.reference },
  { name: 'received_at', valueOf: lead => lead.received_at },
  { name: 'state', valueOf: lead => lead.state },
  { name: 'owner', valueOf: ({ owner }) => owner && (owners.get(owner) ?? owner) },
  ...named.flatMap(name => [
    { name, valueOf: (lead: Lead) => lead.fields[name] },
    ...(name === 'phone_number' ? [shownPhone(countryOf)] : []),
  ]),
  { name: 'site', valueOf: lead => lead.site },
  { name: 'channel', valueOf: lead => lead.source.channel },
  { name: 'page', valueOf: lead => lead.source.page },
  { name: 'locale', valueOf: lead => lead.source['locale'] },
  { name: 'utm_source', valueOf: lead => lead.source['utm_source'] },
  { name: 'utm_medium', valueOf: lead => lead.source['utm_medium'] },
  { name: 'utm_campaign', valueOf: lead => lead.source['utm_campaign'] },
  { name: 'notes', valueOf: ({ notes }) => notes.map(({ text }) => text).join('\n') },
  { name: 'updated_at', valueOf: lead => lead.updated_at },
  { name: 'client_request_uid', valueOf: lead => lead.client_request_uid },
  { name: 'id', valueOf: lead => lead.id },
]

/** A spreadsheet takes 0612345678 and +31612345678 for numbers, and this for text: it has spaces. */
const shownPhone = (countryOf: CountryOf): Column => ({
  name: 'phone_international',
  valueOf: lead => shownNumber(lead, countryOf),
})

/** What has no column of its own, as JSON. */
const others = 'other_custom_fields'

/**
 * A column for each common custom field, and one for all others if there are any. A custom field that
 * is called as another column is marked as custom.
 */
export function columnsFor(
  { common, areAll }: FoundNames,
  owners: OwnerNames,
  countryOf: CountryOf,
): Column[] {
  const fixed = fixedColumns(owners, countryOf)
  const taken = new Set([...fixed.map(({ name }) => name), others])
  const custom = common.map(field => {
    let name = field
    while (taken.has(name)) name += ' (custom)'
    taken.add(name)
    return { name, valueOf: ({ custom_fields }: Lead) => custom_fields[field] }
  })
  if (areAll) return [...fixed, ...custom]
  const own = new Set(common)
  return [...fixed, ...custom, { name: others, valueOf: lead => othersOf(lead, own) }]
}

function othersOf({ custom_fields }: Lead, own: ReadonlySet<string>): Json {
  const left = Object.entries(custom_fields).filter(([name]) => !own.has(name))
  return left.length > 0 ? Object.fromEntries(left) : null
}
