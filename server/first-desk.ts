import { randomBytes, randomUUID } from 'node:crypto'
import { hashPasswordSync } from './access/password.ts'
import { newSite } from './site/site-desk.ts'
import type { DeskData } from './store/store.ts'
import { newSigningKey } from './tokens.ts'

interface Founding {
  operatorEmail: string
  operatorPassword: string | undefined
  now: Date
}

/** The desk of a new installation, and the operator's password, which is said once and kept hashed. */
export function firstDesk({ operatorEmail, operatorPassword, now }: Founding) {
  const password = operatorPassword ?? randomBytes(12).toString('base64url')
  const desk: DeskData = {
    format: 1,
    signing_key: newSigningKey(),
    sites: [newSite({ brand: 'Your travel team' })],
    access_tokens: [],
    operators: [
      {
        id: randomUUID(),
        email: operatorEmail.toLowerCase(),
        name: operatorEmail.split('@')[0] ?? operatorEmail,
        role: 'owner',
        password: hashPasswordSync(password),
        saved_views: [],
        created_at: now.toISOString(),
      },
    ],
    operator_sessions: [],
    invitations: [],
  }
  return { desk, password }
}
