import type { Reply } from './reply.ts'
import type { Span } from './reading.ts'

/** A name or a place begins and ends with a capital where the script has capitals. */
const capital = /^[\p{Lu}\p{Lo}]/u

/** Letters with what may stand inside a name; `St.` keeps its dot. */
const word = /[ ,]*(?:(?:st|mt)\.|['·-]*[\p{L}\p{M}][\p{L}\p{M}\d'·-]*)/uy

export interface Run extends Span {
  words: number
  /** Where the word after the run ends. */
  next: number
}

/**
 * The name-like words that stand at `from`: up to a `stop`, in capitals unless `loose`, with small
 * words inside (`Isle of Man`, `van der Berg`) and, for places, a `region` after a comma.
 */
export function runAt(
  { typed, text, span }: Reply,
  from: number,
  stop: (word: string) => boolean,
  loose: boolean,
  region: boolean,
): Run | undefined {
  const run = { from, to: from, words: 0, next: from }
  let small = 0
  let firm = from
  word.lastIndex = from
  for (let found = word.exec(text); found && run.words < 6; found = word.exec(text)) {
    const name = found[0].replace(/^[ ,]+/, '')
    const at = word.lastIndex - name.length
    const big = capital.test(typed.slice(span(at, at).from))
    const apart = found[0].includes(',') && !(region && big && run.words)
    run.next = word.lastIndex
    if (apart || stop(name)) break
    if (big || loose) {
      if (!run.words++) run.from = at
      run.to = word.lastIndex
      if (big || name.length > 3) firm = run.to
      small = 0
    } else if (name.length > 4 || ++small > 2) break
  }
  return closed(run, firm, text)
}

/** The small words before a date are the date's, as in `a Bali del 12`. */
function closed(run: Run, firm: number, text: string): Run | undefined {
  const isBeforeTaken = text.slice(run.to).trimStart().startsWith('\x01')
  const to = isBeforeTaken ? firm : run.to
  return to > run.from ? { ...run, to } : undefined
}
