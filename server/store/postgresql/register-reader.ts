import { bunches } from '../../bunches.ts'
import { turns } from '../../turns.ts'
import { parseLead } from '../lead-text.ts'
import type { Query } from './database.ts'
import { leadRows, type Row } from './lead-rows.ts'
import { markOf, type RegisterSheets } from './register-sheets.ts'
import { asText, fromText } from './write-leads.ts'

/** Brings sheets up to date with the table. */
export interface RegisterReader {
  /** Reads all. */
  fill(): Promise<void>
  /** Reads what is not as it was: what nobody told us of is found by the marks. */
  compare(): Promise<void>
  read(ids: string[]): Promise<void>
  /** What was erased while it was being read does not come back. */
  erased(number: number): void
  /** Nothing is being read. */
  atRest(): void
}

/** Leads named in one question. */
const stride = 500
/** Leads taken in between two looks at the clock, and their characters: a millisecond or two. */
const rowsAtOnce = 64
const charactersAtOnce = 100_000
/** Leads whose marks are compared at a time. */
const manyRows = 2000

export function registerReader(query: Query, sheets: Pick<RegisterSheets, 'set' | 'marks'>) {
  const erasedNumbers = new Set<number>()
  const takeIn = takerIn(sheets, erasedNumbers)

  const readAll = async (condition?: string, value?: unknown) => {
    for await (const rows of leadRows(query, condition, value)) await takeIn(rows)
  }
  const readThese = async (condition: string, values: unknown[]) => {
    for (let at = 0; at < values.length; at += stride)
      await readAll(condition, values.slice(at, at + stride))
  }

  /** Gives the last number compared; Infinity when there are no more. */
  const compareSome = async (after: number): Promise<number> => {
    const rows = await query<{ seq: string; revision: number; id: string }>(
      `SELECT seq, revision, id FROM bellhop_leads WHERE seq > $1 ORDER BY seq LIMIT ${manyRows}`,
      [after],
    )
    const last = rows.length === manyRows ? Number(rows.at(-1)?.seq) : Infinity
    const there = new Map(
      rows.map(({ seq, revision, id }) => [Number(seq), markOf({ revision, id: fromText(id) })]),
    )
    const known = sheets.marks(after, last)
    const gone = [...known.keys()].filter(number => !there.has(number))
    sheets.set(gone.map(number => [number, undefined]))
    const other = [...there].filter(([number, mark]) => known.get(number) !== mark)
    await readThese(
      'seq = ANY($2)',
      other.map(([number]) => number),
    )
    return last
  }

  return {
    fill: () => readAll(),
    async compare() {
      for (let after = 0; after < Infinity;) after = await compareSome(after)
    },
    read: ids => readThese('id = ANY($2)', ids.map(asText)),
    erased(number) {
      erasedNumbers.add(number)
      sheets.set([[number, undefined]])
    },
    atRest: () => erasedNumbers.clear(),
  } satisfies RegisterReader
}

/** Parses rows for the sheets, and lets requests have their turn in between. */
function takerIn(sheets: Pick<RegisterSheets, 'set'>, erased: ReadonlySet<number>) {
  const turn = turns()
  return async (rows: readonly Row[]) => {
    for await (const some of bunches(rows, rowsAtOnce, ({ lead }) => lead, charactersAtOnce)) {
      await turn()
      // Asked anew each time: some may have been erased in between.
      const kept = some.filter(({ seq }) => !erased.has(Number(seq)))
      sheets.set(kept.map(({ seq, lead }) => [Number(seq), parseLead(lead)]))
    }
  }
}
