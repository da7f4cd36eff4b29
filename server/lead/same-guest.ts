import type { LeadSummary } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import { contactOf, type Contact } from '../contact/contact.ts'
import { countryFinder } from '../contact/country.ts'
import type { Leads } from '../store/store.ts'

type Pages = Pick<Leads, 'page'>

/** Digits at a number's end that are looked for, however the rest of it was written. */
const matchDigits = 7

/** More leads of one guest than anybody reads. */
const maxKin = 200

/** Leads that an operator said are of the same guest; without the lead itself. */
export async function linkedWith(lead: Lead, leads: Pages): Promise<LeadSummary[]> {
  if (lead.guest === null) return []
  const found = await search(leads, lead.guest)
  return found.filter(each => each.guest === lead.guest && each.id !== lead.id)
}

/** Linked ones, and those with the same phone number or e-mail address as any of them that are not. */
export async function kinOf(lead: Lead, leads: Pages) {
  const linked = await linkedWith(lead, leads)
  const known = new Set([lead, ...linked].map(({ id }) => id))
  const countryOf = await countryFinder()
  const own = [lead, ...linked].map(each => contactOf(each, countryOf))
  const isOfGuest = (each: LeadSummary) => {
    const contact = contactOf(each, countryOf)
    return own.some(one => isAlike(one, contact))
  }
  const found = new Map<string, LeadSummary>()
  for (const word of new Set(own.flatMap(wordsOf)))
    for (const each of await search(leads, word))
      if (!known.has(each.id) && isOfGuest(each)) found.set(each.id, each)
  return { linked, alike: [...found.values()] }
}

/** The search is the sieve; what it finds is then looked at closely. */
const wordsOf = ({ phone, digits, email }: Contact): string[] => [
  ...(email === null ? [] : [email]),
  ...(digits.length < matchDigits ? [] : [(phone ?? digits).slice(-matchDigits)]),
]

const search = async (leads: Pages, word: string) =>
  (await leads.page({ search: word, limit: maxKin })).leads

const isAlike = (one: Contact, other: Contact): boolean =>
  (one.email !== null && one.email === other.email) ||
  (one.comparedPhone !== null && one.comparedPhone === other.comparedPhone)
