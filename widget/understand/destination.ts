import { runAt, type Run } from './run.ts'
import type { Found, Reply } from './reply.ts'
import { offeredPlaces } from './offered-places.ts'
import type { Context, Span } from './reading.ts'
import { has, perLanguage } from './grammar.ts'
import { fold } from './fold.ts'
import { slips } from './typo.ts'
import type { Language } from './language.ts'

const patternsOf = perLanguage((make, { isTime }) => {
  const stop = make`^@stop$`
  return {
    sure: make`\<((?:@go|@to) +)?@to\> *`,
    weak: make`\<@in\> *`,
    ends: (word: string) => has(word, stop) || isTime(word, 'MWuh'),
    // A place may stand alone at the start or beside what another reader took.
    alone: make`(?:^|[\x80\x81])[ ,]*`,
    // `Hello!`, `Rome please`: idle words on either side are none of the place.
    first: make`^(?:@to\> *)?(?=((?:[^@letter]*(?:@intro|@iam|@idle)\>)*))\1[^@letter]*`,
    stuck: make`\<@place`,
    closed: make`^[^@letter]*(?:(?:@stop\>[^@letter]*)+(?:[@letter]+ )?)?(?:$|[\x80\x81.,;!?()])`,
    other: make`\<@other`,
    // `With my wife Maria`, `my friend and I`.
    relative: make`\<@kin@tail(?:[ '][ '@letter]*)?$`,
    listed: make`^ *(?:, *[\x80\x81]|\x81)`,
    another: make`^ +(?:(@or)|@and) +(?:(?:@to|@in)\> *)?`,
    whole: make`^(\D{1,80}?)(?: *@said|[^@letter\x80\x81]+@idle)*[^@letter\x80\x81)]*$`,
    // A question, and from its clause on what is not known: `Japan, not sure when`.
    unsure: make`^.* .*\?|(?<=^|[,.;!])[^,.;!]*(?:\<@unsure\>|\<@other)`,
  }
})

type Place = Span & { value?: string }

/** The site's own places come before days are read: `Easter Island`, `Friday Harbor`. */
export function readOffered({ text }: Reply, _: Language, context: Context): Found[] {
  const parts = offeredPlaces(text, context)
  return [{ slot: 'destination', parts, values: parts.map(({ value }) => value) }]
}

/**
 * Where else the guest wants to go: the site's own places with a slip, then what stands after a place word.
 * Asked for, it is the whole reply; where nothing is asked, whatever else may be a name is a question.
 */
export function readDestination(reply: Reply, language: Language, context: Context): Found[] {
  const { typed, text, at } = reply
  const { slot, site } = context
  const asked = slot === 'destination'
  const [known = ''] = text.split(patternsOf(language).unsure)
  const firm = { ...reply, text: known }
  const places = site?.destinations ?? []
  const offered = offeredPlaces(text, context, slips)
  const found = offered[0] ? offered : placesIn(reply, language, asked && known === text)
  const asks = !found[0] && !places[0] && !slot
  const named: Place[] = asks ? placesIn(firm, language, false, true) : found
  const parts = !named[0] && asked ? wholeReply(firm, language) : named
  const values = parts.map(({ from, to, value }) => value ?? typed.slice(at[from], at[to]))
  return [{ slot: 'destination', parts, values: [...new Set(values)], asks }]
}

/** In capitals, unless `loose`; a `guess` is what might be a place by where it stands. */
function placesIn(reply: Reply, language: Language, loose: boolean, guess = false): Place[] {
  const { sure, weak, alone, first, stuck, ends, other } = patternsOf(language)
  const { text } = reply
  const all = (lead: RegExp) => [...text.matchAll(lead)]
  const after = (lead: RegExp, small: boolean) =>
    all(lead).flatMap(({ 0: words, 1: going, index }): Run[] => {
      const from = index + words.length
      const isAlone = lead === alone || lead === first
      const run = runAt(reply, from, ends, small || (lead === sure && !!going), true)
      if (!run || has(text.slice(run.from, run.next), other)) return []
      if (guess && !mayBeGuessed(reply, run, language, !words || !!going)) return []
      const places = joined(reply, run, language, small)
      const whole = { ...run, to: places.at(-1)?.to ?? 0 }
      if (isAlone && (run.from > from || !standsAlone(reply, whole, language, guess))) return []
      return places
    })
  const to = all(stuck).flatMap(({ 0: words, 1: name = '', index }) => {
    const from = index + words.indexOf(name)
    return ends(name) ? [] : [{ from, to: from + name.length }]
  })
  const sureOnes = [...to, ...after(sure, loose)]
  const within = has(text, other) ? [] : after(weak, loose || guess)
  // `en Grèce ou au Portugal`: the surer word is that of the second place.
  const [start = NaN, end] = [within[0]?.from, within.at(-1)?.to]
  const isSecond = !loose && sureOnes.some(({ from, to: last }) => start < from && end === last)
  if (sureOnes.length && !isSecond) return sureOnes
  if (within.length || loose) return within
  return guess ? after(first, true) : has(text, /[\x80\x81]/) ? after(alone, false) : []
}

/** Who writes `We would` has capitals for places; but `costa rica`, `To goa`. */
function mayBeGuessed({ typed, text, at }: Reply, run: Run, language: Language, isBegun: boolean) {
  const isSmall = isBegun && /^\p{Lu}.* \p{Ll}\S*$/u.test(typed.slice(0, at[run.to]))
  return !isSmall && isName(text.slice(run.from, run.to), language)
}

/**
 * Beside a date or a party a name by itself is the place: one word only before a date or a comma.
 * A guess need be no more than two words, or three that begin with a capital, which nothing follows.
 */
function standsAlone(reply: Reply, run: Run, language: Language, guess: boolean): boolean {
  const { typed, text, at } = reply
  const { listed, closed, relative } = patternsOf(language)
  if (has(fold(typed.slice(0, at[run.to])).text, relative)) return false
  const words = text.slice(run.from, run.to)
  const after = text.slice(run.to)
  const lone = run.words < 2 && (guess || !text.slice(0, run.from).trim())
  // Of two dates that stand apart each has a label: `Arrival 12 Dec, departure 19 Dec`.
  if (lone && /\x81[^\x81]+\x81/.test(text) && !/^ *,/.test(after)) return false
  const isSure = /^\p{Lu}/u.test(typed.slice(at[run.from])) && /\p{Ll}/u.test(typed)
  return (
    (guess ? run.words < 3 + Number(isSure) : isSure && (isName(words, language) || !lone)) &&
    has(after, lone && !guess ? listed : closed)
  )
}

/** It neither begins nor ends with a word of dates, nor has signs of a Japanese, Chinese or Korean sentence. */
function isName(words: string, { lexicon }: Language): boolean {
  const edges = words.match(/^\S+|\S+$/g)
  return !edges?.some(word => lexicon.words.has(word)) && !/[ぁ-ん你我]|[요다]$/.test(words)
}

/** The reply as typed, up to what another reader took. */
function wholeReply(reply: Reply, language: Language): Place[] {
  const { ends, first, whole } = patternsOf(language)
  const [[before] = ['']] = reply.text.matchAll(first)
  const from = before.length
  const [[, words = ''] = []] = reply.text.slice(from).matchAll(whole)
  if (words && !has(words, /[\x80\x81]/)) return [{ from, to: from + words.length }]
  const run = words && runAt(reply, from, ends, true, true)
  return run ? joined(reply, run, language, true) : []
}

/** With a second place: `Paris or Rome` is a question, `Paris and Rome` a tour. */
function joined(reply: Reply, run: Run, language: Language, loose: boolean): Run[] {
  const { another, ends } = patternsOf(language)
  const [[link, either] = ['']] = reply.text.slice(run.to).matchAll(another)
  const next = link && runAt(reply, run.to + link.length, ends, loose, false)
  if (!next) return [run]
  return either ? [run, next] : [{ ...run, to: next.to }]
}
