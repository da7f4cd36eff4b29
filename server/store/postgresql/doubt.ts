import type { Query } from './database.ts'
import { isUnanswered } from './faults.ts'

/**
 * Milliseconds. Whatever holds a statement up for longer breaks the connection that we listen on, too,
 * and then everything is looked at again.
 */
const afterthoughtMs = 30_000

/**
 * `query` for what writes. A statement that was sent and never answered may have been carried out, or
 * be carried out yet: `doubt` is called then, and again when that is over.
 */
export function doubting(query: Query, doubt: () => void): Query {
  return async (statement, values) => {
    try {
      return await query(statement, values)
    } catch (error) {
      if (isUnanswered(error)) {
        doubt()
        setTimeout(doubt, afterthoughtMs).unref()
      }
      throw error
    }
  }
}
