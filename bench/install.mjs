import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'

/**
 * Installs packages outside of the product's own, once, and says so; of them only `withScripts` may
 * run theirs. False when the `files` that are wanted of them cannot be had.
 */
export function install(folder, dependencies, files, withScripts = []) {
  const isThere = () => files.every(existsSync)
  if (isThere()) return true
  const names = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`)
  console.log(`Installing ${names.join(', ')} into ${folder} (minutes, once) ...`)
  mkdirSync(folder, { recursive: true })
  const allowScripts = Object.fromEntries(withScripts.map(name => [name, true]))
  const manifest = { private: true, allowScripts, dependencies }
  writeFileSync(`${folder}/package.json`, JSON.stringify(manifest, null, 2))
  const quiet = ['--no-audit', '--no-fund', ...(withScripts.length > 0 ? [] : ['--ignore-scripts'])]
  const { status } = spawnSync('npm', ['install', ...quiet], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0 && isThere()
}
