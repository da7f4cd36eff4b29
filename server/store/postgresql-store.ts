import { setTimeout } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import type { Log } from '../log.ts'
import { connectDatabase, type Database } from './postgresql/database.ts'
import { makeDesk, openDesk } from './postgresql/desk.ts'
import { postgresqlLeads } from './postgresql/leads.ts'
import { applyMigrations, refuseUnfit } from './postgresql/migrations.ts'
import { postgresqlTallies } from './postgresql/tallies.ts'
import { stillAway, turnedAway } from './postgresql/turned-away.ts'
import type { DeskData, OpenStore } from './store.ts'

interface PostgresqlOptions {
  /** postgres://user:password@host/database */
  url: string
  log: Log
  /** Milliseconds to wait for a database that is away at the start. */
  startMs?: number
  /** Ends that wait. */
  signal?: AbortSignal | undefined
  /** Milliseconds to wait for the database to carry out a statement. */
  answerMs?: number
}

/** Milliseconds that a database gets to answer what is still under way at the end. */
const farewellMs = 1_000

/** Writes nothing, and is refused where keeping a lead would be: on a standby, say. */
const asToKeep = 'SELECT FROM bellhop_leads WHERE false FOR UPDATE'

/** For many processes on one database: whoever keeps leads here may also be one of several. */
export const postgresqlStore: OpenStore<PostgresqlOptions> = async (options, first) => {
  const database = connectDatabase(options.url, options.log, options.answerMs)
  let made: DeskData | undefined
  const firstOnce = () => (made ??= first())
  try {
    return await whenThere(async () => {
      await refuseUnfit(database.query)
      await database.transaction(async query => {
        if (await applyMigrations(query)) await makeDesk(query, firstOnce())
        await query(asToKeep)
      })
      return openStore(database, options)
    }, options)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openStore(database: Database, { url, log }: PostgresqlOptions) {
  const { leads, lookAgain, rouse, close: closeLeads } = postgresqlLeads(url, database, log)
  // A process that was killed has not told the others of all that it had kept; this may be its next start.
  await rouse()
  const desk = await openDesk(database, log, lookAgain)
  let closed: Promise<void> | undefined
  const close = async () => {
    desk.close()
    await closeLeads()
    await database.close()
  }
  return {
    leads,
    desk,
    tallies: postgresqlTallies(database.query),
    async ready() {
      await database.query(asToKeep)
    },
    close: () => (closed ??= Promise.race([close(), farewell()])),
  }
}

const farewell = () => setTimeout(farewellMs, undefined, { ref: false })

/** A server and its database often start together, in no particular order. */
async function whenThere<T>(
  open: () => Promise<T>,
  { startMs = 30_000, signal }: PostgresqlOptions,
): Promise<T> {
  const until = performance.now() + startMs
  for (;;) {
    try {
      return await open()
    } catch (error) {
      const isAway = error instanceof Refusal && error.code === 'unavailable'
      const cause = isAway ? error.cause : error
      const why = turnedAway(cause)
      if (why !== undefined) throw new Error(why)
      if (!isAway) throw error
      if (performance.now() > until) throw new Error(stillAway(cause))
      signal?.throwIfAborted()
      await setTimeout(100)
    }
  }
}
