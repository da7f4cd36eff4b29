import { operatorHeaders } from '../support/operator.ts'
import { request, startApp, type Answer, type App } from '../support/start-app.ts'

interface WithLeads {
  app: App
  headers: Record<string, string>
  /** As an operator does. */
  post(path: string, json: object): Promise<Answer>
}

/** As many leads, of guests who are numbered and set off one day after the other, and an operator. */
export async function withLeads(count: number): Promise<WithLeads> {
  const app = await startApp()
  for (let n = 1; n <= count; n++) {
    const start_date = new Date(Date.UTC(2027, 3, 10 + n)).toISOString().slice(0, 10)
    const json = request({ name: `Guest ${n}`, start_date, code: `tc-${n}` })
    await app.call('POST', '/trip-plan-requests', { json })
  }
  const headers = await operatorHeaders(app)
  return {
    app,
    headers,
    post: (path, json) => app.call('POST', path, { token: null, json, headers }),
  }
}
