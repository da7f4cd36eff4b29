import { hashPasswordSync, verifyPassword } from './password.ts'
import type { Desk } from '../store/store.ts'

/** A password that the environment sets rules: whoever can set it owns the installation. */
export async function setOperatorPassword(desk: Desk, email: string, password: string) {
  const operator = desk.read().operators.find(each => each.email === email.toLowerCase())
  if (!operator || (await verifyPassword(password, operator.password))) return
  const hash = hashPasswordSync(password)
  await desk.change(data => {
    for (const each of data.operators) if (each.id === operator.id) each.password = hash
    data.operator_sessions = data.operator_sessions.filter(each => each.operator !== operator.id)
  })
}
