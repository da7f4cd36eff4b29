import { maxEmailLength, passwordLength } from '../shared/operator.ts'

/** The one reader of the environment; everything else receives values. */
export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Origin (and nothing more) under which browsers reach this server, when it is not host:port. */
  publicUrl: string | undefined
  operatorEmail: string
  operatorPassword: string | undefined
  /** An access token for the default site that is kept nowhere. */
  accessToken: string | undefined
  /** Origins that may embed the default site, beside the site's own list. */
  origins: string[]
  /** Proxies in front of us whose X-Forwarded-For may be believed. */
  trustedProxies: number
  /** Requests a minute for one access token; 0 turns all limits off but those of sign-ins. */
  rateLimit: number
  /** Settings that are given, and have no effect yet. */
  idle: string[]
}

type Environment = Record<string, string | undefined>

/** Throws what names every mistake at once. */
export function readConfig(env: Environment): Config {
  const mistakes: string[] = []
  const known = new Set<string>()
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | Mistake): T => {
    known.add(name)
    const text = env[name]?.trim()
    if (!text) return fallback
    const value = /^(["']).*\1$/s.test(text) ? inQuotes : parse(text)
    if (!(value instanceof Mistake)) return value
    mistakes.push(`${name} ${value.text}`)
    return fallback
  }
  const config: Config = {
    port: read('PORT', 3000, wholeNumber(65535)),
    host: read('HOST', '127.0.0.1', text => text),
    dataDir: read('BELLHOP_DATA_DIR', './data', folder),
    databaseUrl: read('DATABASE_URL', undefined, database),
    publicUrl: read('BELLHOP_PUBLIC_URL', undefined, origin),
    operatorEmail: read('BELLHOP_OPERATOR_EMAIL', 'operator@bellhop.local', email),
    // To the letter, as at the sign-in, but for the line break that a file may end it with.
    operatorPassword: read('BELLHOP_OPERATOR_PASSWORD', undefined, () =>
      password((env['BELLHOP_OPERATOR_PASSWORD'] ?? '').replace(/[\r\n]+$/, '')),
    ),
    accessToken: read('BELLHOP_ACCESS_TOKEN', undefined, token),
    origins: read('BELLHOP_ORIGINS', [], origins),
    trustedProxies: read('BELLHOP_TRUSTED_PROXIES', 0, wholeNumber(10)),
    rateLimit: read('BELLHOP_RATE_LIMIT', 300, wholeNumber(1_000_000)),
    idle: ['SMTP_URL'].filter(name => env[name]?.trim()),
  }
  for (const [name, text = ''] of Object.entries(env))
    if (name.startsWith('BELLHOP_') && !known.has(name) && !isOfKubernetes(name, text))
      mistakes.push(`${name} is not a setting; is it a typing error?`)
  if (mistakes.length > 0)
    throw new Error(['Bellhop cannot start with these settings:', ...mistakes].join('\n  - '))
  return config
}

/** What Kubernetes tells every container of a service that is called bellhop, or bellhop-web. */
const isOfKubernetes = (name: string, text: string) =>
  /_SERVICE_(HOST|PORT)|_PORT_\d+_(TCP|UDP)/.test(name) || /^(tcp|udp):/.test(text)

class Mistake {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A shell takes them away, and Docker's `--env-file` does not: `"secret word"` would be the password. */
const inQuotes = new Mistake('must be without the quotes around it')

/** Only a shell knows ~, and only where nothing is in quotes. Elsewhere it would be a folder of that name. */
const folder = (text: string) =>
  /^~|^\w+:\/\//.test(text) ? new Mistake('must be the path of a folder, without ~') : text

const wholeNumber = (most: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) <= most
    ? Number(text)
    : new Mistake(`must be a whole number from 0 to ${most}`)

function password(text: string): string | Mistake {
  const { least, most } = passwordLength
  const { length } = [...text]
  const fits = length >= least && length <= most
  return fits ? text : new Mistake(`must have ${least} to ${most} characters`)
}

/** What an Authorization header can carry; `bhs_` begins the tokens of guests' sessions. */
const token = (text: string) =>
  /^(?!bhs_)[\w.~+/-]{32,}=*$/.test(text)
    ? text
    : new Mistake('must be 32 or more letters, digits and . _ ~ + / -, and not begin with bhs_')

const email = (text: string) =>
  /^[^\s@]+@[^\s@]+$/.test(text) && text.length <= maxEmailLength
    ? text
    : new Mistake(`must be an e-mail address of at most ${maxEmailLength} characters`)

/** What most often spoils an address is a password that was not encoded, such as `p#w/d`. */
const anAddress =
  'must be an address such as postgres://user:password@host/bellhop, with % @ : / ? # in a password written as %25 %40 %3A %2F %3F %23'

const anAddressOfOne =
  'must name one host; in front of several goes what leads to the one that takes writes, such as HAProxy'

/** Whether leads are to be in PostgreSQL: a place that is no address of one is a folder. */
export const isDatabase = (place: string) => /^postgres(ql)?:/.test(place)

/** What keeps the address of a database from being one; to the driver a list of hosts is a name. */
export function faultOfAddress(address: string): string | undefined {
  if (/^\w+:\/\/([^/?#]*@)?[^@/?#]*,(?![^/?#]*@)|[?&]host=[^&]*,/.test(address))
    return anAddressOfOne
  return isDatabase(address) && URL.canParse(address) ? undefined : anAddress
}

function database(text: string): string | Mistake {
  const fault = faultOfAddress(text)
  return fault === undefined ? text : new Mistake(fault)
}

/** What is often given instead is the address of a page, or a pattern for many. */
const anOrigin = 'such as https://www.example.com, with neither path nor *'

function origin(text: string): string | Mistake {
  const mistake = new Mistake(`must be an origin ${anOrigin}`)
  if (!URL.canParse(text)) return mistake
  const { protocol, origin, hostname, pathname, search, hash } = new URL(text)
  const bare = pathname === '/' && !search && !hash && !hostname.includes('*')
  return bare && (protocol === 'http:' || protocol === 'https:') ? origin : mistake
}

function origins(text: string): string[] | Mistake {
  const parsed = text.split(',').map(part => origin(part.trim()))
  const bad = parsed.flatMap((part, place) => (part instanceof Mistake ? [place + 1] : []))
  if (bad.length === 0) return parsed.filter(part => typeof part === 'string')
  const which =
    bad.length === 1 ? `number ${bad[0]} is not one` : `numbers ${bad.join(', ')} are not`
  return new Mistake(`must be a comma list of origins ${anOrigin}; ${which}`)
}
