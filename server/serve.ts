import { fileURLToPath } from 'node:url'
import { setOperatorPassword } from './access/operator-password.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { firstDesk } from './first-desk.ts'
import { listen, originAt } from './listen.ts'
import type { Log } from './log.ts'
import { readRelease } from './release.ts'
import { snippet } from './site/snippet.ts'
import { assertWhole } from './store/desk.ts'
import type { DeskData, Store } from './store/store.ts'

/** Beside this file once built: dist/server/main.js and dist/public. */
const publicFolder = fileURLToPath(new URL('../public', import.meta.url))

/** Milliseconds that requests under way get when the server is told to stop. */
const stopMs = 8_000

interface Deps {
  config: Config
  log: Log
  openStore: (first: () => DeskData) => Promise<Store>
  print: (text: string) => void
}

interface Serving {
  port: number
  stop(): Promise<void>
}

/** Opens the store, founds the installation if there is none, and listens. */
export async function serve({ config, log, openStore, print }: Deps): Promise<Serving> {
  let isNew = false
  const store = await openStore(() => {
    isNew = true
    const { desk, password } = firstDesk({ ...config, now: new Date() })
    // Said before it is kept: it is known this once. A start that is cut off here makes another.
    print(account(config, password))
    return desk
  })
  try {
    assertWhole(store.desk.read())
    if (!isNew) await applyPassword(store, config, print)

    const closing = new AbortController()
    const parts = { config, store, log, publicFolder, closing: closing.signal }
    const app = createApp({ ...parts, now: () => new Date() })
    const listening = await listen(app.callback(), config)
    for (const name of config.idle)
      print(`\n  ${name} is set and has no effect: no mail is sent yet.`)
    if (!readRelease(publicFolder))
      print(
        `\n  There is no widget in ${publicFolder}, so no guest gets a chat: run npm run build.`,
      )
    const origin = config.publicUrl ?? originAt(config.host, listening.port)
    print(greeting(origin, store.desk.read()))
    return {
      port: listening.port,
      async stop() {
        closing.abort()
        await listening.stop(stopMs)
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Whom the first start has made; a password that the environment gave is known. */
function account({ operatorEmail, operatorPassword }: Config, password: string): string {
  const shown = operatorPassword === undefined ? `${password}   (shown this once)` : 'as it was set'
  return `\n  Sign in as  ${operatorEmail}\n  Password    ${shown}`
}

async function applyPassword({ desk }: Store, config: Config, print: Deps['print']) {
  const { operatorEmail, operatorPassword } = config
  if (operatorPassword === undefined) return
  if (!(await setOperatorPassword(desk, operatorEmail, operatorPassword)))
    print(`BELLHOP_OPERATOR_PASSWORD is nobody's: no operator has the address ${operatorEmail}`)
}

/** What a person needs next. */
const greeting = (origin: string, desk: DeskData) => `
  Bellhop is listening.

  Dashboard   ${origin}/dashboard
  Demo page   ${origin}/demo

  Paste this into your pages, and add their address under “Sites” in the dashboard:
  ${snippet(origin, desk.sites[0]?.key ?? '')}
`
