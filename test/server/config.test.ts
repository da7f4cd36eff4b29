import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'

test('nothing set means sensible defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    origins: [],
    trustedProxies: 0,
    rateLimit: 300,
  })
})

test('every setting is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    BELLHOP_DATA_DIR: '/srv/bellhop',
    DATABASE_URL: 'postgres://localhost/bellhop',
    BELLHOP_PUBLIC_URL: 'https://chat.palm.example/',
    BELLHOP_OPERATOR_EMAIL: 'mira@palm.example',
    BELLHOP_OPERATOR_PASSWORD: 'a long password',
    BELLHOP_ACCESS_TOKEN: 'x'.repeat(32),
    BELLHOP_ORIGINS: 'https://palm.example, http://localhost:8080',
    BELLHOP_TRUSTED_PROXIES: '1',
    BELLHOP_RATE_LIMIT: '0',
    SMTP_URL: 'smtp://localhost:25',
  })
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/bellhop',
    databaseUrl: 'postgres://localhost/bellhop',
    publicUrl: 'https://chat.palm.example',
    operatorEmail: 'mira@palm.example',
    operatorPassword: 'a long password',
    accessToken: 'x'.repeat(32),
    origins: ['https://palm.example', 'http://localhost:8080'],
    trustedProxies: 1,
    rateLimit: 0,
    idle: ['SMTP_URL'],
  })
})

test('all mistakes are reported at once, by name and without the value', () => {
  const mistaken = () =>
    readConfig({
      PORT: '99999',
      DATABASE_URL: 'mysql://root:hunter2@x',
      BELLHOP_PUBLIC_URL: 'https://palm.example/chat',
      BELLHOP_OPERATOR_EMAIL: 'mira',
      BELLHOP_OPERATOR_PASSWORD: 'short',
      BELLHOP_ACCESS_TOKEN: 'x'.repeat(31),
      BELLHOP_ORIGINS: 'https://palm.example,*',
      BELLHOP_TRUSTED_PROXIES: '-1',
      BELLHOP_RATE_LIMIT: 'many',
      BELLHOP_ORIGIN: 'https://palm.example',
    })
  expect(mistaken).toThrow(/^Bellhop cannot start with these settings:(\n  - [A-Z_]+ .+){10}$/)
  expect(mistaken).not.toThrow('hunter2')
  expect(mistaken).toThrow('BELLHOP_ORIGIN is not a setting')
})

test('what Kubernetes tells of a service called bellhop is no mistake; a port of ours is one', () => {
  const told = {
    BELLHOP_SERVICE_HOST: '10.0.0.7',
    BELLHOP_SERVICE_PORT_HTTP: '3000',
    BELLHOP_PORT: 'tcp://10.0.0.7:3000',
    BELLHOP_PORT_3000_TCP_ADDR: '10.0.0.7',
  }
  expect(() => readConfig(told)).not.toThrow()
  expect(() => readConfig({ ...told, BELLHOP_PORT: '3001' })).toThrow('BELLHOP_PORT is not a')
})

test('an address of a database that its password breaks is told how passwords are written', () => {
  const read = () => readConfig({ DATABASE_URL: 'postgres://bellhop:hunter#2@db/bellhop' })
  expect(read).toThrow(/DATABASE_URL must be an address such as .+ %23$/)
})

test.each([
  'postgres://bellhop:hunter@db1:5432,db2:5433/bellhop?target_session_attrs=read-write',
  'postgres://db1,db2/bellhop',
  'postgres:///bellhop?user=bellhop&host=db1,db2',
])('the address %s names two hosts, and is told how to follow the one that takes writes', url => {
  expect(() => readConfig({ DATABASE_URL: url })).toThrow(
    /DATABASE_URL must name one host; .+ writes/,
  )
})

test.each(['with a space in the middle of thirty-two', `bhs_${'x'.repeat(40)}`, 'ü'.repeat(32)])(
  'no header could carry the access token %j, or it would be taken for a guest’s',
  token => {
    expect(() => readConfig({ BELLHOP_ACCESS_TOKEN: token })).toThrow(/BELLHOP_ACCESS_TOKEN/)
  },
)

test.each([
  ['*', 'number 1 is not one'],
  [
    'a b,https://palm.example/trips,https://ok.example',
    'such as https://www.example.com, with neither path nor *; numbers 1, 2 are not',
  ],
  ['https://*.palm.example', 'number 1 is not one'],
])('of the origins %j it says that %s', (list, said) => {
  expect(() => readConfig({ BELLHOP_ORIGINS: list })).toThrow(said)
})

test('a password is taken to the letter, spaces included, without the line break of its file', () => {
  for (const end of ['', '\n', '\r\n', '\r']) {
    const config = readConfig({ BELLHOP_OPERATOR_PASSWORD: ` sunset over ${end}` })
    expect(config.operatorPassword).toBe(' sunset over ')
  }
})

test('a password is no longer than the sign-in takes', () => {
  // The sign-in counts this as one, too.
  const withLength = (length: number) => () =>
    readConfig({ BELLHOP_OPERATOR_PASSWORD: '🏝'.repeat(length) })
  for (const length of [10, 200]) expect(withLength(length)).not.toThrow()
  for (const length of [9, 201])
    expect(withLength(length)).toThrow('BELLHOP_OPERATOR_PASSWORD must have 10 to 200 characters')
})

test.each([
  { PORT: '0' },
  { PORT: '65535' },
  { BELLHOP_TRUSTED_PROXIES: '0' },
  { BELLHOP_TRUSTED_PROXIES: '10' },
  { BELLHOP_RATE_LIMIT: '1000000' },
  { BELLHOP_OPERATOR_PASSWORD: 'x'.repeat(10) },
  { BELLHOP_OPERATOR_EMAIL: `${'m'.repeat(178)}@palm.example` },
  { BELLHOP_ACCESS_TOKEN: `${'x'.repeat(32)}==` },
  { DATABASE_URL: 'postgresql://localhost/bellhop' },
  { DATABASE_URL: 'postgres://bellhop:hunter,2@db/bellhop?options=-c%20a=1,2' },
])('%j is a setting', env => {
  expect(() => readConfig(env)).not.toThrow()
})

test.each([
  { PORT: '65536' },
  { PORT: '1e3' },
  { PORT: '80.5' },
  { BELLHOP_TRUSTED_PROXIES: '11' },
  { BELLHOP_RATE_LIMIT: '1000001' },
  { BELLHOP_OPERATOR_PASSWORD: 'x'.repeat(9) },
  { BELLHOP_OPERATOR_EMAIL: 'mira@' },
  { BELLHOP_OPERATOR_EMAIL: '@palm.example' },
  { BELLHOP_OPERATOR_EMAIL: 'Mira <mira@palm.example>' },
  { BELLHOP_OPERATOR_EMAIL: 'mira@palm.example or noa' },
  // Nobody could sign in with it.
  { BELLHOP_OPERATOR_EMAIL: `${'m'.repeat(179)}@palm.example` },
  { BELLHOP_ACCESS_TOKEN: `${'x'.repeat(32)}=x` },
  { BELLHOP_PUBLIC_URL: 'https://palm.example/?chat' },
  { BELLHOP_PUBLIC_URL: 'https://palm.example/#chat' },
  { BELLHOP_PUBLIC_URL: 'ws://palm.example' },
  { DATABASE_URL: 'localhost' },
  { DATABASE_URL: 'my-postgres://localhost/bellhop' },
])('%j is a mistake', env => {
  const [name] = Object.keys(env)
  expect(() => readConfig(env)).toThrow(`${name} must `)
})

test('an empty setting is as good as none', () => {
  expect(readConfig({ PORT: '', BELLHOP_ORIGINS: ' ', SMTP_URL: ' ' })).toMatchObject({
    port: 3000,
    origins: [],
    idle: [],
  })
})

test('quotes that nothing has taken away, and a ~ that no shell has read, are mistakes', () => {
  const mistakes = {
    BELLHOP_DATA_DIR: ['"/data"', '~/bellhop', 'file:///srv/bellhop', 'postgres://db/bellhop'],
    BELLHOP_OPERATOR_EMAIL: ['"mira@palm.example"'],
    BELLHOP_OPERATOR_PASSWORD: ["'a long password'"],
  }
  for (const [name, values] of Object.entries(mistakes))
    for (const value of values)
      expect(() => readConfig({ [name]: value }), value).toThrow(`${name} must be `)
  const whole = { BELLHOP_DATA_DIR: './~', BELLHOP_OPERATOR_PASSWORD: 'Mira\'s "password"' }
  expect(() => readConfig(whole)).not.toThrow()
})
