import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { find, onPath } from './find.mjs'
import { webdriver } from './webdriver.mjs'

const program = () => find('WEBKIT_DRIVER_PATH', 'WebKitWebDriver')

function lacks() {
  if (!program()) return 'WEBKIT_DRIVER_PATH names no WebKitWebDriver, nor has the system one'
  const hasScreen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY || onPath('Xvfb')
  return hasScreen ? undefined : 'WebKit has no screen: there is neither a DISPLAY nor Xvfb'
}

/** WebKitGTK, the engine of Safari, by its own driver. */
export const webkit = {
  lacks,
  async launch() {
    const home = mkdtempSync(join(tmpdir(), 'bellhop-webkit-'))
    const screen = await startScreen()
    const port = await freePort()
    const driver = started(program(), [`--port=${port}`], {
      ...process.env,
      ...screen?.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox is not to be had in containers and by root; it opens pages of ours only.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    const session = await begun(`http://127.0.0.1:${port}/session`, driver)
    const { browserVersion } = session.capabilities
    return webdriver(`WebKitGTK ${browserVersion}`, {
      open: url => session.command('POST', '/url', { url }),
      evaluate: (script, args) => session.command('POST', '/execute/async', { script, args }),
      act: actions => session.command('POST', '/actions', { actions }),
      picture: () => session.command('GET', '/screenshot'),
      async close() {
        // The browser is the driver's child, and ends with its session.
        await session.command('DELETE', '')
        await ended(driver)
        if (screen) await ended(screen.child)
        rmSync(home, { recursive: true, force: true, maxRetries: 5 })
      },
    })
  },
}

function started(command, args, env = process.env, stdio = 'ignore') {
  const child = spawn(command, args, { env, stdio })
  process.once('exit', () => child.kill())
  return child
}

async function ended(child) {
  const exit = once(child, 'exit')
  if (child.kill()) await exit
}

/** A screen of its own where there is Xvfb, which names the first number that is free. */
async function startScreen() {
  const server = onPath('Xvfb')
  if (!server) return undefined
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const child = started(server, args, process.env, ['ignore', 'ignore', 'ignore', 'pipe'])
  const [number] = await once(child.stdio[3], 'data')
  return { child, env: { DISPLAY: `:${String(number).trim()}` } }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

/** What a driver answers; its own words where it refuses. */
async function ask(method, url, body) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

async function begun(address, driver) {
  while (!(await fetch(address.replace('session', 'status')).catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`)
    await pause(50)
  }
  const { sessionId, capabilities } = await ask('POST', address, { capabilities: {} })
  const command = (method, path, body) => ask(method, `${address}/${sessionId}${path}`, body)
  // As many rows as there are take longer than the half minute a script has.
  await command('POST', '/timeouts', { script: 600_000 })
  return { capabilities, command }
}
