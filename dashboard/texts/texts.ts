import { recall, remember } from '../remembered.ts'
import { en, type Texts } from './en.ts'
import { numberFormat, pluralRules } from './formats.ts'

/** The languages of the dashboard; all but English are fetched when they are used. */
export const languages: Record<string, { name: string; load: () => Promise<Texts> }> = {
  en: { name: 'English', load: async () => en },
  es: { name: 'Español', load: async () => (await import('./es.ts')).es },
}

/** The texts in use, and how dates and numbers are written beside them; set once, before drawing. */
export let texts: Texts = en
export let locale = 'en'

const key = 'bellhop:language'

/** The operator's choice in this browser, else the first of the browser's languages there is. */
export async function loadTexts(browserLanguages: readonly string[]): Promise<void> {
  const wanted = [
    recall('localStorage', key),
    ...browserLanguages.map(tag => tag.split('-')[0] ?? ''),
  ]
  const language = wanted.find(tag => tag !== null && Object.hasOwn(languages, tag)) ?? 'en'
  texts = (await languages[language]?.load().catch(() => en)) ?? en
  locale = localeOf(texts.language, browserLanguages)
  document.documentElement.lang = texts.language
}

export const chooseLanguage = (language: string) => remember('localStorage', key, language)

/** The browser's way of writing dates, when it is a way of writing this language. */
export function localeOf(language: string, browserLanguages: readonly string[]): string {
  return browserLanguages.find(tag => isLocale(tag) && tag.split('-')[0] === language) ?? language
}

/** Chromium under the C locale says "en-US@posix", at which Intl throws. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

export type Forms = { one: string; other: string }

export function say(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => isolated(values[name] ?? whole))
}

/** Words from right to left keep to themselves: two of them would change places around what is between. */
const isolated = (words: string) =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(words) ? `\u2068${words}\u2069` : words

/** A text that depends on a count: "1 day", "2 days", "1.5 days". */
export function sayCount(forms: Forms, count: number): string {
  const form = pluralRules(texts.language, {}).select(count) === 'one' ? forms.one : forms.other
  return say(form, { count: numberFormat(locale, {}).format(count) })
}
