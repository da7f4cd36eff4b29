import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { buildBellhop } from '../bellhop.mjs'
import { scratchFolder } from '../disk.mjs'

const account = { operatorEmail: 'mira@sandy.example', operatorPassword: 'sunset-over-goa' }
const log = { info() {}, warn: console.warn, error: console.error }

/** A server of the built dashboard, on a store of files that is filled first. */
export async function startDashboard(fill) {
  buildBellhop()
  const { module } = await runnerImport(fileURLToPath(new URL('entry.ts', import.meta.url)))
  const { jsonFileStore, firstDesk, serve } = module
  const store = await jsonFileStore(
    { folder: scratchFolder(), log, keepBackups: 0 },
    () => firstDesk({ ...account, now: new Date() }).desk,
  )
  await fill(store)
  return serve(store)
}

/** Opens an address of it, as its operator. */
export async function openSignedIn(page, address) {
  await page.goto(address)
  await page.getByLabel('E-mail').fill(account.operatorEmail)
  await page.getByLabel('Password', { exact: true }).fill(account.operatorPassword)
  await page.keyboard.press('Enter')
  await page.locator('a.row').first().waitFor()
}
