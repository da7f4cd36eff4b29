import type { Tallies, Tally } from '../store.ts'
import { addTallies } from '../tallies.ts'
import type { Query } from './database.ts'
import { asText, fromText } from './write-leads.ts'

type Row = Omit<Tally, 'count'> & {
  /** A bigint, which `pg` gives as text. */
  count: string
}

/** Added up by the database, so that any number of processes may count. */
export function postgresqlTallies(query: Query): Tallies {
  return {
    async add(given) {
      // One statement must not touch a row twice; in one order, two never wait for each other.
      const tallies = addTallies([], given).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
      await query(
        'INSERT INTO bellhop_tallies (day, site, page, step, count)' +
          ' SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[])' +
          ' ON CONFLICT (day, site, page, step)' +
          ' DO UPDATE SET count = bellhop_tallies.count + excluded.count',
        [
          tallies.map(({ day }) => day),
          tallies.map(({ site }) => asText(site)),
          tallies.map(({ page }) => asText(page)),
          tallies.map(({ step }) => asText(step)),
          tallies.map(({ count }) => count),
        ],
      )
    },
    async read(from, to) {
      const rows = await query<Row>(
        'SELECT day, site, page, step, count FROM bellhop_tallies WHERE day BETWEEN $1 AND $2',
        [from, to],
      )
      return rows.map(({ day, site, page, step, count }) => ({
        day,
        site: fromText(site),
        page: fromText(page),
        step: fromText(step),
        count: Number(count),
      }))
    },
  }
}

const nameOf = ({ day, site, page, step }: Tally) => JSON.stringify([day, site, page, step])
