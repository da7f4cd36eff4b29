import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js'
import type { Lead } from '../../shared/lead.ts'
import { digitsOf, plainDigit } from '../digits.ts'
import type { CountryOf } from './country.ts'

/** How a guest can be reached; what a guest typed stays in the lead as it was typed. */
export interface Contact {
  /** E.164; null for what is no number anybody could dial from here. */
  phone: string | null
  /** What a telephone is given to dial: E.164, else what was typed. */
  dialled: string | null
  /** As typed, in digits of ours. */
  digits: string
  /** What two leads of one guest have in common: E.164, else the digits. */
  comparedPhone: string | null
  /** Lower case. */
  email: string | null
}

/** Digits that a number has at least. */
const minDigits = 7

/** Digits below which nothing is a number to call, and those of the longest there is. */
const calledDigits = { least: 4, most: 15 }

/** What stands between two numbers of one field; within one number there may be a / as well. */
const between = /[;,/|&\n]|\s\p{L}+\s/u

/** Looked at of one field: an export looks at each lead. */
const maxParts = 4

export function contactOf(
  { fields, source }: Pick<Lead, 'fields' | 'source'>,
  countryOf: CountryOf,
): Contact {
  const typed = plainly(fields.phone_number)
  const phone = numberOf(typed, countryOf(source))?.number ?? null
  const digits = digitsOf(typed)
  return {
    phone,
    dialled: phone ?? calledAs(typed),
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
  const number = numberOf(plainly(fields.phone_number), countryOf(source))
  number?.setExt('')
  return number?.formatInternational() ?? null
}

/** In digits of ours, and with the + that 00 is short for. */
const plainly = (typed: unknown): string =>
  String(typed ?? '')
    .trim()
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/^(?:\uff0b|00\s*(?=[1-9]))/, '+')

/** Without a country a number must begin with + or 00. Of several that somebody can be reached by, the first. */
function numberOf(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  for (const part of [text, ...text.split(between, maxParts)]) {
    const number = parsePhoneNumberFromString(part.trim(), country)
    const right = number?.isValid() ? number : mexicanOf(number)
    if (right) return right
  }
  return undefined
}

/** Before 2019 these came first in Mexico; guests still write them, and WhatsApp shows the 1 to this day. */
const mexicanPrefix = /^(?:1|01|04[45])(?=\d{10}$)/

function mexicanOf(number: PhoneNumber | undefined): PhoneNumber | undefined {
  if (number?.countryCallingCode !== '52') return undefined
  const today = number.nationalNumber.replace(mexicanPrefix, '')
  const right = parsePhoneNumberFromString(`+52${today}`)
  return right?.isValid() ? right : undefined
}

/** A number of no known country: its +, and its digits. Of several the first, since in a row they are none. */
function calledAs(typed: string): string | null {
  const isOne = digitsOf(typed).length <= calledDigits.most
  const parts = isOne ? [typed] : typed.split(between)
  const called = parts.find(part => digitsOf(part).length >= calledDigits.least)?.trim()
  return called === undefined ? null : (called.startsWith('+') ? '+' : '') + digitsOf(called)
}
