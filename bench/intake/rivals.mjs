import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cache } from './cache.mjs'

/** Pinned; better-sqlite3 13 asks for Node 22. */
const dependencies = { 'better-sqlite3': '12.11.1', fastify: '5.12.8' }

export const rivalsFolder = `${cache}/rivals`
const addon = `${rivalsFolder}/node_modules/better-sqlite3/build/Release/better_sqlite3.node`

/**
 * Installs the rivals outside of the product's own packages, once, and says so: one is a native
 * addon, whose install script has no business in `npm ci`. False when it cannot be done.
 */
export function installRivals() {
  if (existsSync(addon) && existsSync(`${rivalsFolder}/node_modules/fastify`)) return true
  const names = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`)
  console.log(`Installing ${names.join(' and ')} into ${rivalsFolder} (minutes, once) ...`)
  mkdirSync(rivalsFolder, { recursive: true })
  const allowScripts = { 'better-sqlite3': true }
  writeFileSync(
    `${rivalsFolder}/package.json`,
    JSON.stringify({ private: true, allowScripts, dependencies }, null, 2),
  )
  const { status } = spawnSync('npm', ['install', '--prefix', rivalsFolder, '--no-audit'], {
    cwd: rivalsFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0 && existsSync(addon)
}
