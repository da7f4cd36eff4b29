import { postgresqlStore } from '../../../server/store/postgresql-store.ts'
import { arrival, desk, log } from '../makers.ts'

/**
 * One of several processes on a database: clients that send until they are told it is kept, as the
 * widget's outbox does. Prints each uid (or, of the one uid all share, each field) once it is
 * acknowledged. Arguments: url, name of the process, clients, arrivals each (0: until SIGTERM).
 */
const [url = '', name = '', clients = '16', rounds = '0'] = process.argv.slice(2)
const store = await postgresqlStore({ url, log }, desk)
let going = true
process.on('SIGTERM', () => (going = false))

async function client(number: number) {
  for (let round = 0; going && (rounds === '0' || round < Number(rounds)); round++) {
    const tag = `${name}-${number}-${round}`
    const coming = arrival({
      client_request_uid: rounds === '0' ? tag : 'shared',
      id: `${rounds}-${tag}`,
      custom_fields: { [tag]: round },
    })
    while (!(await isKept(coming))) if (!going) return
    process.stdout.write(`${tag}\n`)
  }
}

/** Whether it is acknowledged; a fault, other than that the database is away, ends the process. */
async function isKept(coming: ReturnType<typeof arrival>): Promise<boolean> {
  try {
    await store.leads.receive(coming)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== 'unavailable') throw error
    await new Promise(setImmediate)
    return false
  }
}

await Promise.all(Array.from({ length: Number(clients) }, (_, number) => client(number)))
await store.close()
