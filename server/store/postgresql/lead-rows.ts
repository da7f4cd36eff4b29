import type { Query } from './database.ts'

export interface Row {
  seq: string
  lead: string
}

/** Leads fetched at a time, and their bytes, but for those of the last: one may have 1 MB. */
const mostLeads = 500
const enoughBytes = 4_000_000

/** The length of a text is known without its being read. */
const statement = (condition: string) => `
SELECT seq, lead, bytes FROM (
  SELECT seq, lead, octet_length(lead) AS own, sum(octet_length(lead)) OVER (ORDER BY seq) AS bytes
  FROM bellhop_leads WHERE seq > $1 AND ${condition} ORDER BY seq LIMIT ${mostLeads}
) AS next WHERE bytes - own < ${enoughBytes} ORDER BY seq`

/** The leads that a condition finds, in order of arrival, as many at a time as memory takes lightly. */
export async function* leadRows(
  query: Query,
  condition = 'true',
  value?: unknown,
): AsyncGenerator<Row[]> {
  let after = '0'
  for (;;) {
    const values = value === undefined ? [after] : [after, value]
    const rows = await query<Row & { bytes: string }>(statement(condition), values)
    yield rows
    const last = rows.at(-1)
    if (!last || (rows.length < mostLeads && Number(last.bytes) < enoughBytes)) return
    after = last.seq
  }
}
