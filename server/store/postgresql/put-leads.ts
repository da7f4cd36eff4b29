import type { Lead } from '../../../shared/lead.ts'
import { assertDistinct, identityText, leadText, parseLead, type Identity } from '../lead-text.ts'
import type { Database, Query } from './database.ts'
import { asText, keyOf } from './write-leads.ts'

const upsert = `
INSERT INTO bellhop_leads (id, key, site, state, revision, lead)
SELECT id, key, site, state, revision, lead
FROM unnest($1::text[], $2::bytea[], $3::text[], $4::text[], $5::int[], $6::text[])
WITH ORDINALITY AS input (id, key, site, state, revision, lead, place)
ORDER BY place
ON CONFLICT (id) DO UPDATE SET
  key = excluded.key, site = excluded.site, state = excluded.state,
  revision = excluded.revision, lead = excluded.lead`

/** Takes whole leads as they are. Restoring is rare: everyone else's writing waits for it. */
export async function putLeads(database: Database, leads: readonly Lead[]): Promise<void> {
  if (leads.length === 0) return
  const texts = leads.map(leadText)
  const ids = leads.map(({ id }) => asText(id))
  const keys = leads.map(keyOf)
  await database.transaction(async query => {
    await query('LOCK TABLE bellhop_leads IN SHARE ROW EXCLUSIVE MODE')
    const known = await idsOf(query, leads)
    assertDistinct(leads, identity => known.get(identity))
    // Leads of one call may swap their identities, which no order of single changes could do.
    await query('UPDATE bellhop_leads SET key = NULL WHERE id = ANY($1)', [ids])
    await query(upsert, [
      ids,
      keys,
      leads.map(({ site }) => asText(site)),
      leads.map(({ state }) => state),
      leads.map(({ revision }) => revision),
      texts,
    ])
  })
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
