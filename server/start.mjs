// `npm start`: builds what is missing or older than its sources, then runs the server.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = join(root, 'dist/server/main.js')

const sources = ['shared', 'server', 'widget', 'dashboard'].flatMap(room =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name)),
)
const changed = [...sources, join(root, 'vite.config.ts'), join(root, 'package-lock.json')]
  .map(file => statSync(file).mtimeMs)
  .reduce((newest, time) => Math.max(newest, time), 0)

if (!existsSync(built) || statSync(built).mtimeMs < changed) {
  console.log('Building Bellhop …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
await import(built)
