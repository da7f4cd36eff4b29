import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { foundDesk } from './first-run.ts'
import { listen, type Listening } from './listen.ts'
import { setOperatorPassword } from './access/operator-password.ts'
import { snippet } from './site/snippet.ts'
import type { DeskData, Store } from './store/store.ts'

/** Beside this file once built: dist/server/main.js and dist/public. */
const publicFolder = fileURLToPath(new URL('../public', import.meta.url))

/** Milliseconds that requests under way get when the server is told to stop. */
const patience = 8_000

interface Deps {
  config: Config
  log: Logger
  openStore: (first: () => DeskData) => Promise<Store>
  print: (text: string) => void
}

export interface Serving {
  port: number
  stop(): Promise<void>
}

/** Opens the store, founds the installation if there is none, and listens. */
export async function serve({ config, log, openStore, print }: Deps): Promise<Serving> {
  let password: string | undefined
  const store = await openStore(() => {
    const founded = foundDesk({ ...config, now: new Date() })
    password = founded.password
    return founded.desk
  })
  if (password === undefined && config.operatorPassword !== undefined)
    await setOperatorPassword(store.desk, config.operatorEmail, config.operatorPassword)

  const closing = new AbortController()
  const parts = { config, store, log, publicFolder, closing: closing.signal }
  const app = createApp({ ...parts, now: () => new Date() })
  const listening = await listen(app.callback(), config).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const origin = config.publicUrl ?? originOf(config, listening)
  print(greeting(origin, store.desk.read(), config, password))
  return {
    port: listening.port,
    async stop() {
      closing.abort()
      await listening.stop(patience)
      await store.close()
    },
  }
}

/** Browsers treat localhost as a secure context, which an address is not always. */
function originOf({ host }: Config, { port }: Listening): string {
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name}:${port}`
}

/** What a person needs next; the password is said on the first run only. */
function greeting(origin: string, desk: DeskData, config: Config, password: string | undefined) {
  const shown = config.operatorPassword === undefined ? password : undefined
  const lines = [
    '',
    '  Bellhop is listening.',
    '',
    `  Dashboard   ${origin}/dashboard`,
    ...(shown === undefined
      ? []
      : [`  Sign in as  ${config.operatorEmail}`, `  Password    ${shown}   (shown this once)`]),
    `  Demo page   ${origin}/demo`,
    '',
    '  Paste this into your pages:',
    `  ${snippet(origin, desk.sites[0]?.key ?? '')}`,
    '',
  ]
  return lines.join('\n')
}
