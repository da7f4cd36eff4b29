import type { Lead } from '../../shared/lead.ts'
import { accessToken } from './start-app.ts'
import type { RunningServer } from './start-server.ts'

/** Before a test rather than after one, whose pages may still have something to send. */
export async function eraseLeads(server: RunningServer): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const erase = ({ id }: Lead) =>
    fetch(`${server.origin}/api/v1/leads/${id}`, { method: 'DELETE', headers })
  for (let left = await leadsOf(server); left.length > 0; left = await leadsOf(server))
    await Promise.all(left.map(erase))
}

/** Every lead with all its fields, as an integrator with a token reads them. */
export async function leadsOf({ origin }: RunningServer): Promise<Lead[]> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const get = async (path: string) => (await fetch(`${origin}/api/v1${path}`, { headers })).json()
  const page = (await get('/leads?limit=200')) as { leads: Lead[] }
  return Promise.all(
    page.leads.map(async ({ id }) => ((await get(`/leads/${id}`)) as { lead: Lead }).lead),
  )
}
