import { hash } from 'node:crypto'
import type { Lead } from '../../../shared/lead.ts'
import { identityText, leadText, type Identity } from '../lead-text.ts'
import { isNews } from '../put.ts'
import type { Query } from './database.ts'
import { asText, columnsOf, fromText, keyOf } from './write-leads.ts'

const upsert = `
INSERT INTO bellhop_leads (id, key, site, state, revision, lead)
SELECT id, key, site, state, revision, lead
FROM unnest($1::text[], $2::bytea[], $3::text[], $4::text[], $5::int[], $6::text[])
WITH ORDINALITY AS input (id, key, site, state, revision, lead, place)
ORDER BY place
ON CONFLICT (id) DO UPDATE SET
  key = excluded.key, site = excluded.site, state = excluded.state,
  revision = excluded.revision, lead = excluded.lead
WHERE bellhop_leads.revision < excluded.revision
RETURNING id`

/**
 * Gives those it took. One statement and no lock: nobody waits for it, nor it for a VACUUM; two leads of one
 * identity the table refuses, and the statement with them.
 */
export async function putLeads(query: Query, leads: readonly Lead[]): Promise<Lead[]> {
  const news = await newsOf(query, leads)
  if (news.length === 0) return []
  const columns = columnsOf(news.map(lead => ({ lead, text: leadText(lead) })))
  const rows = await query<{ id: string }>(upsert, columns)
  const taken = new Set(rows.map(({ id }) => fromText(id)))
  return news.filter(({ id }) => taken.has(id))
}

async function newsOf(query: Query, leads: readonly Lead[]): Promise<readonly Lead[]> {
  const rows = await query<{ id: string; revision: number }>(
    'SELECT id, revision FROM bellhop_leads WHERE id = ANY($1)',
    [leads.map(({ id }) => asText(id))],
  )
  const here = new Map(rows.map(row => [fromText(row.id), row]))
  return leads.filter(lead => isNews(lead, here.get(lead.id)))
}

/** The leads stay where they are: a hundred may have 100 MB. */
export async function holdersOf(query: Query, identities: readonly Identity[]) {
  const keys = identities.map(keyOf).filter(key => key !== null)
  const rows = await query<{ id: string; key: string }>(
    "SELECT id, encode(key, 'hex') AS key FROM bellhop_leads WHERE key = ANY($1)",
    [keys],
  )
  const ids = new Map(rows.map(({ id, key }) => [key, fromText(id)]))
  return identities.map(each => ids.get(hash('sha256', identityText(each))))
}
