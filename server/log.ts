type Line = (about: object, text?: string) => void

/** What the server tells the operator; pino's logger is one. Never anything a guest wrote. */
export interface Log {
  info: Line
  warn: Line
  error: Line
}
