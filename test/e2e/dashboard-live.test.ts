import type { Page, Request, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedDashboard } from '../support/dashboard.ts'
import { hold, stopClock } from '../support/hold.ts'

const dashboard = sharedDashboard()

const receive = (name: string) => dashboard.receive({ name })

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

test('a connection is kept while something is heard over it, and taken for lost when nothing is, or when nobody answers', async () => {
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

  await hold(page, '**/leads/events')
  await page.reload()
  await row(page, 'Asha').waitFor()
  await page.clock.fastForward('00:41')
  await lost(page).waitFor()
})

test('a network that is back is listened to at once', async () => {
  const { page } = await openDesk()
  let isAway = true
  // Given up in the middle of a try, a route leaves it without an end.
  await page.route('**/leads/events', route => (isAway ? route.abort() : route.continue()))
  await page.reload()
  await lost(page).waitFor()
  await stopClock(page)
  isAway = false
  // A try that was on its way when the clock stopped may fail after the first of them.
  const come = () => page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => come().then(() => lost(page).count())).toBe(0)
})

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate(value => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
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

  await setVisibility(other, 'hidden')
  const endedAgain = other.waitForEvent('requestfailed', isLive)
  await page.clock.fastForward('01:01')
  await endedAgain
  const inItsPlace = other.waitForRequest(isLive)
  await page.close()
  await inItsPlace
})

/** A desk that nobody tells of anything, and what lets it hear again. */
async function openDeaf(page: Page) {
  await page.route('**/leads/events', route => route.abort())
  await page.reload()
  await lost(page).waitFor()
  return async () => {
    await page.unroute('**/leads/events')
    await page.evaluate(() => dispatchEvent(new Event('online')))
  }
}

test('while nothing is heard the leads are counted now and then, and looked at by whoever comes back', async () => {
  const { page } = await openDesk()
  await openDeaf(page)
  await receive('Inês')
  await page.clock.fastForward('00:31')
  await expect.poll(() => page.title()).toBe('(2) Inbox · Bellhop')
  await stopClock(page)
  await receive('João')
  await setVisibility(page, 'hidden')
  await setVisibility(page, 'visible')
  await row(page, 'João').waitFor()
})

test('a connection that is back has the open lead read again, though no list shows it', async () => {
  const { page } = await openDesk()
  const path = `/leads/${(await dashboard.leads())[0]?.id}`
  await dashboard.ask('PATCH', path, { state: 'archived' })
  await page.goto(`${dashboard.server().origin}/dashboard${path}`)
  const hearAgain = await openDeaf(page)
  await page.getByRole('heading', { name: 'Asha' }).waitFor()
  await dashboard.ask('PATCH', path, { fields: { destination: 'Bali' } })
  await hearAgain()
  await page.locator('.facts').getByText('Bali').waitFor()
})

test('a lead that comes while a view is fetched is in it, though the answer had left by then', async () => {
  const { page } = await openDesk()
  const late: Route[] = []
  const search = '**/leads/search'
  await page.route(search, route => void late.push(route), { times: 1 })
  await page.getByRole('link', { name: 'New 1 lead' }).click()
  await expect.poll(() => late.length).toBe(1)
  const response = await late[0]!.fetch()
  await receive('Kai')
  await expect.poll(() => page.title()).toBe('(2) New · Bellhop')
  await late[0]!.fulfill({ response })
  await row(page, 'Kai').waitFor()
})

test('a lead that comes while more of the list is asked for is told of all the same', async () => {
  await dashboard.fill(260)
  const { page } = await dashboard.open()
  const list = page.locator('.rows')
  const height = () => page.locator('.rows > ul').evaluate(({ clientHeight }) => clientHeight)
  await expect.poll(height).toBe(250 * 65)
  const isLook = (request: Request) =>
    request.url().endsWith('/leads/search') && !request.postData()?.includes('cursor')
  const letGo = await hold(page, '**/leads/search', isLook)
  const looked = page.waitForRequest(isLook)
  await receive('Kai')
  await looked
  await list.evaluate(rows => rows.scrollTo(0, rows.scrollHeight))
  await expect.poll(height).toBe(260 * 65)
  letGo()
  await page.getByRole('button', { name: '1 new lead' }).waitFor()
})
