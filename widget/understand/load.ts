import { codeOf, stepsTo } from './language.ts'
import type { Pack } from './pack.ts'

/** Each pack is a file of its own, fetched when the first guest of that language comes. */
async function loadPack(language: string): Promise<Pack | undefined> {
  if (!import.meta.env.PACK_LANGUAGES.includes(language)) return undefined
  const file = import.meta.env.PACKS.replace('*', language)
  return ((await import(/* @vite-ignore */ file)) as { pack: Pack }).pack
}

/**
 * Makes `understand` know a locale; where there is no pack, Intl's own data must do. `pause` gives
 * others their turn between the steps, each of a few milliseconds.
 */
export async function loadLanguage(
  locale: string,
  pause: () => Promise<unknown> = async () => {},
): Promise<void> {
  for (const _ of stepsTo(locale, await loadPack(codeOf(locale)))) await pause()
}
