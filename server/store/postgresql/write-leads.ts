import { hash } from 'node:crypto'
import type { Lead } from '../../../shared/lead.ts'
import type { Room } from '../lead-room.ts'
import { identityOf, leadText, type Identity } from '../lead-text.ts'
import type { Query } from './database.ts'

/** A lead to keep in place of one that was read at revision `earlier`; 0 stands for none. */
export interface Write {
  earlier: number
  lead: Lead
  text: string
}

type Written = { is: 'kept' } | { is: 'outrun'; current: string | undefined }

/**
 * Compare and swap, all in one statement: a lead is kept only if it is still at the revision that
 * was read, so processes need not hold locks while they merge. One that was outrun comes back with
 * what was there when the statement began.
 */
const statement = `
WITH input AS (
  SELECT * FROM unnest($1::text[], $2::bytea[], $3::text[], $4::text[], $5::int[], $6::text[], $7::int[])
  WITH ORDINALITY AS input (id, key, site, state, revision, lead, earlier, place)
), changed AS (
  UPDATE bellhop_leads AS kept
  SET state = input.state, revision = input.revision, lead = input.lead
  FROM input
  WHERE kept.id = input.id AND input.earlier > 0 AND kept.revision = input.earlier
  RETURNING kept.id
), added AS (
  INSERT INTO bellhop_leads (id, key, site, state, revision, lead)
  SELECT id, key, site, state, revision, lead FROM input WHERE earlier = 0 ORDER BY place
  ON CONFLICT DO NOTHING
  RETURNING id
), done AS (
  SELECT id FROM changed UNION ALL SELECT id FROM added
)
SELECT input.place::int AS place, kept.lead AS current
FROM input LEFT JOIN bellhop_leads AS kept ON kept.key = input.key
WHERE input.id NOT IN (SELECT id FROM done)`

/** In the order given. */
export async function writeLeads(query: Query, writes: readonly Write[]): Promise<Written[]> {
  const rows = await query<{ place: number; current: string | null }>(statement, [
    ...columnsOf(writes),
    writes.map(({ earlier }) => earlier),
  ])
  const written = writes.map((): Written => ({ is: 'kept' }))
  for (const { place, current } of rows)
    written[place - 1] = { is: 'outrun', current: current ?? undefined }
  return written
}

/** What the rows of leads hold, column by column: id, key, site, state, revision, lead. */
export const columnsOf = (rows: readonly Pick<Write, 'lead' | 'text'>[]) => [
  rows.map(({ lead }) => asText(lead.id)),
  rows.map(({ lead }) => keyOf(lead)),
  rows.map(({ lead }) => asText(lead.site)),
  rows.map(({ lead }) => lead.state),
  rows.map(({ lead }) => lead.revision),
  rows.map(({ text }) => text),
]

/** What rows are found by; nothing for a lead without a uid, which is never sent again. */
export function keyOf(lead: Identity): Buffer | null {
  const identity = identityOf(lead)
  return identity === null ? null : hash('sha256', identity, 'buffer')
}

/** Every string of JavaScript as text of PostgreSQL, which has no NUL and no half characters. */
export const asText = (text: string): string => JSON.stringify(text).slice(1, -1)
export const fromText = (text: string): string => JSON.parse(`"${text}"`) as string

export const writeOf = (lead: Lead, earlier: number, room: Room): Write => ({
  earlier,
  lead,
  text: leadText(lead, room),
})
