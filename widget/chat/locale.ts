import { bare } from '../conversation/bare.ts'

/** What a page and a browser say of the guest's language. */
interface Hints {
  /** The operator's own choice, such as `pt-BR`; it stands as written. */
  locale?: string | undefined
  /** Region of the page's guests, such as `GB`. */
  country?: string | undefined
}

/**
 * Pages write `en_US` and browsers `en-US@posix`; what is no locale keeps nobody from talking. `German` is
 * none, though Intl would take it for a language.
 */
function parse(written: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(written.replace(/([.@]|^[a-z]{4}).*/i, '').replaceAll('_', '-'))]
  } catch {
    return []
  }
}

/** The locale a guest reads and writes; a page in `en` is read as `en-GB` by a British browser. */
export function localeOf(
  { locale = '', country = '' }: Hints,
  page = document.documentElement.lang,
  browser: readonly string[] = navigator.languages,
): string {
  const own = parse(locale)
  const spoken = browser.flatMap(parse)
  const [read] = [...own, ...parse(page), ...spoken]
  if (!read) return 'en'
  const near = spoken.filter(({ language }) => !own[0] && language === read.language)
  const regions = [read, ...parse(`und-${country}`), ...near].map(({ region }) => region)
  const region = regions.find(Boolean)
  return new Intl.Locale(read, bare({ region } as Intl.LocaleOptions)).toString()
}
