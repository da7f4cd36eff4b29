import { languageInSteps, type Language } from './language.ts'
import type { Pack } from './pack.ts'

/** Each pack is a file of its own, fetched when the first guest of that language comes. */
const packs: Record<string, () => Promise<{ pack: Pack }>> = {
  ar: () => import('./packs/ar.ts'),
  da: () => import('./packs/da.ts'),
  de: () => import('./packs/de.ts'),
  en: () => import('./packs/en.ts'),
  es: () => import('./packs/es.ts'),
  fr: () => import('./packs/fr.ts'),
  hi: () => import('./packs/hi.ts'),
  id: () => import('./packs/id.ts'),
  it: () => import('./packs/it.ts'),
  ja: () => import('./packs/ja.ts'),
  ko: () => import('./packs/ko.ts'),
  nb: () => import('./packs/nb.ts'),
  nl: () => import('./packs/nl.ts'),
  pl: () => import('./packs/pl.ts'),
  pt: () => import('./packs/pt.ts'),
  ru: () => import('./packs/ru.ts'),
  sv: () => import('./packs/sv.ts'),
  th: () => import('./packs/th.ts'),
  tr: () => import('./packs/tr.ts'),
  uk: () => import('./packs/uk.ts'),
  vi: () => import('./packs/vi.ts'),
  zh: () => import('./packs/zh.ts'),
}

/** Languages whose guests read another one's pack as their own. */
const near: Record<string, string> = { no: 'nb', nn: 'nb', ms: 'id', in: 'id' }

/**
 * Makes `understand` know a locale; where there is no pack, Intl's own data must do. `pause` gives
 * others their turn between the steps, each of a few milliseconds.
 */
export async function loadLanguage(
  locale: string,
  pause: () => Promise<unknown> = async () => {},
): Promise<Language> {
  const [code = ''] = locale.toLowerCase().split(/[-_]/)
  const load = packs[near[code] ?? code]
  return languageInSteps(locale, load ? (await load()).pack : undefined, pause)
}
