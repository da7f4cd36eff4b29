import type { Calendar } from './native-calendar.ts'

/** A list of phrases joined by `|`, in lower case, as guests type them. */
export type Phrases = string

/** What one language adds to Intl's data. Data only, regular in shape, one file each. */
export interface Pack {
  /**
   * Number words, counted up from zero and separated by spaces; spellings of one number are joined
   * by `|`; `thirty=30` jumps and the count goes on from there.
   */
  numbers: string
  /** Ordinal words in the same form, from one up; a word that ends in `*` is a stem. */
  ordinals?: string
  /** What makes an ordinal of a cardinal that has none in the list. */
  ordinalEnding?: string
  /** How tens and units join, `T U` in English, `UundT` in German; several joined by `|`. */
  compound?: string
  /** The same for ordinals, where these are made of cardinals: `UundTste`. */
  ordinalCompound?: string
  dates: Partial<Record<DateRole, Phrases>>
  party: Partial<Record<PartyRole, Phrases>>
  /** What guests of this language count years or months by, beside the Gregorian calendar. */
  calendar?: Calendar
}

/**
 * What a word does in a date: the sign of its token (see token.ts) and the token's number, if any.
 * Phrases joined by `;` take numbers that count on: `R0: 'today;tomorrow'` is days from today, `W1`
 * weekdays from Monday, `M1` months, `S1` seasons from spring, `h0` the holidays of holiday.ts. A
 * phrase that ends in `*` is a stem: up to three letters may follow it, or the shorter part of a long
 * word. What Intl knows is left out.
 */
export type DateRole =
  // Which one: next, the one after it, the coming one, this, last (the past or the final), past.
  | 'N'
  | 'NN'
  | 'C'
  | 'T'
  | 'L'
  | 'P'
  // Beside an amount: `in` 3 weeks, 3 weeks `later`, 3 weeks `ago`; between days: from, to, and, or. `t1`,
  // `A1` and `I1` bound a day that stands alone: `until` the 5th, `after` the 5th, German `nach`;
  // `A3`, `G3` and `t3` the day before them: `以后`, `önce`, `まで`; `t2` joins days, and no number of guests to a day. `i` is any day of an amount before or behind it: `within`.
  | 'I'
  | 'A'
  | 'A1'
  | 'A3'
  | 'I1'
  | 'i'
  | 'G'
  | 'G3'
  | 'f'
  | 't'
  | 't1'
  | 't2'
  | 't3'
  | '&'
  | '|'
  // `o` marks a bare number as a day of the month, `~` a day as a guess; words of ` ` mean nothing
  // and may stand anywhere.
  | 'o'
  | '~'
  | 'I~'
  | ' '
  // Early, mid and late in a period.
  | 'E'
  | 'H'
  | 'B'
  // Units by their days, `u2` being nights; weekend, long weekend, whole, and `a` or `one`.
  | 'u1'
  | 'u2'
  | 'u7'
  | 'u10'
  | 'u14'
  | 'u15'
  | 'u30'
  | 'u365'
  | 'k'
  | 'K'
  | 'V'
  | 'a1'
  // Units that hold their number: `на неделю`, `seminggu`, `أسبوعين`. It is that of the first sign, so
  // these are so many of a unit without a length, which counts as a day.
  | 'au2'
  | 'au7'
  | 'au14'
  | 'au15'
  | 'au30'
  // Next week and next year in one word: Turkish `haftaya`.
  | 'uN7'
  | 'uN365'
  // Next month in one phrase; days that are counted by the number behind: Russian `дней на 10`.
  | 'uN30'
  | 'uV1'
  // Lists in order; days gone by, and what else has a day or month that is none of the trip's: a
  // passport, `except`, `not in`.
  | 'R0'
  | 'W1'
  | 'M1'
  | 'S1'
  | 'h0'
  | 'Y'
  // The fifth weekday and the first holiday in one: Good Friday.
  | 'Wh5'
  // April where it has two names, and Intl knows the one: Vietnamese `tháng tư`.
  | 'M4'
  // A while from now in one phrase: Arabic `بعد شهر`; `until the` before a bare number.
  | 'auA7'
  | 'uA30'
  | 'to1'
  // Words that seem to be dates and are none: `rio de janeiro`.
  | 'w'
  // Signs after a number: a time of day, a day of the month.
  | 'c'
  | 'j1'
  // Words that are dates only beside a number or a word of direction: `may`, `sun`. Of all that another
  // role or Intl has taught, and as it is folded.
  | 'weak'

/**
 * What a word does in a sentence about the people who travel, who they are and where they go.
 * These phrases are pieces of regular expressions over folded text; nouns are stems.
 */
export type PartyRole =
  // Nouns after (or before) a number. `dual` says two by its form alone.
  | 'people'
  | 'adults'
  | 'children'
  | 'kin'
  | 'dual'
  // Before a number that is the whole party: `party of`, `we are`. `us` comes after: `of us`.
  | 'group'
  | 'us'
  // Nobody but these: `just`. It stands before a party or after it.
  | 'only'
  // A party that has its children in it; no part of a place.
  | 'family'
  // The whole party in words: `just me`, `couple`.
  | 'one'
  | 'two'
  | 'me'
  | 'with'
  | 'none'
  | 'years'
  // Names: what comes before (`iam` only when the name was asked for), what comes after, titles.
  | 'intro'
  | 'iam'
  | 'said'
  | 'title'
  // Places: movement (`fly`), sure and weak words before a place. `place` is for languages whose
  // words stick to the place or follow it: an expression with the place in brackets.
  | 'go'
  | 'to'
  | 'in'
  | 'place'
  // What makes a capitalised run no place: `airlines`.
  | 'other'
  // Words that end a name or a place and are never part of one, beside `in` and what joins.
  | 'stop'
  // What is said for courtesy after any answer, beside what grammar.ts has.
  | 'polite'
  // From the clause on that has one of these a reply is no answer: `why`, `not sure`.
  | 'unsure'
