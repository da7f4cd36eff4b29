import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = ['shared', 'widget', 'server', 'dashboard', 'vite.config.ts', 'package-lock.json']
/** Written last of all. */
const built = `${root}dist/server/main.js`

/**
 * End-to-end tests and size budgets look at the product as built, never at an older one. When it
 * does not build those tests fail for want of it, and all others still have something to say.
 */
export default function buildOnce() {
  if (existsSync(built) && statSync(built).mtimeMs >= Math.max(...sources.map(newest))) return
  // NODE_ENV is "test" here, and would reach the build as such.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' }
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status === 0) return
  rmSync(`${root}dist`, { recursive: true, force: true })
  console.error('The build failed: there is no dist/ for the tests that need it.')
}

function newest(path: string): number {
  const status = statSync(root + path)
  if (!status.isDirectory()) return status.mtimeMs
  // A folder's own time tells of files that are gone.
  const within = readdirSync(root + path).map(name => newest(`${path}/${name}`))
  return Math.max(status.mtimeMs, ...within)
}
