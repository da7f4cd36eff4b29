import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { AtEnd } from './at-end.ts'
import { freePort } from './free-port.ts'
import { accessToken, caller } from './start-app.ts'

/** The built program. */
export const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))

export interface RunningServer {
  origin: string
  port: number
  child: ChildProcess
  call: ReturnType<typeof caller>
  /** Everything it has printed to its standard output so far. */
  printed(): string
  /** Resolves with the exit code, null after a signal. */
  kill(signal: NodeJS.Signals): Promise<number | null>
}

/** The built server as an operator runs it, in a process and on a port of its own. */
export async function startServer(
  folder: string,
  env: Record<string, string> = {},
  atEnd: AtEnd = onTestFinished,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(await freePort()),
      BELLHOP_DATA_DIR: folder,
      BELLHOP_ACCESS_TOKEN: accessToken,
      BELLHOP_RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  async function kill(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exit = once(child, 'exit')
    child.kill(signal)
    const [code] = await exit
    return code as number | null
  }
  // Awaited, since whatever still writes would be in the way of removing its folder.
  atEnd(async () => void (await kill('SIGKILL')))
  let out = ''
  let errors = ''
  child.stderr.on('data', chunk => (errors += String(chunk)))
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      out += String(chunk)
      const found = /Dashboard +http:\/\/[^:]+:(\d+)/.exec(out)
      if (found && /Paste this/.test(out)) resolve(Number(found[1]))
    })
    // By then all it had to say has been heard.
    child.once('close', code => reject(new Error(`the server ended with ${code}: ${errors}`)))
  })
  const origin = `http://localhost:${port}`
  return {
    origin,
    port,
    child,
    call: caller(`${origin}/api/v1`),
    printed: () => out,
    kill,
  }
}
