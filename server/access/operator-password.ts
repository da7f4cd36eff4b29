import { endSessions } from './end-sessions.ts'
import { hashPassword, verifyPassword } from './password.ts'
import type { Desk } from '../store/store.ts'

/**
 * A password that the environment sets rules: whoever can set it owns the installation. False when
 * there is no operator of that address.
 */
export async function setOperatorPassword(
  desk: Desk,
  email: string,
  password: string,
): Promise<boolean> {
  const operator = desk.read().operators.find(each => each.email === email.toLowerCase())
  if (!operator) return false
  if (await verifyPassword(password, operator.password)) return true
  const hash = await hashPassword(password)
  await desk.change(data => {
    for (const each of data.operators) if (each.id === operator.id) each.password = hash
    endSessions(data, operator.id)
  })
  return true
}
