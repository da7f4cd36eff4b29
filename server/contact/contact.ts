import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import type { Lead } from '../../shared/lead.ts'
import { digitsOf } from '../digits.ts'
import type { CountryOf } from './country.ts'

/** How a guest can be reached; what a guest typed stays in the lead as it was typed. */
export interface Contact {
  /** E.164; null for what is no number anybody could dial from here. */
  phone: string | null
  /** As typed, in digits of ours. */
  digits: string
  /** What two leads of one guest have in common: E.164, else the digits. */
  comparedPhone: string | null
  /** Lower case. */
  email: string | null
}

/** Digits that a number has at least. */
const minDigits = 7

export function contactOf(
  { fields, source }: Pick<Lead, 'fields' | 'source'>,
  countryOf: CountryOf,
): Contact {
  const typed = String(fields.phone_number ?? '')
  const phone = dialledNumber(typed, countryOf(source))?.number ?? null
  const digits = digitsOf(typed)
  return {
    phone,
    digits,
    comparedPhone: phone ?? (digits.length >= minDigits ? digits : null),
    email: String(fields.email ?? '').toLowerCase() || null,
  }
}

/** As numbers are written between countries: with spaces, so that a spreadsheet takes it for text. */
export function shownNumber(
  { fields, source }: Pick<Lead, 'fields' | 'source'>,
  countryOf: CountryOf,
): string | null {
  const number = dialledNumber(String(fields.phone_number ?? ''), countryOf(source))
  number?.setExt('')
  return number?.formatInternational() ?? null
}

/** Without a country a number must begin with + or 00. */
function dialledNumber(typed: string, country: CountryCode | undefined) {
  const text = typed.trim().replace(/^00(?=[1-9])/, '+')
  const number = parsePhoneNumberFromString(text, country)
  return number?.isValid() ? number : undefined
}
