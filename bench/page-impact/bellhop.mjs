import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))

/** The product as it is run, on a folder of its own, and the snippet that it prints. */
export async function startBellhop(pageOrigins, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bellhop-bench-'))
  const server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      BELLHOP_DATA_DIR: folder,
      BELLHOP_ORIGINS: pageOrigins,
      BELLHOP_RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const snippet = await new Promise((resolve, reject) => {
    let said = ''
    server.once('exit', code => reject(new Error(`Bellhop ended with ${code}`)))
    server.stdout.on('data', chunk => {
      said += String(chunk)
      const [found] = /<script .*<\/script>/.exec(said) ?? []
      if (found) resolve(found)
    })
  })
  return {
    snippet,
    origin: new URL(/src="([^"]+)"/.exec(snippet)[1]).origin,
    stop() {
      server.removeAllListeners('exit')
      server.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      server.kill('SIGTERM')
    },
  }
}
