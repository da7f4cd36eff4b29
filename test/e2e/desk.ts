import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { still } from '../support/browser.ts'
import type { Dashboard } from '../support/dashboard.ts'

/** How an operator comes to the dashboard of a test. */
export const deskOf = (dashboard: Dashboard) => ({
  /** As many requests of guests, in their order. */
  async receive(count: number, fields: object = {}) {
    for (let n = 1; n <= count; n++)
      await dashboard.receive({ name: `Guest ${n}`, destination: 'Goa', ...fields })
  },

  /** The inbox. */
  async openDesk(options: BrowserContextOptions = {}) {
    const { page } = await dashboard.open('', options)
    await page.getByRole('heading', { name: /Inbox|Get your first lead/ }).waitFor()
    return page
  },

  /** An operator at the dashboard, with one request of each of these guests. */
  async atDesk(...guests: Record<string, unknown>[]) {
    for (const guest of guests) await dashboard.receive(guest)
    const { page, complaints } = await dashboard.open('', { ...still, acceptDownloads: true })
    await page.getByRole('navigation').first().waitFor()
    return { page, complaints, server: dashboard.server() }
  },
})

/** Ahead of today, as trips are. */
export const year = new Date().getFullYear() + 1

export const isSearch = (request: Request) => request.url().endsWith('/leads/search')

export const rowNames = (page: Page) => page.locator('.row-name').allTextContents()

export const row = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`${name}\\b`) })

export async function edit(page: Page, label: string, text: string) {
  await page.getByRole('button', { name: `Edit ${label}`, exact: true }).click()
  await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.keyboard.press('Enter')
}

/** What the dashboard says in passing. */
export const told = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text).first().waitFor()

export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** The window is seen again. */
export const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
