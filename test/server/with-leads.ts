import { dayFrom } from '../../server/days.ts'
import { operatorHeaders } from '../support/operator.ts'
import { request, startApp, type Answer, type App } from '../support/start-app.ts'

interface WithGuests {
  app: App
  headers: Record<string, string>
}

/** The app with the requests of these guests, and an owner. */
export async function withGuests(...guests: Record<string, unknown>[]): Promise<WithGuests> {
  const app = await startApp()
  for (const guest of guests)
    await app.call('POST', '/trip-plan-requests', { json: request(guest) })
  return { app, headers: await operatorHeaders(app) }
}

interface WithLeads extends WithGuests {
  /** As the owner does. */
  post(path: string, json: object): Promise<Answer>
}

/** The same with so many guests, who are numbered and set off one day after the other. */
export async function withLeads(count: number): Promise<WithLeads> {
  const guests = Array.from({ length: count }, (_, n) => {
    return { name: `Guest ${n + 1}`, start_date: dayFrom('2027-04-11', n), code: `tc-${n + 1}` }
  })
  const { app, headers } = await withGuests(...guests)
  const post: WithLeads['post'] = (path, json) =>
    app.call('POST', path, { token: null, json, headers })
  return { app, headers, post }
}
