import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { find } from './find.mjs'
import { webdriver } from './webdriver.mjs'

const program = () => find('FIREFOX_PATH', 'firefox', 'firefox-esr')

/** A profile that asks nobody for anything, and stands still. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'marionette.port': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': '',
  'ui.prefersReducedMotion': 1,
}

/** Firefox by Marionette, which is what geckodriver would speak to it. */
export const firefox = {
  lacks: () => (program() ? undefined : 'FIREFOX_PATH names no Firefox, nor has the system one'),
  async launch() {
    const profile = mkdtempSync(join(tmpdir(), 'bellhop-firefox-'))
    const lines = Object.entries(preferences).map(
      pair => `user_pref(${pair.map(part => JSON.stringify(part)).join(', ')});\n`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join(''))
    const child = spawn(program(), ['--headless', '--marionette', '--profile', profile], {
      stdio: 'ignore',
    })
    process.once('exit', () => child.kill())
    const exit = once(child, 'exit')
    const remote = await connected(join(profile, 'MarionetteActivePort'), child)
    const command = (name, parameters = {}) => remote.send(`WebDriver:${name}`, parameters)
    const { capabilities } = await command('NewSession')
    return webdriver(`Firefox ${capabilities.browserVersion}`, {
      open: url => command('Navigate', { url }),
      evaluate: async (script, args) =>
        (await command('ExecuteAsyncScript', { script, args, sandbox: null })).value,
      act: actions => command('PerformActions', { actions }),
      picture: async () => (await command('TakeScreenshot', { full: false })).value,
      async close() {
        child.kill()
        await exit
        remote.end()
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      },
    })
  },
}

/** The port is in the profile as soon as there is one. */
async function connected(file, child) {
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') {
    if (child.exitCode !== null) throw new Error(`Firefox ended with ${child.exitCode}`)
    await pause(50)
  }
  const socket = connect(Number(readFileSync(file, 'utf8')), '127.0.0.1')
  await once(socket, 'connect')
  return spoken(socket)
}

/** Messages are their length in bytes, a colon and JSON: `[0, id, name, parameters]`, answered by `[1, id, error, result]`. */
function spoken(socket) {
  const waiting = new Map()
  let last = 0
  let left = Buffer.alloc(0)
  socket.on('data', chunk => {
    left = Buffer.concat([left, chunk])
    for (let colon = left.indexOf(':'); colon > 0; colon = left.indexOf(':')) {
      const end = colon + 1 + Number(left.subarray(0, colon))
      if (left.length < end) return
      const message = JSON.parse(left.subarray(colon + 1, end))
      left = left.subarray(end)
      // The first says who speaks, and answers nothing.
      const [, id, error, result] = Array.isArray(message) ? message : []
      const { resolve, reject } = waiting.get(id) ?? {}
      if (error) reject?.(new Error(`${error.error}: ${error.message}`))
      else resolve?.(result)
    }
  })
  return {
    send(name, parameters) {
      const message = JSON.stringify([0, ++last, name, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
      return new Promise((resolve, reject) => waiting.set(last, { resolve, reject }))
    },
    end: () => socket.destroy(),
  }
}
