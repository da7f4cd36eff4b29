#!/usr/bin/env node
import { once } from 'node:events'
import { isatty } from 'node:tty'
import { backup } from './cli/backup.ts'
import { check } from './cli/check.ts'
import type { Io } from './cli/io.ts'
import { migrate } from './cli/migrate.ts'
import { restore } from './cli/restore.ts'
import { rotateSigningKey } from './cli/rotate-signing-key.ts'
import { isDatabase, readConfig, type Config } from './config.ts'
import { explain } from './explain.ts'
import { logLines } from './log-lines.ts'
import { createLog } from './log.ts'
import { serve } from './serve.ts'
import { jsonFileStore } from './store/json-file-store.ts'
import type { DeskData } from './store/store.ts'

const log = createLog(logLines())
const print = (text: string) => process.stdout.write(`${text}\n`)

async function main([command = 'serve', ...args]: string[]) {
  if ([command, ...args].some(asksForHelp)) return print(usage)
  const config = readConfig(process.env)
  if (config.databaseUrl !== undefined) refuseForDatabase(command, args)
  const place = config.databaseUrl ?? config.dataDir
  const io: Io = { folder: config.dataDir, now: Date.now, print, log }
  switch (command) {
    case 'serve':
      if (args.length > 0) throw new Error(`serve takes settings, not arguments.\n${usage}`)
      return runServer(config, place)
    case 'backup':
      return backup(args, io)
    case 'restore':
      return restore(args, io)
    case 'check':
      process.exitCode = (await check(args, io)) ? 0 : 1
      return
    case 'migrate':
      return migrate(args, io, place, openStore)
    case 'rotate-signing-key':
      return rotateSigningKey(args, io, place, openStore)
    default:
      throw new Error(`There is no command ${command}.\n${usage}`)
  }
}

/** Chooses the store: PostgreSQL by its address, else a folder of files. */
async function openStore(place: string, first: () => DeskData, signal?: AbortSignal) {
  if (!isDatabase(place))
    return jsonFileStore({ folder: place, log, onLost: () => fail(lost(place)) }, first)
  // Its driver is a tenth of a start.
  const { postgresqlStore } = await import('./store/postgresql-store.ts')
  return postgresqlStore({ url: place, log, signal }, first)
}

/** Ends this process, which would refuse everything for ever; whatever started it can start another. */
const lost = (folder: string) =>
  new Error(
    `Another Bellhop process has taken ${folder}, or another folder its place; this one has ended. ` +
      'What it had kept is in the folder that it had.',
  )

const usage = `Usage: bellhop [serve]
       bellhop backup FILE
       bellhop restore FILE
       bellhop check [FILE]
       bellhop migrate --to postgres://…|DIR [--dry-run]
       bellhop rotate-signing-key`

const asksForHelp = (word: string) => ['help', '--help', '-h'].includes(word)

/** Three commands are about the data folder; with DATABASE_URL the leads are not there. */
function refuseForDatabase(command: string, args: readonly string[]) {
  const isOfFolder = command === 'backup' || command === 'restore' || command === 'check'
  if (!isOfFolder || (command === 'check' && args.length > 0)) return
  throw new Error(
    `${command} is for a data folder, and DATABASE_URL is set. For the database there are ` +
      'pg_dump and pg_restore; for the folder, unset DATABASE_URL.',
  )
}

/** What nohup starts has none. It asks for SIGHUP to be passed over as well, but Node undoes that. */
const hasTerminal = [0, 1, 2].some(fd => isatty(fd))

/** Told to stop in the middle of a start, it comes to the end of that and lets go of all it has. */
async function runServer(config: Config, place: string) {
  const told = new AbortController()
  const tell = (signal: string) => {
    log.info({ signal }, 'Stopping')
    told.abort()
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, tell)
  process.on('SIGHUP', hasTerminal ? tell : () => {})
  const open = (first: () => DeskData) => openStore(place, first, told.signal)
  const serving = await serve({ config, log, print, openStore: open }).catch((error: unknown) => {
    if (error === told.signal.reason) process.exit(0)
    throw error
  })
  if (!told.signal.aborted) await once(told.signal, 'abort')
  await serving.stop()
  process.exit(0)
}

function fail(error: unknown) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

main(process.argv.slice(2)).catch(fail)
