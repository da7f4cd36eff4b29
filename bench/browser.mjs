import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { runnerImport } from 'vite'

const finder = fileURLToPath(new URL('../test/support/chromium.ts', import.meta.url))

/** The browser of the tests; Vite reads their TypeScript, which Node 20 cannot. */
export async function launch() {
  const { module } = await runnerImport(finder)
  return chromium.launch(await module.findChromium())
}
