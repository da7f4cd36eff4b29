import { en, type Texts } from './en.ts'

/** The texts in use; a second language is chosen here. */
export const texts: Texts = en

/** The browser's way of writing dates, when it is a way of writing this language. */
export function localeOf(language: string, browserLanguages: readonly string[]): string {
  return browserLanguages.find(tag => isLocale(tag) && tag.split('-')[0] === language) ?? language
}

/** Chromium under the C locale says "en-US@posix", at which Intl throws. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

export const locale = localeOf(
  texts.language,
  typeof navigator === 'undefined' ? [] : navigator.languages,
)

export type Forms = { one: string; other: string }

export function say(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** A text that depends on a count: "1 day", "2 days", "1.5 days". */
export function sayCount(forms: Forms, count: number): string {
  const form =
    new Intl.PluralRules(texts.language).select(count) === 'one' ? forms.one : forms.other
  return say(form, { count: new Intl.NumberFormat(locale).format(count) })
}
