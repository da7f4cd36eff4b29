import type { Lead } from '../../shared/lead.ts'
import type { RunningServer } from './start-server.ts'

/** Before a test rather than after one, whose pages may still have something to send. */
export async function eraseLeads(server: RunningServer): Promise<void> {
  for (let left = await listed(server); left.length > 0; left = await listed(server))
    await Promise.all(left.map(({ id }) => server.call('DELETE', `/leads/${id}`)))
}

/** Every lead with all its fields, as an integrator with a token reads them. */
export async function leadsOf(server: RunningServer): Promise<Lead[]> {
  const leads = await listed(server)
  return Promise.all(
    leads.map(
      async ({ id }): Promise<Lead> => (await server.call('GET', `/leads/${id}`)).body.lead,
    ),
  )
}

const listed = async ({ call }: RunningServer): Promise<{ id: string }[]> =>
  (await call('GET', '/leads?limit=200')).body.leads
