// Builds the product when there is no build, or one older than its sources; ends with 1 if it fails.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = [
  'shared',
  'widget',
  'server',
  'dashboard',
  'build',
  'vite.config.ts',
  'package-lock.json',
]

/** A folder's own time tells of files that are gone. */
function newest(path) {
  const status = statSync(root + path)
  if (!status.isDirectory()) return status.mtimeMs
  return Math.max(
    status.mtimeMs,
    ...readdirSync(root + path).map(name => newest(`${path}/${name}`)),
  )
}

/** The server is built last of all; 0 when there is none. */
const builtAt = () =>
  statSync(`${root}dist/server/main.js`, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Missing where only what runs is installed; then the build that came along has to do. */
const vite = `${root}node_modules/vite/bin/vite.js`

function isWritable() {
  try {
    accessSync(root, constants.W_OK)
    return true
  } catch {
    return false
  }
}

if (!existsSync(vite)) {
  if (builtAt() === 0) {
    console.error(
      // Without the option npm leaves the bundler out where NODE_ENV is "production".
      'There is no build, and nothing to make one with. Run `npm ci --include=dev` first.',
    )
    process.exit(1)
  }
} else if (builtAt() < Math.max(...sources.map(newest))) {
  if (!isWritable()) {
    console.error(
      `The build in ${root} is older than its sources, or there is none, and this user cannot write there.\n` +
        'Run `npm run build` as the user it belongs to; an older build starts by `node dist/server/main.js`.',
    )
    process.exit(1)
  }
  console.log('Building Bellhop …')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}
