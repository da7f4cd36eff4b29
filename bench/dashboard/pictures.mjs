/** Takes the pictures of the dashboard anew that the docs show. */
import { fileURLToPath } from 'node:url'
import { launch } from '../browser.mjs'
import { counts } from '../called.mjs'
import { guests, tallies } from './guests.mjs'
import { openSignedIn, startDashboard } from './signed-in.mjs'

counts('dashboard/pictures', {})
const server = await startDashboard(async ({ desk, leads, tallies: counted }) => {
  const now = Date.now()
  const [site, operator] = await desk.change(({ sites, operators: [mira] }) => {
    mira.name = 'Mira Castellanos'
    mira.saved_views = [
      { id: 'honeymoons', name: 'Honeymoons', filter: { search: 'honeymoon' } },
      { id: 'mine', name: 'Mine', filter: { owner: mira.id } },
    ]
    return [sites[0].key, mira.id]
  })
  await leads.put(guests(site, operator, now))
  await counted.add(tallies(site, now))
})
const browser = await launch()

const desktop = { viewport: { width: 1440, height: 900 } }
await take('lead', desktop, async page => {
  await page.getByRole('link', { name: 'Ngozi Okafor' }).first().click()
  await page.getByRole('link', { name: 'WhatsApp' }).waitFor()
})
await take('dashboard-form', desktop, async page => {
  await page.getByRole('link', { name: 'Sites' }).click()
  await page.getByRole('link', { name: 'Your travel team' }).click()
  await page.getByRole('tab', { name: 'Form' }).click()
  await page.frameLocator('iframe').getByText('Tell me about your trip').waitFor()
})
await take('dashboard-numbers', desktop, async page => {
  await page.getByRole('link', { name: 'Numbers' }).click()
  await page.locator('canvas').waitFor()
})
const phone = { viewport: { width: 375, height: 760 }, hasTouch: true }
await take('dashboard-phone', { ...phone, colorScheme: 'dark' })
await browser.close()
await server.stop()

async function take(name, options, open) {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce', ...options })
  await openSignedIn(page, `${server.origin}/dashboard/`)
  await open?.(page)
  await page.mouse.move(0, 0)
  const path = fileURLToPath(new URL(`../../docs/pictures/${name}.png`, import.meta.url))
  await page.screenshot({ path })
  await page.close()
}
