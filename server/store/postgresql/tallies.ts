import type { Tallies, TallySum } from '../store.ts'
import { addTallies, inOrder } from '../tallies.ts'
import type { Query } from './database.ts'
import { asText, fromText } from './write-leads.ts'

type Row = Omit<TallySum, 'count'> & {
  /** A bigint, which `pg` gives as text. */
  count: string
}

/** Added up by the database, so that any number of processes may count. */
export function postgresqlTallies(query: Query): Tallies {
  const sums: Tallies['sums'] = async (from, to) => {
    const rows = await query<Row>(
      `SELECT site, page, step, sum(count) AS count FROM bellhop_tallies
       WHERE day BETWEEN $1 AND $2 GROUP BY site, page, step`,
      [from, to],
    )
    return rows.map(({ site, page, step, count }) => ({
      site: fromText(site),
      page: fromText(page),
      step: fromText(step),
      count: Number(count),
    }))
  }

  return {
    async add(given) {
      // One statement must not touch a row twice; in one order, two never wait for each other.
      const tallies = inOrder(addTallies([], given))
      await query(
        `INSERT INTO bellhop_tallies (day, site, page, step, count)
         SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[])
         ON CONFLICT (day, site, page, step)
         DO UPDATE SET count = bellhop_tallies.count + excluded.count`,
        [
          tallies.map(({ day }) => day),
          tallies.map(({ site }) => asText(site)),
          tallies.map(({ page }) => asText(page)),
          tallies.map(({ step }) => asText(step)),
          tallies.map(({ count }) => count),
        ],
      )
    },
    sums,
    read: async day => (await sums(day, day)).map(sum => ({ day, ...sum })),
    async days() {
      const statement = 'SELECT DISTINCT day FROM bellhop_tallies ORDER BY day'
      return (await query<{ day: string }>(statement)).map(({ day }) => day)
    },
    async forgetBefore(day) {
      await query('DELETE FROM bellhop_tallies WHERE day < $1', [day])
    },
  }
}
