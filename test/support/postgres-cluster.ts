import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { certificate } from './certificate.ts'
import { freePort } from './free-port.ts'
import { plainUser, type User } from './plain-user.ts'
import { postgresBinaries, type Binaries } from './postgres-binaries.ts'

/** A PostgreSQL server of our own, which can be killed and started in the middle of a test. */
export interface Cluster {
  url: string
  /** As a crash would: no farewell to its clients, recovery at the next start. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Ends the server and removes its data. */
  remove(): Promise<void>
}

/**
 * Waits for the end of its input, which is when we end, however that comes about: a run that is
 * killed leaves neither a server nor its data folder behind.
 */
const reaper = `
cat > /dev/null
server=$(head -n 1 "$0/data/postmaster.pid" 2> /dev/null) && kill -QUIT "$server"
tries=0
while [ -e "$0/data/postmaster.pid" ] && [ $tries -lt 200 ]; do sleep 0.02; tries=$((tries + 1)); done
rm -rf "$0"`

const run = promisify(execFile)

const defaults = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}

/** Faster, and a crash of the server is survived all the same; only one of the machine would not be. */
export const withoutFsync = { fsync: 'off', full_page_writes: 'off' }

/** TLS with a certificate that is its own authority, and is not made out to this machine. */
export const withTls = { ssl: 'on' }

/** A folder for a server and its data. */
function newHome(user: User | undefined) {
  const home = mkdtempSync(join(tmpdir(), 'bellhop-postgres-'))
  chmodSync(home, 0o755)
  if (user) chownSync(home, user.uid, user.gid)
  const watch = spawn('sh', ['-c', reaper, home], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  return { home, watch }
}

/** What initdb makes, which takes ten times as long as a copy of it. */
let pristine: ReturnType<typeof initialised> | undefined

async function initialised(user: User | undefined) {
  const { home, watch } = newHome(user)
  watch.unref()
  const binaries = reachable(postgresBinaries(), home, user)
  const folder = join(home, 'data')
  const options = ['-U', 'bellhop', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(binaries.initdb, ['-D', folder, ...options], { ...user, cwd: home })
  return { binaries, folder }
}

export async function startCluster(settings: Record<string, string> = {}): Promise<Cluster> {
  const user = plainUser()
  const { home, watch } = newHome(user)
  const { binaries, folder: initial } = await (pristine ??= initialised(user))
  const folder = join(home, 'data')
  await run('cp', ['-a', initial, folder], { ...user, cwd: home })
  if (settings['ssl']) certify(folder, user)

  const port = await freePort()
  const flags = Object.entries({ ...defaults, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  let ended: Promise<unknown> = Promise.resolve()

  async function start() {
    const server = spawn(binaries.postgres, ['-D', folder, '-p', String(port), ...flags], {
      ...user,
      cwd: home,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    ended = once(server, 'exit')
    await said(server.stderr, 'ready to accept connections')
  }
  await start()
  return {
    url: `postgres://bellhop@127.0.0.1:${port}/postgres`,
    start,
    async kill() {
      process.kill(Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8')), 'SIGQUIT')
      await ended
    },
    async remove() {
      watch.stdin.end()
      await once(watch, 'exit')
      await ended
    },
  }
}

/** PostgreSQL takes no key that others may read. */
function certify(folder: string, user: User | undefined) {
  for (const [name, text] of Object.entries(certificate)) {
    const file = join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    if (user) chownSync(file, user.uid, user.gid)
  }
}

/** The binaries, copied first if the user can't reach them: a checkout below /root, say. */
function reachable(binaries: Binaries, home: string, user: User | undefined): Binaries {
  try {
    execFileSync(binaries.postgres, ['--version'], { ...user, cwd: home, stdio: 'ignore' })
    return binaries
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error
    const copied = join(home, 'postgresql')
    cpSync(dirname(dirname(binaries.postgres)), copied, { recursive: true, verbatimSymlinks: true })
    return { initdb: join(copied, 'bin', 'initdb'), postgres: join(copied, 'bin', 'postgres') }
  }
}

/** Resolves when the stream has said it; throws all that was said if it ends before. */
function said(stream: NodeJS.ReadableStream, words: string): Promise<void> {
  let log = ''
  return new Promise((resolve, reject) => {
    stream.on('data', chunk => {
      log += String(chunk)
      if (log.includes(words)) resolve()
      log = log.slice(-20_000)
    })
    stream.on('end', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
}
