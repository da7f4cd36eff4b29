import { operatorHeaders } from './operator.ts'
import type { Answer, App } from './start-app.ts'

/** An operator's call, with the cookie and no token. */
export const callAs =
  (app: App) =>
  (
    headers: Record<string, string>,
    method: string,
    path: string,
    json?: unknown,
  ): Promise<Answer> =>
    app.call(method, path, { token: null, headers, ...(json === undefined ? {} : { json }) })

/** The owner and an agent, both signed in. */
export async function teamOf(app: App) {
  const [mira, noa] = [await operatorHeaders(app), await operatorHeaders(app, 'agent')]
  return { as: callAs(app), mira, noa }
}
