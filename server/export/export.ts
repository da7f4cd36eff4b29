import { setImmediate } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import type { LeadFilter } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import { matches, wantedOf } from '../store/filter.ts'
import type { Leads } from '../store/store.ts'
import { cellText } from './cell.ts'
import { columnsFor, type Column, type OwnerNames } from './columns.ts'

type All = Pick<Leads, 'all'>

/** Leads written at a time: enough for the network, little for memory and for the event loop. */
const stride = 50

/** Milliseconds after which requests get their turn. */
const turnMs = 5

/** Whole leads, one a line: what an import takes back. */
export async function* asJsonLines(leads: All, filter: LeadFilter): AsyncGenerator<string> {
  for await (const some of strides(leads, filter))
    yield some.map(lead => `${JSON.stringify(lead)}\n`).join('')
}

/** For spreadsheets: a byte order mark tells Excel the encoding. */
export async function* asCsv(
  leads: All,
  filter: LeadFilter,
  owners: OwnerNames,
): AsyncGenerator<string> {
  // Which columns there are is known only when every lead has been seen.
  const columns = columnsFor(await customFieldsOf(leads, filter), owners)
  yield `\ufeff${rows([columns.map(({ name }) => cellText(name))])}`
  for await (const some of strides(leads, filter))
    yield rows(some.map(lead => cellsOf(lead, columns)))
}

const rows = (cells: string[][]) =>
  stringify(cells, { record_delimiter: 'windows', quoted_match: /[\r\n]/ })

const cellsOf = (lead: Lead, columns: Column[]) =>
  columns.map(({ valueOf }) => cellText(valueOf(lead)))

async function customFieldsOf(leads: All, filter: LeadFilter): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const some of strides(leads, filter))
    for (const { custom_fields } of some)
      for (const name of Object.keys(custom_fields)) names.add(name)
  return names
}

/** The leads that match, in order of receipt, some at a time. */
async function* strides(leads: All, filter: LeadFilter): AsyncGenerator<Lead[]> {
  const wanted = wantedOf(filter)
  let some: Lead[] = []
  let until = performance.now() + turnMs
  for await (const lead of leads.all()) {
    if (performance.now() > until) {
      await setImmediate()
      until = performance.now() + turnMs
    }
    if (!matches(lead, wanted)) continue
    some.push(lead)
    if (some.length < stride) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
