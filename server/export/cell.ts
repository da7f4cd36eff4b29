import type { Json } from '../../shared/json.ts'

/** With any of these at its beginning a spreadsheet may take text for a formula and run it. */
const dangerous = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** Nothing but a number: "-5" as much as -5. */
const number = /^[+-]?\d+([.,]\d+)?$/

/**
 * A phone number that no spreadsheet calculates: with a space between two parts of it, and no sign beside
 * the space, it stays as it is. +1-800-555-0199 and +1 - 800 do not, since they would become -1553 and -799.
 */
const phone = /^(?=.*[\d)] +[\d(])\+\d[\d().\-/ ]*$/

/**
 * The dangerous sign behind a semicolon or line break: half the world's spreadsheets cut lines at
 * semicolons, whatever the quotes say, and what follows is a cell of its own there; the other half cut
 * those of a file with decimal commas at commas. `;-)` is harmless. The sign is looked for first, and then
 * what is before it: the other way round 60,000 line breaks take ten seconds.
 */
const dangerousWithin = {
  '.': /(?=[=@\uff1d\uff20]|[+\-\uff0b\uff0d][^)\s])(?<=[;\t\r\n][\s"]*)/g,
  ',': /(?=[=@\uff1d\uff20]|[+\-\uff0b\uff0d][^)\s])(?<=[,;\t\r\n][\s"]*)/g,
}

/** The sign in a number that is not whole. */
export type Decimal = keyof typeof dangerousWithin

/** A value as text of a cell; a formula becomes text by the apostrophe that spreadsheets use for it. */
export function cellText(value: Json | undefined, decimal: Decimal): string {
  const text = plainText(value, decimal).replace(dangerousWithin[decimal], "'")
  if (!dangerous.test(text) || number.test(text) || phone.test(text)) return text
  return `'${text}`
}

function plainText(value: Json | undefined, decimal: Decimal): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value) && value.every(isScalar))
    return value.map(each => plainText(each, decimal)).join('; ')
  return JSON.stringify(value)
}

const isScalar = (value: Json) => value === null || typeof value !== 'object'
