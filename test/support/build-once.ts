import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * End-to-end tests and size budgets look at the product as built, never at an older one. When it
 * does not build those tests fail for want of it, and all others still have something to say.
 */
export default async function buildOnce() {
  const build = spawn(process.execPath, ['build/build-if-stale.mjs'], {
    cwd: root,
    // It is "test" here, and would reach the build as such.
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const built = once(build, 'close')
  // Unpacked meanwhile where it has to be; whoever needs a browser says why there is none.
  await findChromium().catch(() => {})
  const [status] = await built
  if (status === 0) return
  rmSync(`${root}dist`, { recursive: true, force: true })
  console.error('The build failed: there is no dist/ for the tests that need it.')
}
