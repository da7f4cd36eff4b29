import { locale } from '../texts/texts.ts'

/** Several things in one line, as the operator's language joins them. */
export const list = (words: readonly string[]) =>
  new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(words)

export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
