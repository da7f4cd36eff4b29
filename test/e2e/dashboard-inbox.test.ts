import type { Page, Request, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { still } from '../support/browser.ts'
import { sharedDashboard } from '../support/dashboard.ts'
import { hold, stopClock } from '../support/hold.ts'
import { watchAxe } from './axe.ts'
import { deskOf, isSearch, row, rowNames, told, year } from './desk.ts'
import { isFocused } from './keys.ts'
import { shiftsOf, watchShifts, wordsAsSeen } from './screen-checks.ts'

const dashboard = sharedDashboard()
const { openDesk, receive } = deskOf(dashboard)

const firstName = async (page: Page) => (await rowNames(page))[0]

/** The dashboard tries again after 1, 2, 4, 8 and 16 s: as often as a slow start takes. */
const reconnecting = { timeout: 35_000 }

test('the welcome leads to what guests will read, until a request arrives by itself: in the list, the counts and the title', async () => {
  const page = await openDesk()
  await page.getByText('Say who you are').waitFor()
  const welcome = page.getByRole('main')
  await welcome.getByRole('link', { name: 'Your account' }).click()
  await page.getByLabel('Name').waitFor()
  await page.goBack()
  await welcome.getByRole('link', { name: 'Sites' }).click()
  await page.getByRole('heading', { name: 'Sites' }).waitFor()
  await page.getByRole('link', { name: 'Won' }).click()
  await page.getByText('Leads that became bookings appear here.').waitFor()
  await page.getByRole('link', { name: 'Inbox' }).click()
  await page.getByText('Waiting for the first lead').waitFor()
  await receive(1, { name: 'Asha Rao' })
  await row(page, 'Asha Rao').waitFor()
  await receive(1, { name: 'João Nóbrega' })
  await row(page, 'João Nóbrega').waitFor()
  await page.getByRole('link', { name: 'New 2 leads' }).waitFor()
  await expect.poll(() => page.title()).toBe('(2) Inbox · Bellhop')
  await page.getByRole('link', { name: 'Numbers' }).click()
  await expect.poll(() => page.title()).toBe('(2) Numbers · Bellhop')
})

test('leads are searched by all that is typed, with a pause between the words, and where the browser keeps nothing', async () => {
  await receive(1, { tour_code: 'TC-77' })
  await receive(1, { name: 'Inês' })
  const page = await openDesk()
  await row(page, 'Inês').waitFor()
  const found = page.waitForResponse(answer => isSearch(answer.request()))
  await page.keyboard.press('/')
  await page.keyboard.type('goa ')
  await found
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.keyboard.type('alone')
  await page.getByText('No lead matches “goa alone”').waitFor()
  await page.getByText('All words must occur in one lead. Try fewer or shorter ones.').waitFor()
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await expect.poll(() => page.getByLabel('Search leads').inputValue()).toBe('')

  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.reload()
  await row(page, 'Inês').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('tc-77')
  await expect.poll(() => rowNames(page)).toEqual(['Guest 1 unread'])
})

test('a trip, and what was done to it, read in their order also where words are written from right to left', async () => {
  await receive(1, { name: 'محمد', مطار: 'دبي', phone_number: '+44 7700 900123' })
  const trip = { start_date: `${year}-05-01`, no_of_days: 6, no_of_adults: 4 }
  await receive(2, { destination: 'دبي', ...trip })
  const page = await openDesk()
  const read = ['دبي', '1', 'May', `${year}`, '6', 'days', '4', 'adults']
  await row(page, 'Guest 2').waitFor()
  expect(await wordsAsSeen(page, '.row-trip')).toEqual(read)
  await row(page, 'Guest 2').click()
  await page.locator('.kin').waitFor()
  expect(await wordsAsSeen(page, '.glance')).toEqual(read)
  expect(await wordsAsSeen(page, '.kin span:has(bdi)')).toEqual(read)

  await page.getByRole('link', { name: 'محمد' }).click()
  await page.getByRole('button', { name: /^Edit .*مطار/ }).click()
  await page.getByRole('textbox', { name: 'مطار' }).fill('Doha')
  await page.keyboard.press('Enter')
  await page.locator('.toast').waitFor()
  expect(await wordsAsSeen(page, '.toast p')).toEqual(['محمد', 'مطار', 'updated'])
})

test('on a computer whose clock is a day off, what has just come in reads so, and is counted', async () => {
  await receive(1)
  const { page } = await dashboard.open('account')
  const hour = 3_600_000
  await page.clock.setFixedTime(Date.now() + 26 * hour)
  await page.goto(dashboard.url())
  await row(page, 'Guest 1').click()
  await page.getByText(/^Waiting for a first reply: \d+ (second|minute)s?$/).waitFor()
  expect(await page.locator('.row-time').allTextContents()).toEqual([
    expect.stringMatching(/^now|^\d min/),
  ])
  await page.clock.setFixedTime(Date.now() - 26 * hour)
  await page.goto(dashboard.url('numbers'))
  await page.getByText('Leads a day').waitFor()
})

test('a row is read up to its edge: what is urgent ends where the time does, and a trip where its owner begins', async () => {
  await receive(1, { destination: 'The backwaters of Kerala, slowly', no_of_days: 14 })
  const { operator } = (await dashboard.askSignedIn('GET', '/operator-session')).body
  const [lead] = await dashboard.leads()
  await dashboard.ask('PATCH', `/leads/${lead?.id}`, { owner: operator.id })
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await dashboard.receive({ start_date: soon })
  const page = await openDesk()
  await page.getByText('Soon', { exact: true }).waitFor()
  const ends = await page.evaluate(() =>
    ['.row-time', '.row-line'].map(part => {
      const words = document.createRange()
      words.selectNodeContents(document.querySelector(part)!)
      return Math.round(words.getBoundingClientRect().right)
    }),
  )
  expect(ends[0]).toBe(ends[1])

  // Long ago is written in more letters.
  await page.setViewportSize({ width: 375, height: 740 })
  await page.clock.setFixedTime(Date.now() + 10 * 86_400_000)
  await page.reload()
  const owned = row(page, 'Guest 1')
  const owner = owned.locator('.row-owner')
  await owner.waitFor()
  const trip = (await owned.locator('.row-trip').boundingBox())!
  expect((await owner.boundingBox())!.x - trip.x - trip.width).toBeLessThan(8)
})

test('on a slow network a view says its own count, not that of the view before it', async () => {
  await receive(3)
  const [{ id } = { id: '' }] = await dashboard.leads()
  await dashboard.ask('PATCH', `/leads/${id}`, { state: 'contacted' })
  const page = await openDesk()
  const count = page.getByRole('main').getByRole('status').first()
  await page.getByRole('link', { name: 'New 2 leads' }).click()
  await expect.poll(() => count.textContent()).toBe('2 leads')
  const letGo = await hold(page, '**/leads/search')
  await page.getByRole('link', { name: 'Contacted 1 lead' }).click()
  await page.getByRole('heading', { name: 'Contacted' }).waitFor()
  await expect.poll(() => count.textContent()).toBe('1 lead')
  await page.getByLabel('Search leads').fill('kerala')
  await expect.poll(() => count.textContent()).toBe('')
  letGo()
  await expect.poll(() => count.textContent()).toBe('0 leads')
})

test('what comes in does not move what is being read, and is gone to, also from a lead further down', async () => {
  await dashboard.fill(30)
  const page = await openDesk({ viewport: { width: 1280, height: 600 } })
  await row(page, 'Guest 30').waitFor()
  await page.evaluate(watchShifts)
  const shiftsBefore = await shiftsOf(page)
  const rows = page.locator('.rows')
  await rows.evaluate(rows => rows.scrollTo(0, 500))
  const before = await row(page, 'Guest 20').boundingBox()
  await receive(2, { name: 'Zoe New' })
  const news = page.getByRole('button', { name: '2 new leads' })
  await news.waitFor()
  expect(await row(page, 'Guest 20').boundingBox()).toEqual(before)
  expect(await shiftsOf(page)).toBe(shiftsBefore)
  await news.click()
  await expect.poll(() => firstName(page)).toContain('Zoe New')

  await rows.evaluate(rows => rows.scrollTo(0, 1000))
  await row(page, 'Guest 14').click()
  await page.getByRole('heading', { name: 'Guest 14' }).waitFor()
  await page.goBack()
  await receive(1, { name: 'Kai Newer' })
  await page.getByRole('button', { name: '1 new lead' }).press('Enter')
  await expect.poll(() => isFocused(row(page, 'Kai Newer'))).toBe(true)
  expect(await rows.evaluate(rows => rows.scrollTop)).toBe(0)
})

test('what is archived further down is gone at the beginning of the list, from which another view and a search are read', async () => {
  await dashboard.fill(30)
  const page = await openDesk({ viewport: { width: 1280, height: 600 } })
  const rows = page.locator('.rows')
  const scrolled = () => rows.evaluate(rows => rows.scrollTop)
  const readOn = async () => {
    await rows.getByRole('link', { name: /Guest 30\b/ }).waitFor()
    await rows.evaluate(rows => rows.scrollTo(0, 500))
    expect(await scrolled()).toBe(500)
  }
  await readOn()
  await row(page, 'Guest 20').click()
  await page.keyboard.press('e')
  const count = page.getByRole('main').getByRole('status').first()
  await expect.poll(() => count.textContent()).toBe('29 leads')
  expect(await page.locator('.inbox .printed').textContent()).toBe('29 of 29 leads')
  await row(page, 'Guest 20').waitFor()
  await rows.evaluate(rows => rows.scrollTo(0, 0))
  await row(page, 'Guest 20').waitFor({ state: 'detached' })

  await readOn()
  await page.getByRole('link', { name: 'All leads' }).click()
  await expect.poll(scrolled).toBe(0)
  await readOn()
  await page.keyboard.press('/')
  await page.keyboard.type('goa')
  await expect.poll(scrolled).toBe(0)
})

test('the lead that is pressed opens, whatever comes in before that; closed, it is not opened again by the browser’s back', async () => {
  await receive(2)
  const page = await openDesk()
  await page.getByRole('link', { name: 'Numbers' }).click()
  await page.getByRole('link', { name: 'New', exact: false }).first().click()
  for (const name of ['Guest 1', 'Guest 2']) {
    await row(page, name).click()
    await page.getByRole('heading', { name }).waitFor()
    await page.keyboard.press('k')
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name }).waitFor({ state: 'detached' })
    await page.waitForURL('**/?view=new')
  }
  await page.goBack()
  await page.getByRole('heading', { name: 'Numbers' }).waitFor()

  await page.getByRole('link', { name: 'Inbox' }).click()
  // Paper is drawn at once; what is drawn after it waits as before.
  await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    dispatchEvent(new Event('afterprint'))
  })
  await row(page, 'Guest 1').hover()
  await page.mouse.down()
  const read = page.waitForResponse(answer => isSearch(answer.request()))
  await receive(1, { name: 'Asha Rao' })
  await (await read).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  await page.getByRole('heading', { name: 'Guest 1' }).waitFor()
  await row(page, 'Asha Rao unread').waitFor()
})

test('opening a lead marks it read, u takes that back, and the keys go on working when it has left the list', async () => {
  await receive(2)
  const page = await openDesk()
  await page.getByRole('link', { name: 'New 2 leads' }).click()
  await row(page, 'Guest 2 unread').press('Enter')
  await expect.poll(() => firstName(page)).toBe('Guest 2')
  await page.keyboard.press('u')
  await expect.poll(() => firstName(page)).toBe('Guest 2 unread')
  await page.keyboard.press('u')
  await expect.poll(() => firstName(page)).toBe('Guest 2')
  await page.getByRole('button', { name: 'Mark contacted' }).click()
  await page.getByText('Guest 2 moved to Contacted').waitFor()
  await expect.poll(() => rowNames(page)).toEqual(['Guest 1 unread'])
  await page.keyboard.press('u')
  await expect.poll(async () => (await dashboard.leads())[0]?.unread).toBe(true)
  await page.keyboard.press('e')
  await page.getByText('Guest 2 moved to Archived').waitFor()
})

test('the keys work with Caps Lock on, where letters with Shift are others, and where no page may open a list, as in Safari', async () => {
  await receive(2)
  const page = await openDesk()
  await row(page, 'Guest 2').focus()
  await page.keyboard.press('Shift+E')
  // As a browser tells of it with Caps Lock on: the letter is a capital, and Shift is up.
  await page.keyboard.press('J')
  await page.keyboard.press('X')
  await page.getByText('1 selected').waitFor()
  await page.keyboard.press('E')
  await told(page, /moved to Archived/)
  await expect.poll(() => rowNames(page)).toEqual(['Guest 2 unread'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rowNames(page)).toEqual(['Guest 2 unread', 'Guest 1 unread'])

  await page.evaluate(() => Reflect.deleteProperty(HTMLSelectElement.prototype, 'showPicker'))
  await row(page, 'Guest 1').click()
  await page.getByRole('combobox', { name: /^State/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Guest 1 moved to Contacted').waitFor()
})

/** A page of leads behind the first. */
const isForMore = (request: Request) => Boolean(request.postDataJSON().cursor)

test('a reload shows the list where it was, or where somebody scrolls before all of it is there', async () => {
  await dashboard.fill(300)
  const page = await openDesk()
  const rows = page.locator('.rows')
  const top = () =>
    rows.evaluate(list => {
      const { x, y } = list.getBoundingClientRect()
      return document.elementFromPoint(x + 100, y + 10)?.closest('.row')?.id
    })
  await row(page, 'Guest 300').waitFor()
  const goTo = (top: number) =>
    rows.evaluate((list, wanted) => {
      list.scrollTo(0, wanted)
      return list.scrollTop
    }, top)
  await expect.poll(() => goTo(270 * 65 + 20)).toBe(270 * 65 + 20)
  await row(page, 'Guest 30').waitFor()
  const before = await top()
  await dashboard.receive({ name: 'Asha' })
  await page.reload()
  await row(page, 'Guest 30').waitFor()
  await expect.poll(top).toBe(before)

  const reloadHeld = async (shown: string) => {
    const letGo = await hold(page, '**/leads/search', isForMore)
    await page.reload()
    await row(page, shown).waitFor()
    return async () => {
      letGo()
      await expect.poll(() => rows.evaluate(list => list.scrollHeight)).toBeGreaterThan(200 * 65)
    }
  }
  const letGo = await reloadHeld('Guest 252')
  expect(await goTo(650)).toBe(650)
  await letGo()
  expect(await rows.evaluate(list => list.scrollTop)).toBe(650)
  // Whoever waits at the end of what is there reads on from there.
  const letGoOn = await reloadHeld('Guest 285')
  const end = await goTo(50 * 65)
  await row(page, 'Guest 252').waitFor()
  await letGoOn()
  expect(await rows.evaluate(list => list.scrollTop)).toBe(end)
  await page.getByRole('link', { name: 'Sites' }).click()
  await page.getByRole('link', { name: 'Inbox' }).click()
  await row(page, 'Asha').waitFor()
  expect(await rows.evaluate(list => list.scrollTop)).toBe(0)
})

test('single keys can be turned off, for this browser', async () => {
  await receive(2)
  const page = await openDesk()
  await row(page, 'Guest 2').waitFor()
  await page.keyboard.press('?')
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await row(page, 'Guest 2').focus()
  await page.keyboard.press('e')
  await page.keyboard.press('j')
  expect(await isFocused(row(page, 'Guest 2'))).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isFocused(row(page, 'Guest 1'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Guest 1' }).waitFor()
  await page.keyboard.press('5')
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(row(page, 'Guest 1'))).toBe(true)
  expect(await rowNames(page)).toHaveLength(2)

  await page.getByRole('link', { name: 'Your account' }).click()
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).check()
  await page.goBack()
  await row(page, 'Guest 2').focus()
  await page.keyboard.press('e')
  await page.getByText('Guest 2 moved to Archived').waitFor()
  const states = (await dashboard.leads()).map(({ state }) => state)
  expect(states.sort()).toEqual(['archived', 'new'])
})

test('a connection that is lost says so, heals, and nothing of meanwhile is missed', async () => {
  await receive(1)
  const page = await openDesk()
  const letGo = await hold(page, '**/leads/events')
  await page.reload()
  await row(page, 'Guest 1').waitFor()
  // Between the reading of the list and the first word of the live stream.
  await receive(1, { name: 'Inês Silva' })
  letGo()
  await row(page, 'Inês Silva').waitFor()
  await dashboard.kill()
  await page.getByText('Not live, reconnecting…').waitFor()
  await dashboard.restart()
  await receive(1, { name: 'Asha Rao' })
  await row(page, 'Asha Rao').waitFor(reconnecting)
  await expect.poll(() => page.locator('.inbox-count').textContent()).toBe('3 leads')
})

test('the list stays when the leads below it cannot be fetched, and goes on once they can', async () => {
  await receive(52)
  const page = await openDesk()
  const search = '**/leads/search'
  await page.route(search, route =>
    route.request().postDataJSON().cursor ? route.abort() : route.continue(),
  )
  await page.reload()
  const end = page.locator('.rows-end')
  await end.getByText('Bellhop cannot be reached').waitFor()
  // Over the other and not in its place: between the two an attempt could come through.
  await page.route(search, route => route.abort())
  const failed = page.waitForEvent('requestfailed', { predicate: isSearch })
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await failed
  await row(page, 'Guest 52').waitFor()
  await expect.poll(() => page.locator('.inbox-count').textContent()).toBe('52 leads')
  await page.unroute(search)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await end.waitFor({ state: 'detached' })
  await page.locator('.rows').evaluate(rows => rows.scrollTo(0, rows.scrollHeight))
  await row(page, 'Guest 1').waitFor()
})

test('a network that is back as soon as its loss is told is used at once', async () => {
  await receive(52)
  const { page } = await dashboard.open('account')
  // Nothing else has the list drawn anew.
  await page.route('**/leads/{events,counts}', route => route.abort())
  const below: Route[] = []
  await page.route('**/leads/search', route =>
    route.request().postDataJSON().cursor ? void below.push(route) : route.continue(),
  )
  await page.goto(dashboard.url())
  await expect.poll(() => below.length).toBe(1)
  await stopClock(page)
  await below[0]?.abort()
  await page.locator('.rows-end').getByText('Bellhop cannot be reached').waitFor()
  const again = page.waitForRequest(isSearch)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await again
})

test('the list is walked by key beyond what is drawn', async () => {
  await dashboard.fill(70)
  const page = await openDesk()
  await row(page, 'Guest 70').waitFor()
  for (let n = 0; n < 61; n++) await page.keyboard.press('j')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(focused).toContain('Guest 10')
  expect(await page.locator('.row').count()).toBeLessThan(60)
  expect(await page.locator('li:focus-within').getAttribute('aria-posinset')).toBe('61')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Guest 10' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(focused).toContain('Guest 10')
})

test('letters are as large as the browser’s setting asks for, and the list is walked to its end', async () => {
  await dashboard.fill(40)
  const page = await openDesk()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  await page.reload()
  await row(page, 'Guest 40').waitFor()
  for (const [part, size] of [
    ['h1, h2', '24px'],
    ['.row-name', '21px'],
  ] as const)
    expect(
      await page
        .locator(part)
        .first()
        .evaluate(each => getComputedStyle(each).fontSize),
    ).toBe(size)
  for (let n = 0; n < 40; n++) await page.keyboard.press('j')
  const bottomOf = (part: string) =>
    page.locator(part).evaluate(each => Math.round(each.getBoundingClientRect().bottom))
  const end = await bottomOf('.rows')
  await expect.poll(() => bottomOf('li:focus-within')).toBe(end)
  expect(await page.locator('li:focus-within').textContent()).toContain('Guest 1')
})

test('axe finds nothing in the tools of the inbox, small or large, light or dark', async () => {
  // Of a single digit axe does not tell whether it is too pale.
  await receive(12)
  const page = await openDesk(still)
  const { look, found } = watchAxe(page)
  await row(page, 'Guest 12').waitFor()
  await look('list')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await look('filter')
  await page.getByLabel('Unread').check()
  await page.getByRole('button', { name: 'Show leads' }).click()
  await look('filtered')
  await row(page, 'Guest 12').focus()
  await page.keyboard.press('x')
  await look('selected')
  await page.keyboard.press('?')
  await look('help')
  expect(found()).toEqual({})
})
