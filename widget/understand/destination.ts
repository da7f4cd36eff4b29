import { has, perLanguage } from './grammar.ts'
import type { Language } from './language.ts'
import type { Context, Span } from './reading.ts'
import type { Found, Reply } from './reply.ts'
import { runAt, type Run } from './run.ts'
import { offeredPlaces } from './site.ts'

const patternsOf = perLanguage((make, { isTime }) => {
  const stop = make`^@stop$`
  return {
    sure: make`\<(@go\s+)?@to\>\s*`,
    weak: make`\<@in\>\s*`,
    // A place may stand alone at the start or beside what another reader took.
    alone: make`(?:^|[\x80\x81])[\s,]*`,
    stuck: make`\<@place`,
    ends: (word: string) => has(word, stop) || isTime(word, 'MWuh'),
    other: make`\<@other`,
    closed: make`^\s*(?:$|[\x80\x81.,;!?)]|@stop\>)`,
    listed: make`^\s*(?:,\s*[\x80\x81]|\x81)`,
    another: make`^\s+(?:(@or)|@and)\s+`,
    whole: make`^(?!(?:@idle|\d+)[^@letter]*$)[^\x80\x81]*?([@letter].{0,80}?)(?:\s*@said)?[\s"'.,;:!?-]*$`,
    unsure: make` .*\?|\<@unsure\>`,
  }
})

type Place = Span & { value?: string }

/** Where the guest wants to go: the site's own places first, then what stands after a place word. */
export function readDestination(
  reply: Reply,
  language: Language,
  { slot, site }: Context,
): Found[] {
  const asked = slot === 'destination'
  const offered = offeredPlaces(reply.text, site?.destinations ?? [])
  const found = offered.length ? offered : placesIn(reply, language, asked)
  const parts: Place[] = found.length || !asked ? found : wholeReply(reply, language)
  const values = parts.map(({ from, to, value }) => value ?? nominative(reply, from, to))
  return [{ slot: 'destination', parts, values: [...new Set(values)] }]
}

/** As typed, but for the one ending of Russian and Ukrainian that can be turned back safely. */
const nominative = ({ typed, at }: Reply, from: number, to: number) =>
  typed.slice(at[from], at[to]).replace(/(?<=[иі])ю$/u, 'я')

function placesIn(reply: Reply, language: Language, asked: boolean): Place[] {
  const { sure, weak, alone, stuck, ends, other } = patternsOf(language)
  const { text } = reply
  const all = (lead: RegExp) => [...text.matchAll(lead)]
  const after = (lead: RegExp) =>
    all(lead).flatMap(({ 0: words, 1: going, index }): Run[] => {
      const from = index + words.length
      const run = runAt(reply, from, ends, asked || !!going, true)
      if (!run || has(text.slice(run.from, run.next), other)) return []
      if (lead === alone && (run.from > from || !standsAlone(reply, run, language))) return []
      return joined(reply, run, language, false)
    })
  const to = all(stuck).flatMap(({ index, 1: name = '' }) =>
    ends(name) ? [] : [{ from: index, to: index + name.length }],
  )
  const sureOnes = [...to, ...after(sure)]
  if (sureOnes.length) return sureOnes
  const within = has(text, other) ? [] : after(weak)
  return within.length || asked || !has(text, /[\x80\x81]/) ? within : after(alone)
}

/** Beside a date or a party a name by itself is the place: one word only before a date or a comma. */
function standsAlone({ typed, text, at }: Reply, run: Run, language: Language): boolean {
  const { listed, closed } = patternsOf(language)
  const lone = run.words < 2 && !text.slice(0, run.from).trim()
  return (
    /\p{Lu}/u.test(typed[at[run.from] ?? 0] ?? '') &&
    /\p{Ll}/u.test(typed) &&
    !(lone && language.lexicon.words.has(text.slice(run.from, run.to))) &&
    has(text.slice(run.to), lone ? listed : closed)
  )
}

/** The reply as typed, up to what another reader took, unless it is a question or a shrug. */
function wholeReply(reply: Reply, language: Language): Place[] {
  const { ends, whole, unsure } = patternsOf(language)
  const [found] = reply.text.matchAll(whole)
  if (!found || has(reply.text, unsure)) return []
  const [all, words = ''] = found
  const from = all.indexOf(words)
  if (!has(words, /[\x80\x81]/)) return [{ from, to: from + words.length }]
  const run = runAt(reply, from, ends, true, true)
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
