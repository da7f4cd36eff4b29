import { chromium } from 'playwright-core'
import { runnerImport } from 'vite'

/** The browser of the tests; Vite reads their TypeScript, which Node 20 cannot. */
export async function launch() {
  const { module } = await runnerImport(
    new URL('../../test/support/chromium.ts', import.meta.url).pathname,
  )
  const { executablePath, args } = await module.findChromium()
  const flags = [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
  ]
  return chromium.launch({ executablePath, args: [...flags, ...args] })
}
