import type { Database } from './database.ts'
import { isUnanswered } from './faults.ts'

/**
 * Milliseconds. Whatever holds a statement up for longer breaks the connection that we listen on, too,
 * and then everything is looked at again.
 */
const afterthoughtMs = 30_000

type Writing = Pick<Database, 'query' | 'transaction'>

/**
 * `query` and `transaction` for what writes. A statement that was sent and never answered may have
 * been carried out, or be carried out yet: `doubt` is called then, and again when that is over.
 */
export function doubting({ query, transaction }: Writing, doubt: () => void): Writing {
  async function noted<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } catch (error) {
      if (isUnanswered(error)) {
        doubt()
        setTimeout(doubt, afterthoughtMs).unref()
      }
      throw error
    }
  }
  return {
    query: (statement, values) => noted(query(statement, values)),
    transaction: work => noted(transaction(work)),
  }
}
