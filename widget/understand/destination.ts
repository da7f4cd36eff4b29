import { perLanguage } from './grammar.ts'
import type { Language } from './language.ts'
import type { Context, Readings, Span } from './reading.ts'
import { readingOf, replyOf } from './reply.ts'
import type { Reply } from './reply.ts'
import { runAt } from './run.ts'
import type { Run } from './run.ts'
import { offeredPlaces } from './site.ts'

const patternsOf = perLanguage(({ make, isTime }) => {
  const stop = make('^@stop$')
  return {
    sure: make('\\<(@go\\s+)?@to\\>\\s*', 'g'),
    weak: make('\\<@in\\>\\s*', 'g'),
    // A place may stand alone at the start or beside what another reader took.
    alone: make('(?:^|\\x01)[\\s,]*', 'g'),
    place: make('\\<@place', 'g'),
    ends: (word: string) => stop.test(word) || isTime(word, 'MWuh'),
    other: make('\\<@other'),
    listed: make('^\\s*,\\s*\\x01'),
    closed: make('^\\s*(?:$|[\\x01.,;!?)]|@stop\\>)'),
    another: make('^\\s+(?:(@or)|@and)\\s+'),
    whole: make(`^([^\\x01]*?)([@letter].{0,80}?)(?:\\s*@said)?[\\s"'.,;:!-]*$`),
    unsure: make('\\?|\\<@unsure\\>'),
  }
})

/** A longer date is two dates and the words between them. */
const LONGEST = 32

/** Where the guest wants to go: the site's own places first, then what stands after a place word. */
export function readDestination(
  text: string,
  language: Language,
  { slot, site }: Context,
  taken: readonly Span[],
): Pick<Readings, 'destination'> {
  // The span of a stay runs from its first day to its last, over all that stands between.
  const reply = replyOf(
    text,
    taken.filter(({ from, to }) => to - from < LONGEST),
  )
  const asked = slot === 'destination'
  const offered = offeredPlaces(reply.text, site?.destinations ?? [])
  const found = offered.length ? offered : placesIn(reply, language, asked, taken.length > 0)
  const places = found.length || !asked ? found : wholeReply(reply, language)
  const destination = readingOf(
    reply,
    places.map(({ from, to, value }) => value ?? nominative(reply, from, to)),
    places,
  )
  return destination ? { destination } : {}
}

interface Place extends Span {
  value?: string
}

/** As typed, but for the one ending of Russian and Ukrainian that can be turned back safely. */
function nominative({ typed, span }: Reply, from: number, to: number): string {
  const place = span(from, to)
  return typed.slice(place.from, place.to).replace(/(?<=[иі])ю$/u, 'я')
}

function placesIn(reply: Reply, language: Language, asked: boolean, beside: boolean): Place[] {
  const { sure, weak, alone, place, ends, other, another } = patternsOf(language)
  const { text } = reply
  const after = (lead: RegExp) =>
    [...text.matchAll(lead)].flatMap(({ 0: words, 1: going, index }) => {
      const from = index + words.length
      const run = runAt(reply, from, ends, asked || going !== undefined, true)
      if (!run || other.test(text.slice(run.from, run.next))) return []
      if (lead === alone && (run.from > from || !standsAlone(reply, run, language))) return []
      // `Paris or Rome` is a question, `Paris and Rome` a tour.
      const [link = '', either] = another.exec(text.slice(run.to)) ?? []
      const next = link && runAt(reply, run.to + link.length, ends, false, false)
      if (!next) return [run]
      return either ? [run, next] : [{ from: run.from, to: next.to }]
    })
  const stuck = [...text.matchAll(place)].flatMap(({ index, 1: name = '' }) =>
    ends(name) ? [] : [{ from: index, to: index + name.length }],
  )
  const to = [...stuck, ...after(sure)]
  if (to.length) return to
  const within = other.test(text) ? [] : after(weak)
  return within.length || asked || !beside ? within : after(alone)
}

/** Beside a date or a party a name by itself is the place; one word at the start wants a comma. */
function standsAlone({ typed, text, span }: Reply, run: Run, language: Language): boolean {
  const { listed, closed } = patternsOf(language)
  const first = /^\s*$/.test(text.slice(0, run.from))
  const rest = text.slice(run.to)
  return (
    /\p{Lu}/u.test(typed[span(run.from, run.to).from] ?? '') &&
    (first && run.words < 2 ? listed : closed).test(rest)
  )
}

/** The reply as typed, up to what another reader took, unless it is a question or a shrug. */
function wholeReply(reply: Reply, language: Language): Place[] {
  const { ends, whole, unsure } = patternsOf(language)
  const [, lead = '', words = ''] = whole.exec(reply.text) ?? []
  if (!words || unsure.test(reply.text)) return []
  const span = { from: lead.length, to: lead.length + words.length }
  const place = words.includes('\x01') ? runAt(reply, span.from, ends, true, true) : span
  return place ? [place] : []
}
