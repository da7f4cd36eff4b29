import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { newPage } from '../support/browser.ts'
import { leadsOf, startEmbedding, still } from '../support/embed.ts'
import { accessToken } from '../support/start-app.ts'
import { auditOf, shiftsOf, watchShifts } from './screen-checks.ts'

// Every screen is loaded in two sizes.
vi.setConfig({ testTimeout: 90_000 })

const sizes = [
  { width: 375, height: 812, hasTouch: true, isMobile: true },
  { width: 1440, height: 900, hasTouch: false, isMobile: false },
]

test('no screen of the desk shifts while it loads, is too wide, or has what is too small to hit or read', async () => {
  const { server, site, password } = await startEmbedding()
  for (const destination of ['Goa', 'Bali', 'Hampi', 'Kyoto', 'The backwaters of Kerala'])
    await fetch(`${server.origin}/api/v1/trip-plan-requests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha Rao', phone_number: '+91 98450 12345', destination }),
    })
  const [lead] = await leadsOf(server)
  const screens = {
    '': 'The backwaters of Kerala',
    [`leads/${lead?.id}`]: 'Where it came from',
    numbers: 'Leads a day',
    transfer: '5 leads',
    sites: 'No pages yet',
    [`sites/${site}`]: 'Allowed pages',
    team: 'Nobody is invited at the moment.',
    tokens: 'There are no access tokens yet.',
    account: 'This browser',
  }
  const found: Record<string, unknown> = {}
  const titles = new Set<string>()
  for (const { width, height, ...device } of sizes) {
    const { page, complaints } = await newPage({
      ...still,
      ...device,
      viewport: { width, height },
    })
    await page.addInitScript(watchShifts)
    await signIn(page, server.origin, password)
    for (const [path, text] of Object.entries(screens)) {
      await page.goto(`${server.origin}/dashboard/${path}`)
      await page.getByText(text).first().waitFor()
      await page.waitForLoadState('load')
      titles.add((await page.title()).replace(/^\(\d+\) /, ''))
      const said = await auditOf(page, device.isMobile)
      const shifts = await shiftsOf(page)
      if (shifts >= 0.01) said.push(`shifts by ${shifts}`)
      if (said.length > 0) found[`${path}, ${width}`] = said
    }
    await page.setViewportSize({ width: 320, height })
    const root = page.locator('html')
    expect(await root.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320)
    expect(complaints.filter(text => !text.includes('401'))).toEqual([])
  }
  expect(found).toEqual({})
  // A site is one of the sites; every other screen has a name of its own.
  expect(titles.size).toBe(Object.keys(screens).length - 1)
})

async function signIn(page: Page, origin: string, password: string) {
  await page.goto(`${origin}/dashboard`)
  await page.getByLabel(/^e-?mail/i).fill('operator@bellhop.local')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  // Hashing a password takes its time on a busy machine.
  await page.getByRole('heading', { name: 'Inbox' }).waitFor({ timeout: 20_000 })
}
