import { randomUUID } from 'node:crypto'
import { nobodysPassword } from '../../server/access/password.ts'
import { operatorCookie } from '../../server/callers.ts'
import { hashToken, newToken } from '../../server/tokens.ts'
import type { Role } from '../../shared/operator.ts'
import { operatorEmail, operatorPassword, type App } from './start-app.ts'

interface Credentials {
  email?: string
  password?: string
}

export const signIn = (
  app: Pick<App, 'call'>,
  parts: Credentials = {},
  headers: Record<string, string> = {},
) =>
  app.call('POST', '/operator-session', {
    token: null,
    json: { email: operatorEmail, password: operatorPassword, ...parts },
    headers,
  })

/** Headers of the browser that a sign-in has answered. */
export const cookieOf = (headers: Headers) => ({
  cookie: headers.get('set-cookie')!.split(';')[0]!,
})

/**
 * Headers of a signed-in operator's browser: the first owner's, or those of one more operator. Put
 * straight into the desk, since a password takes a third of a second.
 */
export async function operatorHeaders({ store }: Pick<App, 'store'>, as?: Role) {
  const token = newToken('bho_')
  await store.desk.change(({ operators, operator_sessions }) => {
    if (as) operators.push(newOperator(as))
    operator_sessions.push({
      id: randomUUID(),
      hash: hashToken(token),
      browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      operator: (as ? operators.at(-1) : operators[0])!.id,
      created_at: '2026-11-21T10:00:00.000Z',
      expires_at: '2126-11-21T10:00:00.000Z',
    })
  })
  return { cookie: `${operatorCookie(false)}=${token}` }
}

const newOperator = (role: Role) => ({
  id: randomUUID(),
  email: `${role}@palm.example`,
  name: role,
  role,
  password: nobodysPassword,
  saved_views: [],
  created_at: '2026-11-21T10:00:00.000Z',
})
