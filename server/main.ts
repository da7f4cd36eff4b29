#!/usr/bin/env node
import { pino } from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { serve } from './serve.ts'
import { jsonFileStore } from './store/json-file-store.ts'

const log = pino({ base: null })

async function main() {
  const config = readConfig(process.env)
  const serving = await serve({
    config,
    log,
    openStore: first => jsonFileStore({ folder: config.dataDir, log }, first),
    print: text => process.stdout.write(`${text}\n`),
  })
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Stopping')
    serving.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** People read the first line; the stack is for faults of ours. */
function fail(error: unknown) {
  const known = error instanceof ConfigError
  process.stderr.write(`${known ? error.message : String(error)}\n`)
  process.exit(1)
}

main().catch(fail)
