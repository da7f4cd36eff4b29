import type { Json } from '../../shared/json.ts'
import type { Lead } from '../../shared/lead.ts'
import { digitsOf, plainDigit } from '../digits.ts'

/**
 * Lower case and without accents, since nobody has every guest's keyboard, and numbers in our digits
 * and without what is written between them. With one form of sigma: which one `toLowerCase` gives
 * depends on its neighbours.
 */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(narrowKana, wide => wide.normalize('NFKC'))
    .replace(variants, bare)
    .replace(numberSigns, '$1')
    .replaceAll('ς', 'σ')

/** A sign of voice is a letter of its own there: ｶﾞ. */
const narrowKana = /[\uff65-\uff9f]+/g

/**
 * Apostrophes, of which phones write another than keyboards, accents and, in Hebrew and Arabic, what is
 * left out at will.
 */
const marks = String.raw`'‘’ʼ\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670`

/** Latin, Greek, Cyrillic and Arabic letters that are other letters to whoever searches. */
const letters = String.raw`\xdf-\u024f\u0390\u03ac-\u03b0\u03ca-\u03ceйёїўѓќ\u1e00-\u1fff\u0622-\u0626ةىیک`

/** Digits of other scripts, and what is as wide as a Chinese character. */
const others = String.raw`٠-٩۰-۹०-९০-৯๐-๙\uff01-\uff5e`

const variants = new RegExp(`[${marks}${letters}${others}]`, 'g')
const anyMarks = new RegExp(`[${marks}]`, 'g')

/** Letters that Unicode does not take apart. */
const whole: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
}

/** Of some thousand letters, each taken apart once: a text may hold nothing else. */
const bares = new Map<string, string>()

function bare(letter: string): string {
  const known = bares.get(letter)
  if (known !== undefined) return known
  const parts = takenApart(letter)
  bares.set(letter, parts)
  return parts
}

const takenApart = (letter: string): string =>
  whole[letter] ?? plainDigit(letter.normalize('NFKD').replace(anyMarks, ''))

/** Leaves of +7 (495) 123-45-67 the digits and spaces; a day or an amount loses its signs as well. */
const numberSigns = /(\d)[-()./\u2010-\u2013]+|[+(]/g

/** What is dialled before a number, 0 in its own country and 00 abroad, is often not in the lead. */
const dialled = /^\s*0+(?=[\d\s]{7,}$)/

export const searchWords = (search = ''): string[] =>
  fold(search).replace(dialled, '').split(/\s+/).filter(Boolean)

/** Between 山田 and 太郎 some write a space, and who searches does not know. */
const idleSpaces = /([\u3040-\u30ff\u3400-\u9fff])[ \u3000]+(?=[\u3040-\u30ff\u3400-\u9fff])/g

/**
 * All that a search looks at. Words hold no space, so none is found across two values; a phone
 * number is found however it is written, and leads of one guest by that guest's id.
 */
export function searchText({ reference, fields, custom_fields, notes, guest }: Lead): string {
  const digits = digitsOf(String(fields.phone_number ?? ''))
  const noted = notes.map(({ text }) => text)
  const texts = textsOf([reference, fields as Json, custom_fields, noted, digits, guest])
  return fold(texts.join('\n')).replace(idleSpaces, '$1')
}

function textsOf(value: Json): string[] {
  const texts: string[] = []
  addTexts(value, texts)
  return texts
}

function addTexts(value: Json, texts: string[]): void {
  if (value === null || typeof value === 'boolean') return
  if (typeof value !== 'object') texts.push(String(value))
  else for (const part of Object.values(value)) addTexts(part, texts)
}
