import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedDashboard } from '../support/dashboard.ts'
import { hold, stopClock } from '../support/hold.ts'
import { request } from '../support/start-app.ts'

const dashboard = sharedDashboard()

const receive = (name: string) => dashboard.ask('POST', '/trip-plan-requests', request({ name }))

const row = (page: Page, name: string) => page.locator('.row', { hasText: name })
const lost = (page: Page) => page.getByText('Not live, reconnecting…')
const isLive = (request: Request) => request.url().endsWith('/leads/events')

/** The inbox with a lead of Asha in it, and time that can be moved on. */
async function openDesk() {
  await receive('Asha')
  const { page } = await dashboard.open()
  await row(page, 'Asha').waitFor()
  await page.clock.install()
  const connections: Request[] = []
  page.on('request', request => void (isLive(request) && connections.push(request)))
  await page.reload()
  await row(page, 'Asha').waitFor()
  return { page, connections }
}

test('a connection is kept while something is heard over it, and made again when nothing is', async () => {
  const { page, connections } = await openDesk()
  for (const name of ['Inês', 'João', 'Kai']) {
    await receive(name)
    await row(page, name).waitFor()
    await page.clock.fastForward('00:30')
  }
  expect(connections).toHaveLength(1)
  const again = page.waitForRequest(isLive)
  await page.clock.fastForward('00:41')
  await lost(page).waitFor()
  await again
  await lost(page).waitFor({ state: 'detached' })
})

test('a connection that nobody answers is taken for lost', async () => {
  const { page } = await openDesk()
  await hold(page, '**/leads/events')
  await page.reload()
  await row(page, 'Asha').waitFor()
  await page.clock.fastForward('00:41')
  await lost(page).waitFor()
})

test('a network that is back is listened to at once', async () => {
  const { page } = await openDesk()
  await page.route('**/leads/events', route => route.abort())
  await page.reload()
  await lost(page).waitFor()
  await stopClock(page)
  await page.unroute('**/leads/events')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await lost(page).waitFor({ state: 'detached' })
})

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate(value => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('of the windows that nobody sees one goes on listening, and each of them once it is seen', async () => {
  const { page, connections } = await openDesk()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await row(other, 'Asha').waitFor()
  const both = async (name: string) => {
    await receive(name)
    for (const each of [page, other]) await row(each, name).waitFor()
  }
  await both('Inês')
  for (const each of [page, other]) await setVisibility(each, 'hidden')
  await page.clock.fastForward('00:30')
  await both('João')
  const ended = other.waitForEvent('requestfailed', isLive)
  await page.clock.fastForward('00:31')
  await ended

  await receive('Kai')
  await expect.poll(() => page.title()).toBe('(4) Inbox · Bellhop')
  expect(connections).toHaveLength(1)
  const again = other.waitForRequest(isLive)
  await setVisibility(other, 'visible')
  await again
  await row(other, 'Kai').waitFor()
})
