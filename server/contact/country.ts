import { setImmediate } from 'node:timers/promises'
import { getCountries, type CountryCode } from 'libphonenumber-js'
import type { Source } from '../../shared/lead.ts'

/** The country a guest most likely dials from: as told, else of the time zone, else of the locale. */
export type CountryOf = (source: Source) => CountryCode | undefined

let made: Promise<CountryOf> | undefined

/** Made when it is first asked for. */
export const countryFinder = (): Promise<CountryOf> => (made ??= makeFinder())

async function makeFinder(): Promise<CountryOf> {
  const known = new Map(getCountries().map(country => [country as string, country]))
  const zones = await countriesByZone(known.values())
  return ({ country = '', time_zone = '', locale = '' }) =>
    known.get(country.toUpperCase()) ??
    zones.get(canonicalZone(time_zone)) ??
    known.get(regionOf(locale))
}

/** Intl knows the zones of each country, not the country of a zone. */
async function countriesByZone(countries: Iterable<CountryCode>) {
  const zones = new Map<string, CountryCode>()
  for (const country of countries) {
    // Each takes almost a millisecond; requests get their turn in between.
    await setImmediate()
    for (const zone of zonesOf(country)) zones.set(canonicalZone(zone), country)
  }
  return zones
}

type LocaleWithZones = Intl.Locale & { timeZones?: string[]; getTimeZones?(): string[] | undefined }

function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as LocaleWithZones
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/** By names in lower case: Intl takes 0.2 ms to find one, and an export asks for each lead. */
const canonicalZones = new Map<string, string>()

/** Browsers disagree on names: Asia/Calcutta is Asia/Kolkata. */
function canonicalZone(timeZone: string): string {
  const name = timeZone.toLowerCase()
  const known = name === '' ? '' : canonicalZones.get(name)
  if (known !== undefined) return known
  const zone = orNothing(
    () => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
  )
  // There are some hundreds that Intl knows, and no end of what guests make up.
  if (zone) canonicalZones.set(name, zone)
  return zone
}

const regionOf = (locale: string): string =>
  locale === '' ? '' : orNothing(() => new Intl.Locale(locale).region ?? '')

/** A browser, or whoever claims to be one, may say anything, and Intl throws at nonsense. */
function orNothing(ask: () => string): string {
  try {
    return ask()
  } catch {
    return ''
  }
}
