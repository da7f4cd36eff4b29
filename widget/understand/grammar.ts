import { letter } from './letter.ts'
import { fold } from './fold.ts'
import type { Lexicon } from './lexicon.ts'
import type { Language } from './language.ts'
import type { DateRole, Pack, PartyRole } from './pack.ts'

/** No place in any language that travel agencies write; English is written on every page. */
const everywhere =
  'need|safari|\\w*.?pens[ia]o\\w*|have|get|plan|weekend|back|inclusive|half|all|but|will|be|full|check[^ ]*|board|yes|me(?:zz|d?i)a'

/** What guests say around an answer, in languages that share their letters. */
const courtesies =
  'alors|pues|sure(?: thing)?|okay|ok|hey|salve|grazie|graag|lutfen|please|bitte|thanks?(?:giving| you)?|thx|(?:be)?dank\\w*|hiya|(?:po)?prosze|hello|obrigad\\w|ta[ck]k?|buenas|s.il \\w+ plait|svp|gracias|merci|well|witam|pls|p[oe]r favore?|hi'

/** What guests ask of their own instead of answering, where no mark says that it is a question. */
const wonders =
  'сколько|[cq]uant[aeio]s?|كم|kosz\\w*|w.?lan|wi.?fi|多少|[でま]すか|[吗嗎]|얼마[^ ]*|いくら|berapa|combien|هل|कितन[^ ]*|ne kadar'

/**
 * Makes an expression: `@kin` stands for the words of that role in the pack, `\<` and `\>` for a word's
 * edges, `@letter` for letters in a class. `@tail` is what else a word has, `@idle` what says nothing
 * before an answer or behind it, `@stop` what ends a name or a place.
 */
type Make = (source: TemplateStringsArray, ...pieces: string[]) => RegExp

/** A piece of an expression, as it is written. */
export const { raw } = String

/** Expressions are global, for `matchAll`; `test` would begin where the last one ended. */
export const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0

/** Builds something once for each language. */
export function perLanguage<T>(build: (make: Make, language: Language) => T) {
  const built = new WeakMap<Language, T>()
  return (language: Language): T => {
    const known = built.get(language) ?? build(makeFor(language), language)
    built.set(language, known)
    return known
  }
}

/** One of several phrases, folded. */
const either = (...phrases: (string | undefined)[]) =>
  `(?:${fold(phrases.filter(Boolean).join('|')).text || '(?!)'})`

/** The words that may mean what is written so in packs: `u30` is a unit of thirty days. */
const taught = ({ words }: Lexicon, meaning: RegExp) =>
  [...words].flatMap(([word, means]) =>
    word[1] && means.some(({ is, n }) => meaning.test(is + n[0])) ? word.replace('*', '[^ ]*') : [],
  )

function makeFor({ glued, spaceless, lexicon, numbers, pack }: Language): Make {
  // Hebrew and Arabic write `and` and `for` with the word: ושלושה, لثلاثة.
  const [edge, end] = spaceless
    ? ['', '']
    : [`(?<![${letter}](?<!(?<![${letter}])[ולول]))`, `(?![${letter}])`]
  const words = [...numbers.keys()].sort((one, other) => other.length - one.length).join('|')
  const { dates = {}, party = {} }: Partial<Pack> = pack ?? {}
  const leading = [...'&|tfIiGEHB~', 't1', 'A1'].map(role => dates[role as DateRole])
  const polite = either(courtesies, party.polite, party.said)
  // Not of `3 tuổi tháng 6`.
  const months = `${either(...taught(lexicon, /^u30/), 'm\\b')}${end}(?! *\\d)`
  const pieces: Record<string, string> = {
    // Digits that are no part of a longer number, or a word: `trente-deux` is no two.
    number: `(?:(?<!\\d[.,:/]?)\\d\\d?(?![.,:/]?\\d)|(?<!-)${edge}(?:${words.replace(/ /g, '[ -]') || '(?!)'})(?!')${glued ? '' : end})`,
    letter,
    month: either(...taught(lexicon, /^M\d/)),
    tail: spaceless ? '' : `[${letter}]*`,
    months,
    years: either(party.years, months),
    '<': edge,
    '>': end,
    polite,
    unsure: either(wonders, party.unsure),
    idle: either(everywhere, polite, party.stop),
    and: either('&', dates['&']),
    or: either(dates['|'], dates.t, dates.t1),
    from: either(dates.f, dates.I),
    stop: either(everywhere, polite, party.only, party.stop, party.family, party.in, ...leading),
  }
  const pieceOf = (name: string) => pieces[name] ?? either(party[name as PartyRole])
  return (source, ...rest) =>
    RegExp(
      raw(source, ...rest).replace(/[@\\]([<>]|(?<=@)\w+)/g, (_, name: string) => pieceOf(name)),
      'g',
    )
}
