import type { Query } from './database.ts'
import { assertAll, assertNoneYet, catchUpSequence, findTables, type Table } from './tables.ts'

/** Each runs once, in this order; what has been released is never changed. */
const migrations = [
  // `seq` counts arrivals. `key` is null for leads without a uid, and `id` and `site` are written
  // as in JSON, since text can't hold every string. Free space in each page lets a lead be changed
  // without touching an index.
  `CREATE TABLE bellhop_leads (
     seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id text NOT NULL UNIQUE,
     key bytea UNIQUE,
     site text NOT NULL,
     state text NOT NULL,
     revision integer NOT NULL,
     lead text NOT NULL
   ) WITH (fillfactor = 80);
   CREATE INDEX bellhop_leads_site ON bellhop_leads (site, seq);
   CREATE TABLE bellhop_desk (
     one boolean PRIMARY KEY DEFAULT true CHECK (one),
     revision bigint NOT NULL,
     desk text NOT NULL
   );
   CREATE TABLE bellhop_tallies (
     day text NOT NULL,
     site text NOT NULL,
     page text NOT NULL,
     step text NOT NULL,
     count bigint NOT NULL,
     PRIMARY KEY (day, site, page, step)
   )`,
]

/** Any number will do as long as no other program on the database takes the same. */
const lock = 0x62656c6c

/**
 * Brings the tables up to date; true when there were none. In a transaction: processes that start
 * together take turns. Who may make no tables may use those that another user has made.
 */
export async function applyMigrations(query: Query): Promise<boolean> {
  await query(`SELECT pg_advisory_xact_lock(${lock})`)
  const tables = await findTables(query)
  const done = await lastMigration(query, tables)
  if (done > migrations.length)
    throw new Error(
      `The database was written by a later Bellhop (migration ${done}; this one knows ${migrations.length}). Start that one again.`,
    )
  if (done > 0) await assertAll(query, tables)
  else await found(query, tables)
  for (const [index, statements] of migrations.entries()) {
    if (index < done) continue
    await query(statements)
    await query('INSERT INTO bellhop_migrations (number) VALUES ($1)', [index + 1])
  }
  await catchUpSequence(query)
  return done === 0
}

async function lastMigration(query: Query, tables: readonly Table[]): Promise<number> {
  if (!tables.some(({ name, seen }) => seen && name === 'bellhop_migrations')) return 0
  const [last] = await query<{ number: number | null }>(
    'SELECT max(number) AS number FROM bellhop_migrations',
  )
  return last?.number ?? 0
}

async function found(query: Query, tables: readonly Table[]): Promise<void> {
  await assertNoneYet(query, tables)
  await query(
    `CREATE TABLE bellhop_migrations (
       number integer PRIMARY KEY,
       at timestamptz NOT NULL DEFAULT now()
     )`,
  )
}

/** Durability and the guests' letters are promises we can't keep on every database. */
export async function refuseUnfit(query: Query): Promise<void> {
  const [found] = await query<{ commit: string; encoding: string }>(
    `SELECT current_setting('synchronous_commit') AS commit,
       current_setting('server_encoding') AS encoding`,
  )
  if (found?.commit === 'off')
    throw new Error(
      'The database answers before it has written (synchronous_commit = off); a crash would lose' +
        ' leads. Turn it on for this user: ALTER ROLE … SET synchronous_commit = on',
    )
  if (found?.encoding !== 'UTF8')
    throw new Error(
      `The database's encoding is ${found?.encoding}; it must be UTF8. Make one that has it: ` +
        "CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0",
    )
}
