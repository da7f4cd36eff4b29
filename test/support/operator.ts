import { operatorEmail, type App } from './start-app.ts'

export const operatorPassword = 'sunset-over-goa'

export const signIn = (app: App, parts: { email?: string; password?: string } = {}) =>
  app.call('POST', '/operator-session', {
    token: null,
    json: { email: operatorEmail, password: operatorPassword, ...parts },
  })

/** Headers of a signed-in operator's browser. */
export async function operatorHeaders(app: App): Promise<Record<string, string>> {
  const { headers } = await signIn(app)
  return { cookie: headers.get('set-cookie')!.split(';')[0]! }
}
