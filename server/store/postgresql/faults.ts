import { DatabaseError } from 'pg'
import { conflict, Refusal, unavailable } from '../../refusal.ts'

/**
 * Classes of SQLSTATE that say the server can't do it now: connection, read-only since a failover,
 * a time-out for transactions, authorisation, no such database, a right that is not granted, no such
 * table (in the middle of a restore), resources (a full disk among them), a time-out for locks,
 * shutdown, I/O.
 */
const awayCodes = /^(08|25006|25P0|28|3D|42501|42P01|53|55P03|57|58)/

/** What is no answer of the server at all is a connection that broke or fell silent. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return awayCodes.test(error.code ?? '')
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== undefined && /^E[A-Z]+$/.test(code)) return true
  return /^(Connection terminated|Query read timeout|Client has encountered)/.test(message)
}

/** The cause is of the connection or of a class above: its message may name a table, and no guest's words. */
export const awayBecause = (cause: unknown) =>
  Object.assign(unavailable('The database cannot be reached at the moment'), { cause })

const undoneCodes = ['40001', '40P01']

/** Whether the server has undone a statement for another's sake: it may simply be tried again. */
export const isUndone = (error: unknown) =>
  error instanceof DatabaseError && undoneCodes.includes(error.code ?? '')

const unanswered = new WeakSet<Refusal>()

/** Whether a statement was sent and no answer came: it may have been carried out, or be yet. */
export const isUnanswered = (error: unknown) => error instanceof Refusal && unanswered.has(error)

/** The server's own words on a fault may quote what guests wrote; they end here. */
export function translate(error: unknown): unknown {
  if (isAway(error)) {
    const refusal = awayBecause(error)
    if (!(error instanceof DatabaseError)) unanswered.add(refusal)
    return refusal
  }
  if (!(error instanceof DatabaseError) || isUndone(error)) return error
  // Somebody was faster than whoever had seen that no lead has the identity.
  if (error.constraint === 'bellhop_leads_key_key') return conflict('uid_taken')
  return new Error(`PostgreSQL refused a statement (${error.code}, ${error.routine})`)
}

export const messageOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  return message || (code ?? 'unknown')
}
