import { DatabaseError, type Pool, type PoolClient } from 'pg'

/** Milliseconds until more connections are asked for than the database last granted. */
const contentMs = 10_000

/**
 * Connects. A database that grants no more than it has (a limit of the user's, the database's or
 * the server's) is not away: whoever wants one waits for one of those.
 */
export function connecting(pool: Pool): () => Promise<PoolClient> {
  const { max } = pool.options
  let granted = 0
  pool.on('connect', client => {
    granted++
    client.once('end', () => granted--)
  })
  return async function connect() {
    try {
      return await pool.connect()
    } catch (error) {
      if (granted === 0 || !isOneTooMany(error)) throw error
      pool.options.max = granted
      setTimeout(() => (pool.options.max = max), contentMs).unref()
      return connect()
    }
  }
}

const isOneTooMany = (error: unknown) => error instanceof DatabaseError && error.code === '53300'
