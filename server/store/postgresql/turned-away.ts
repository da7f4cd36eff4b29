import { DatabaseError } from 'pg'
import { messageOf } from './faults.ts'

/** What waiting does not mend, by SQLSTATE, and what does. */
const remedies: Record<string, string> = {
  '3D000': 'Make that database, or name another in the address.',
  '28000':
    'Let that user in (pg_hba.conf), or name another in the address; where the database wants TLS, ' +
    'add sslmode=verify-full to it.',
  '28P01':
    'Set the password of that user in the address, with % @ : / ? # and spaces in it written ' +
    '%25 %40 %3A %2F %3F %23 %20.',
  '42501':
    'Grant it to the user of the address; who owns the database (ALTER DATABASE … OWNER TO …) may ' +
    'make tables in it.',
}

/** What waiting may mend, and did not. */
const remediesOfWaiting: Record<string, string> = {
  '25006':
    'It is a standby, or default_transaction_read_only is on: name the one that takes writes.',
  '53100': 'Make room on its disk.',
  '53300': 'Grant that user more connections, or end what has them.',
  '55P03': 'Another session holds a lock: pg_blocking_pids() tells which.',
  '57014': 'Another session holds a lock, it seems: pg_blocking_pids() tells which.',
}

/** What the driver finds out, by its own words. */
const faultsOfAddress: [RegExp, string][] = [
  [/client password must be/, 'The database asks for a password, and the address has none.'],
  [/does not support SSL/, 'The database speaks no TLS. Leave sslmode and ssl out of the address.'],
  [
    /certificate/,
    'The certificate of the database is not trusted. Add &sslrootcert=FILE to the address, with ' +
      'that of its authority, and name the host as the certificate does.',
  ],
  [/, (open|read)\b/, 'A file that the address names (sslrootcert, say) cannot be read.'],
  [/URI malformed/, 'A % in the address that begins no code such as %2F is written %25.'],
]

/** What to tell whoever starts the server, when the database is there and will not have us. */
export function turnedAway(cause: unknown): string | undefined {
  if (!(cause instanceof DatabaseError)) {
    const fault = faultsOfAddress.find(([words]) => words.test(String(cause)))
    return fault && `${fault[1]}\n(${messageOf(cause)})`
  }
  const remedy = remedies[cause.code ?? '']
  return remedy && `${saying(cause)} ${remedy}`
}

/** What to tell them when the patience with a database that is away has ended. */
export function stillAway(cause: unknown): string {
  if (!(cause instanceof DatabaseError))
    return `The database cannot be reached: ${messageOf(cause)}`
  return `${saying(cause)} ${remediesOfWaiting[cause.code ?? ''] ?? ''}`.trimEnd()
}

const saying = ({ message, code }: DatabaseError) => `PostgreSQL says: ${message} (${code}).`
