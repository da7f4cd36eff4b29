import type { Query } from './database.ts'

/** The number of the last migration is in the first. */
const names = ['bellhop_migrations', 'bellhop_leads', 'bellhop_desk', 'bellhop_tallies']

export interface Table {
  name: string
  schema: string
  /** Whether its bare name means this one. */
  seen: boolean
  /** Whether all may be done in it that we do. */
  granted: boolean
}

export const findTables = (query: Query) =>
  query<Table>(
    `SELECT relname AS name, nspname AS schema, pg_table_is_visible(pg_class.oid) AS seen,
       has_table_privilege(pg_class.oid, 'SELECT') AND (relname = 'bellhop_migrations' OR
         has_table_privilege(pg_class.oid, 'INSERT') AND
         has_table_privilege(pg_class.oid, 'UPDATE') AND
         has_table_privilege(pg_class.oid, 'DELETE')) AS granted
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relname = ANY($1) AND relkind IN ('r', 'p') AND relpersistence <> 't'`,
    [names],
  )

/** Throws where there are tables that only cannot be seen: nobody is to begin anew, and empty, beside them. */
export async function assertNoneYet(query: Query, tables: readonly Table[]): Promise<void> {
  const some = tables.filter(({ seen }) => seen).map(({ name }) => name)
  if (some.length > 0)
    throw new Error(
      `The database holds only a part of an installation (${some.join(', ')}). ${restoreWhole}`,
    )
  const [place] = await query<{ role: string; schema: string | null }>(
    'SELECT current_user AS role, current_schema() AS schema',
  )
  const [hidden] = tables
  if (hidden)
    throw new Error(
      `The database holds an installation in the schema ${hidden.schema}, where ${place?.role} ` +
        `does not look or may not (USAGE). ALTER ROLE ${place?.role} SET search_path = ` +
        `${hidden.schema}, or give this installation a database of its own.`,
    )
  if (place?.schema === null)
    throw new Error(
      `${place.role} looks in no schema that is there. ALTER ROLE ${place.role} SET search_path = public`,
    )
}

/** Throws when a table of an installation is gone, or closed to this user. */
export async function assertAll(query: Query, tables: readonly Table[]): Promise<void> {
  const seen = tables.filter(table => table.seen)
  const gone = names.filter(name => !seen.some(table => table.name === name))
  if (gone.length > 0)
    throw new Error(`${gone.join(' and ')} is gone from the database. ${restoreWhole}`)
  const closed = seen.filter(({ granted }) => !granted).map(({ name }) => name)
  if (closed.length === 0) return
  const [user] = await query<{ role: string }>('SELECT current_user AS role')
  throw new Error(
    `${user?.role} may not do all that is wanted with ${closed.join(', ')}. ` +
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ${closed.join(', ')} TO ${user?.role}`,
  )
}

const restoreWhole = 'Restore all tables of one dump, into a database without them.'

/**
 * A copy by logical replication, or by hand, leaves the sequence behind the leads: each new lead
 * would then meet an old one's number. Only who owns the table may set it.
 */
export async function catchUpSequence(query: Query): Promise<void> {
  await query(
    `SELECT setval(sequence, last) FROM (
       SELECT pg_get_serial_sequence('bellhop_leads', 'seq') AS sequence,
         (SELECT max(seq) FROM bellhop_leads) AS last
     ) AS leads
     WHERE CASE WHEN has_sequence_privilege(sequence, 'SELECT')
         AND has_sequence_privilege(sequence, 'UPDATE')
       THEN last > coalesce(pg_sequence_last_value(sequence::regclass), 0) END`,
  )
}
