import type { Lead } from '../../../shared/lead.ts'
import { identityText, leadText, parseLead, type Identity } from '../lead-text.ts'
import { assertDistinct, isNews } from '../put.ts'
import type { Database, Query } from './database.ts'
import { asText, columnsOf, fromText, keyOf } from './write-leads.ts'

const upsert = `
INSERT INTO bellhop_leads (id, key, site, state, revision, lead)
SELECT id, key, site, state, revision, lead
FROM unnest($1::text[], $2::bytea[], $3::text[], $4::text[], $5::int[], $6::text[])
WITH ORDINALITY AS input (id, key, site, state, revision, lead, place)
ORDER BY place
ON CONFLICT (id) DO UPDATE SET
  key = excluded.key, site = excluded.site, state = excluded.state,
  revision = excluded.revision, lead = excluded.lead`

/** Gives those it took. Restoring is rare: everyone else's writing waits for it. */
export async function putLeads(database: Pick<Database, 'transaction'>, leads: readonly Lead[]) {
  return database.transaction(async query => {
    await query('LOCK TABLE bellhop_leads IN SHARE ROW EXCLUSIVE MODE')
    const news = await newsOf(query, leads)
    if (news.length === 0) return news
    const known = await idsOf(query, news)
    assertDistinct(news, identity => known.get(identity))
    await query(upsert, columnsOf(news.map(lead => ({ lead, text: leadText(lead) }))))
    return news
  })
}

async function newsOf(query: Query, leads: readonly Lead[]): Promise<readonly Lead[]> {
  const rows = await query<{ id: string; revision: number }>(
    'SELECT id, revision FROM bellhop_leads WHERE id = ANY($1)',
    [leads.map(({ id }) => asText(id))],
  )
  const here = new Map(rows.map(row => [fromText(row.id), row]))
  return leads.filter(lead => isNews(lead, here.get(lead.id)))
}

export async function holdersOf(query: Query, identities: readonly Identity[]) {
  const known = await idsOf(query, identities)
  return identities.map(each => known.get(identityText(each)))
}

/** Ids of leads by their identity. */
async function idsOf(query: Query, identities: readonly Identity[]): Promise<Map<string, string>> {
  const keys = identities.map(keyOf).filter(key => key !== null)
  const rows = await query<{ lead: string }>('SELECT lead FROM bellhop_leads WHERE key = ANY($1)', [
    keys,
  ])
  return new Map(rows.map(({ lead }) => parseLead(lead)).map(lead => [identityText(lead), lead.id]))
}
