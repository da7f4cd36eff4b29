import { stringify } from 'csv-stringify/sync'
import type { Lead } from '../../shared/lead.ts'
import { charactersHeld } from '../bunches.ts'
import { countryFinder } from '../contact/country.ts'
import { matches, wantedOf, type StoreFilter } from '../store/filter.ts'
import type { Leads } from '../store/store.ts'
import { turns } from '../turns.ts'
import { cellText, type Decimal } from './cell.ts'
import { columnsFor, type OwnerNames } from './columns.ts'
import { commonNames } from './common-names.ts'

type All = Pick<Leads, 'all'>

/** Characters written at a time: enough for the network, little for memory. */
const partLength = 64 * 1024

/** Whole leads, one a line: what an import takes back. */
export const asJsonLines = (leads: All, filter: StoreFilter): AsyncGenerator<string> =>
  inParts('', matching(leads.all(), filter), lead => `${JSON.stringify(lead)}\n`)

/** How spreadsheets write numbers, and what they part cells by: a comma can't be both. */
interface CsvManner {
  separator: ',' | ';'
  decimal: Decimal
}

export const csvManners = {
  csv: { separator: ',', decimal: '.' },
  csv_semicolon: { separator: ';', decimal: ',' },
} as const satisfies Record<string, CsvManner>

/** For spreadsheets: a byte order mark tells Excel the encoding. */
export async function* asCsv(
  leads: All,
  filter: StoreFilter,
  owners: OwnerNames,
  { separator, decimal }: CsvManner,
): AsyncGenerator<string> {
  // Which columns there are is known only when every lead has been seen.
  const names = commonNames()
  const held = await countNames(matching(leads.all(), filter), names)
  const columns = columnsFor(names.found(), owners, await countryFinder())
  const row = rowsWith(separator)
  const head = `\ufeff${row(columns.map(({ name }) => cellText(name, decimal)))}`
  yield* inParts(head, matching(held ?? leads.all(), filter), lead =>
    row(columns.map(({ valueOf }) => cellText(valueOf(lead), decimal))),
  )
}

/** Gives the leads where they are few, so that they need not be looked for among all again. */
async function countNames(
  leads: AsyncIterable<Lead>,
  names: { add(name: string): void },
): Promise<Lead[] | undefined> {
  const held: Lead[] = []
  let room = charactersHeld
  for await (const lead of leads) {
    for (const name of Object.keys(lead.custom_fields)) names.add(name)
    if (room <= 0) continue
    room -= JSON.stringify(lead).length
    held.push(lead)
  }
  return room > 0 ? held : undefined
}

const rowsWith = (delimiter: string) => (cells: string[]) =>
  stringify([cells], { delimiter, record_delimiter: 'windows', quoted_match: /[\r\n]/ })

/** The leads that match, in order of arrival. */
async function* matching(
  leads: AsyncIterable<Lead> | Iterable<Lead>,
  filter: StoreFilter,
): AsyncGenerator<Lead> {
  const wanted = wantedOf(filter)
  const turn = turns()
  for await (const lead of leads) {
    await turn()
    if (matches(lead, wanted)) yield lead
  }
}

/** The texts of many leads at a time: a write for each would be too many. */
async function* inParts(
  head: string,
  leads: AsyncIterable<Lead>,
  textOf: (lead: Lead) => string,
): AsyncGenerator<string> {
  let part = head
  for await (const lead of leads) {
    part += textOf(lead)
    if (part.length < partLength) continue
    yield part
    part = ''
  }
  if (part !== '') yield part
}
