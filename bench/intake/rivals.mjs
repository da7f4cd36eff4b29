import { cache } from '../cache.mjs'
import { install } from '../install.mjs'

/** Pinned; better-sqlite3 13 asks for Node 22. */
const dependencies = { 'better-sqlite3': '12.11.1', fastify: '5.12.8' }

export const rivalsFolder = `${cache}/rivals`
const packages = `${rivalsFolder}/node_modules`
const addon = `${packages}/better-sqlite3/build/Release/better_sqlite3.node`

/** One is a native addon, whose install script has no business in `npm ci`. */
export const installRivals = () =>
  install(rivalsFolder, dependencies, [addon, `${packages}/fastify`], ['better-sqlite3'])
