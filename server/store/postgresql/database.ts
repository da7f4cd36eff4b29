import { Pool, type PoolClient, type QueryResultRow } from 'pg'
import type { Log } from '../../log.ts'
import { connecting } from './connecting.ts'
import { awayBecause, isAway, isUndone, messageOf, translate } from './faults.ts'

export type Query = <Row extends QueryResultRow>(
  statement: string,
  values?: unknown[],
) => Promise<Row[]>

/** The connections of one process. All of it throws `unavailable` while the database is away. */
export interface Database {
  /** One statement, a transaction of its own. */
  query: Query
  /** Commits what `work` did when it is done, and nothing of it when it throws. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  /** A connection for as long as one likes. Let go of in the middle of something, it is ended. */
  hold(): Promise<{ query: Query; release: (midway: boolean) => void }>
  close(): Promise<void>
}

/** Milliseconds. */
const waitMs = { connecting: 5_000, answer: 15_000, firstRetry: 50, lastRetry: 1_000 }

/**
 * What we have given up on, the server must not carry out behind our back: it gives up first. Set
 * by a statement, since poolers refuse connections that ask for it as they begin.
 */
const giveUp = (answerMs: number) => `SET statement_timeout = ${Math.ceil(answerMs * 0.85)}`

/** `answerMs`: how long to wait for the answer to a statement. */
export function connectDatabase(url: string, log: Log, answerMs = waitMs.answer): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: 'bellhop',
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: waitMs.connecting,
    query_timeout: answerMs,
    onConnect: client => client.query(giveUp(answerMs)),
  })
  const connect = connecting(pool)
  const ask = asking(complaints(log))
  const door = backoff(log)
  // Without these two a database that goes away would take the process with it: one is for
  // connections at rest, the other for those at work, whose statements fail as well.
  pool.on('error', error => log.warn({ reason: error.message }, 'A database connection was lost'))
  pool.on('connect', client => client.on('error', () => {}))

  async function connected<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await door.pass(connect)
    try {
      const answer = await work(client)
      client.release()
      return answer
    } catch (error) {
      // Ends the connection, and with it whatever its transaction may have begun.
      client.release(true)
      throw error
    }
  }

  return {
    query: (statement, values) =>
      attempt(() => connected(client => ask(client)(statement, values))),
    transaction: work =>
      connected(async client => {
        const query = ask(client)
        await query('BEGIN ISOLATION LEVEL READ COMMITTED')
        const answer = await work(query)
        await query('COMMIT')
        return answer
      }),
    async hold() {
      const client = await door.pass(connect)
      return { query: ask(client), release: midway => client.release(midway) }
    },
    close: () => pool.end(),
  }
}

const asking =
  (complain: (cause: unknown) => void) =>
  (client: PoolClient): Query =>
  async <Row extends QueryResultRow>(statement: string, values?: unknown[]) => {
    try {
      return (await client.query<Row>(statement, values)).rows
    } catch (error) {
      if (isAway(error)) complain(error)
      throw translate(error)
    }
  }

const complaintMs = 60_000

/** Says why statements are not carried out, a disk that is full say: the same once a minute. */
function complaints(log: Log) {
  const saidAt = new Map<string, number>()
  return (cause: unknown) => {
    const [reason, now] = [messageOf(cause), performance.now()]
    if (now - (saidAt.get(reason) ?? -Infinity) < complaintMs) return
    saidAt.set(reason, now)
    log.error({ reason }, 'The database did not carry out a statement')
  }
}

/**
 * While there is no way to the database, only one in a while knocks, the others are refused at
 * once: a queue of waiting requests would bury a database that has just come back.
 */
function backoff(log: Log) {
  let failures = 0
  let closedUntil = 0
  let last: unknown
  return {
    async pass<T>(connect: () => Promise<T>): Promise<T> {
      if (performance.now() < closedUntil) throw awayBecause(last)
      try {
        const connection = await connect()
        if (failures > 0) log.info({ failures }, 'The database is back')
        failures = 0
        return connection
      } catch (error) {
        if (failures++ === 0) log.error({ reason: messageOf(error) }, 'The database is away')
        const wait = waitMs.firstRetry * 2 ** Math.min(failures, 10)
        closedUntil = performance.now() + Math.min(waitMs.lastRetry, wait)
        last = error
        throw awayBecause(last)
      }
    },
  }
}

/** Tries again what the server has undone. */
async function attempt<T>(work: () => Promise<T>, left = 5): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (left > 0 && isUndone(error)) return attempt(work, left - 1)
    throw error
  }
}
