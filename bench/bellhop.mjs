import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What `npm run build` builds. */
export const main = `${root}dist/server/main.js`

/** Builds the product where its sources are newer than what is built. */
export function buildBellhop() {
  const { status } = spawnSync(process.execPath, ['build/build-if-stale.mjs'], { cwd: root })
  if (status !== 0) throw new Error('Bellhop does not build')
}

/** The built product as it is run, on a data folder, and the snippet that it prints. */
export async function startBellhop(folder, env = {}) {
  const server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      BELLHOP_DATA_DIR: folder,
      BELLHOP_RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(server, 'exit')
  const snippet = await new Promise((resolve, reject) => {
    let said = ''
    void exit.then(([code]) => reject(new Error(`Bellhop ended with ${code}: ${said}`)))
    // Goes on reading what the server logs, as whoever runs it does.
    server.stdout.on('data', chunk => {
      if (said.includes('</script>')) return
      said += String(chunk)
      const [found] = /<script .*<\/script>/.exec(said) ?? []
      if (found) resolve(found)
    })
  })
  const { origin, port } = new URL(/src="([^"]+)"/.exec(snippet)[1])
  return {
    snippet,
    origin,
    port: Number(port),
    kill: signal => server.kill(signal),
    /** Its exit code, or the signal that has ended it. */
    exit: exit.then(([code, signal]) => code ?? signal),
    async stop() {
      server.kill('SIGTERM')
      await exit
    },
  }
}
