#!/usr/bin/env node
import { pino } from 'pino'
import { backup } from './cli/backup.ts'
import { check } from './cli/check.ts'
import type { Io } from './cli/io.ts'
import { migrate } from './cli/migrate.ts'
import { restore } from './cli/restore.ts'
import { readConfig, type Config } from './config.ts'
import { serve } from './serve.ts'
import { jsonFileStore } from './store/json-file-store.ts'
import { postgresqlStore } from './store/postgresql-store.ts'
import type { DeskData } from './store/store.ts'

/** Lines are written 4 kB at a time, or after a second: a write for each costs a request a tenth. */
const lines = pino.destination({ dest: 1, minLength: 4096, sync: true })
const log = pino({ base: null }, lines)
setInterval(() => lines.flush(), 1000).unref()
process.on('exit', () => lines.flushSync())
const print = (text: string) => process.stdout.write(`${text}\n`)

async function main([command = 'serve', ...args]: string[]) {
  const config = readConfig(process.env)
  const io: Io = { folder: config.dataDir, now: Date.now, print, log }
  switch (command) {
    case 'serve':
      return runServer(config)
    case 'backup':
      return backup(args, io)
    case 'restore':
      return restore(args, io)
    case 'check':
      process.exitCode = (await check(args, io)) ? 0 : 1
      return
    case 'migrate':
      return migrate(args, io, config.databaseUrl ?? config.dataDir, openStore)
    default:
      throw new Error(usage)
  }
}

/** The only place that names concrete stores: PostgreSQL by its address, else a folder of files. */
const openStore = (place: string, first: () => DeskData) =>
  /^postgres(ql)?:/.test(place)
    ? postgresqlStore({ url: place, log }, first)
    : jsonFileStore({ folder: place, log }, first)

const usage = `Usage: bellhop [serve]
       bellhop backup FILE
       bellhop restore FILE
       bellhop check [FILE]
       bellhop migrate --to postgres://…|DIR [--dry-run]`

async function runServer(config: Config) {
  const place = config.databaseUrl ?? config.dataDir
  const serving = await serve({ config, log, print, openStore: first => openStore(place, first) })
  let stopping: Promise<void> | undefined
  const stop = (signal: string) => {
    log.info({ signal }, 'Stopping')
    stopping ??= serving.stop().then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** People read what they can act on; the stack is for faults of ours. */
function fail(error: unknown) {
  const isOurs = error instanceof TypeError || error instanceof ReferenceError
  const text = error instanceof Error && !isOurs ? error.message : String((error as Error).stack)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

main(process.argv.slice(2)).catch(fail)
