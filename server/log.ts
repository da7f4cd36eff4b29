import { pino, stdSerializers, type DestinationStream } from 'pino'

type Line = (about: object, text?: string) => void

/** What the server tells the operator; pino's logger is one. Never anything a guest wrote. */
export interface Log {
  info: Line
  warn: Line
  error: Line
}

/**
 * Of an error no more than what it is and where: others hang what they were given on theirs, an address with its
 * query or a row of the database, and that may be a guest's.
 */
function told(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const { type, message, code, stack } = stdSerializers.err(error)
  return { type, message, code, stack }
}

/** The one way to make a log of the server. */
export const createLog = (lines?: DestinationStream): Log =>
  pino({ base: null, serializers: { err: told } }, lines)
