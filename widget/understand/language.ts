import type { Pack } from './pack.ts'
import { learn, weaken, type Lexicon } from './lexicon.ts'
import type { Rule } from './reduce.ts'
import { learnRelative } from './invert-relative.ts'
import { learnNames, orderOf, type Order } from './invert-intl.ts'
import { learnPack } from './learn-pack.ts'
import { cardinals } from './number-words.ts'

/** Everything known of one locale: built once, from Intl and the pack, and kept. */
export interface Language {
  /** Number words of the pack, folded, such as `twelve` -> 12. */
  numbers: ReadonlyMap<string, number>
  /** Undefined when the language has no pack, or while it is not loaded. */
  pack: Pack | undefined
  lexicon: Lexicon
  /** Those of the language's own calendar. */
  rules: readonly Rule[]
  /** Written without spaces between a number and what it counts. */
  glued: boolean
  /** Written without spaces between words, too. */
  spaceless: boolean
  /** The number that digits or a word stand for; an article is one. */
  valueOf: (word: string) => number
  /** Whether a word is a month (`M`), a weekday (`W`) or a unit of time (`u`). */
  isTime: (word: string, signs: string) => boolean
  /** How the locale writes a date in digits; undefined for English without a region. */
  order: Order | undefined
}

/** Languages whose guests read and write as those of another one do too. */
const near: Record<string, string> = { no: 'nb', nn: 'nb', ms: 'id' }

const known = new Map<string, Language>()

/** The language without its region, script or old code, by which its pack goes. */
export function codeOf(locale: string): string {
  const [code = ''] = supportedLocale(locale).split('-')
  return near[code] ?? code
}

/** In steps: all at once it would hold a slow phone for a tenth of a second. */
function* build(locale: string, pack: Pack | undefined): Generator<void, Language> {
  const lexicon: Lexicon = { words: new Map(), longest: 0 }
  if (pack) learnPack(lexicon, pack)
  yield
  // Who writes دجنبر, 聽日 or `i morgon` may as well write ديسمبر, 明天 or `i morgen`.
  for (const one of new Set([locale, codeOf(locale)])) {
    yield* learnNames(lexicon, one)
    yield* learnRelative(lexicon, one)
  }
  // Without a pack the shortest are weak: Czech `ne` is no as well as Sunday.
  const weak = pack ? (pack.dates.weak ?? '').split('|') : [...lexicon.words.keys()].filter(isShort)
  for (const phrase of weak) weaken(lexicon, phrase)
  const rules = pack?.calendar?.((...meaning) => learn(lexicon, ...meaning), locale) ?? []
  const numbers = new Map(pack ? cardinals(pack) : [])
  return {
    numbers,
    pack,
    lexicon,
    rules,
    glued: /^(?:ja|ko|th|zh)/.test(locale),
    spaceless: /^(?:ja|th|zh)/.test(locale),
    valueOf: word => numbers.get(word.replace('-', ' ')) ?? (/\d/.test(word) ? Number(word) : 1),
    isTime: (word, signs) => (lexicon.words.get(word) ?? []).some(({ is }) => signs.includes(is)),
    order: digitOrder(locale),
  }
}

const isShort = (word: string) => !word[2]

/** The locale without its extensions; English where Intl knows no such locale. */
function supportedLocale(locale: string): string {
  try {
    const { baseName } = new Intl.Locale(locale.replace(/_/g, '-'))
    return Intl.DateTimeFormat.supportedLocalesOf(baseName)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** How a locale writes a date in digits; English without a region does not say. */
export function digitOrder(locale: string): Order | undefined {
  const supported = supportedLocale(locale)
  return supported === 'en' ? undefined : orderOf(supported)
}

/** The language as far as it is loaded; a locale that Intl refuses is read as English. */
export function languageOf(locale: string): Language {
  const steps = stepsTo(locale)
  let step
  do step = steps.next()
  while (!step.done)
  return step.value
}

/** The same in steps, with all that a pack adds. */
export function* stepsTo(locale: string, pack?: Pack): Generator<void, Language> {
  const supported = supportedLocale(locale)
  const built = known.get(supported)
  if (built && (built.pack || !pack)) return built
  const language = yield* build(supported, pack)
  known.set(supported, language)
  return language
}
