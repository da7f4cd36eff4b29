import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page, Request, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { es } from '../../dashboard/texts/es.ts'
import { sharedDashboard } from '../support/dashboard.ts'
import { still } from '../support/browser.ts'
import { hold, stopClock } from '../support/hold.ts'
import { watchAxe } from './axe.ts'
import { isFocused } from './keys.ts'
import { shiftsOf, watchShifts } from './screen-checks.ts'

const dashboard = sharedDashboard()

/** Ahead of today, as trips are. */
const year = new Date().getFullYear() + 1

/** As many requests of guests, in their order. */
async function receive(count: number, fields: object = {}) {
  for (let n = 1; n <= count; n++)
    await dashboard.receive({ name: `Guest ${n}`, destination: 'Goa', ...fields })
}

/** The dashboard tries again after 1, 2, 4, 8 and 16 s: as often as a slow start takes. */
const reconnecting = { timeout: 35_000 }

async function openDesk(options: BrowserContextOptions = {}) {
  const { page } = await dashboard.open('', options)
  await page.getByRole('heading', { name: /Inbox|Get your first lead/ }).waitFor()
  return page
}

const isSearch = (request: Request) => request.url().endsWith('/leads/search')

const rowNames = (page: Page) => page.locator('.row-name').allTextContents()
const firstName = async (page: Page) => (await rowNames(page))[0]
const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`${name}\\b`) })

test('a request arrives by itself: on the welcome, in the list, in the counts and in the title', async () => {
  const page = await openDesk()
  await page.getByText('Waiting for the first lead').waitFor()
  await receive(1, { name: 'Asha Rao' })
  await row(page, 'Asha Rao').waitFor()
  await receive(1, { name: 'João Nóbrega', tour_code: 'TC-77' })
  await row(page, 'João Nóbrega').waitFor()
  await page.getByRole('link', { name: 'New 2 leads' }).waitFor()
  await expect.poll(() => page.title()).toBe('(2) Inbox · Bellhop')
  await page.getByRole('link', { name: 'Numbers' }).click()
  await expect.poll(() => page.title()).toBe('(2) Numbers · Bellhop')
  await page.goBack()

  await page.keyboard.press('/')
  await page.keyboard.type('tc-77')
  await expect.poll(() => rowNames(page)).toEqual([expect.stringContaining('João')])
  await page.keyboard.type('x')
  await page.getByText('No lead matches “tc-77x”').waitFor()
  await page.getByText('All words must occur in one lead. Try fewer or shorter ones.').waitFor()
})

test('a pause between two words takes nothing of what is typed', async () => {
  await receive(2)
  const page = await openDesk()
  await row(page, 'Guest 2').waitFor()
  const found = page.waitForResponse(answer => isSearch(answer.request()))
  await page.keyboard.press('/')
  await page.keyboard.type('goa ')
  await found
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.keyboard.type('alone')
  await page.getByText('No lead matches “goa alone”').waitFor()
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await expect.poll(() => page.getByLabel('Search leads').inputValue()).toBe('')
})

test('the welcome leads to the name and the brand that guests will read', async () => {
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
})

/** The words of a line as they stand from left to right. */
const wordsAsSeen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(line => {
      const words: { text: string; left: number }[] = []
      const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode())
        for (const { 0: text, index } of (node.textContent ?? '').matchAll(
          /[^\s·,\u2068\u2069]+/g,
        )) {
          const word = document.createRange()
          word.setStart(node, index)
          word.setEnd(node, index + text.length)
          words.push({ text, left: word.getBoundingClientRect().left })
        }
      return words.sort((one, other) => one.left - other.left).map(({ text }) => text)
    })

test('a trip reads from place to party also where the place is written from right to left', async () => {
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
})

test('what was done is told in its order also where names are written from right to left', async () => {
  await receive(1, { name: 'محمد', مطار: 'دبي' })
  const page = await openDesk()
  await page.getByRole('link', { name: 'محمد' }).click()
  await page.getByRole('button', { name: /^Edit .*مطار/ }).click()
  await page.getByRole('textbox', { name: 'مطار' }).fill('Doha')
  await page.keyboard.press('Enter')
  await page.locator('.toast').waitFor()
  expect(await wordsAsSeen(page, '.toast p')).toEqual(['محمد', 'مطار', 'updated'])
})

test('the time of a lead ends where what is urgent about it does', async () => {
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await receive(1, { start_date: soon })
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
})

test('a trip is read up to whose lead it is, however long ago that came', async () => {
  await receive(1, { destination: 'The backwaters of Kerala, slowly', no_of_days: 14 })
  const { operator } = (await dashboard.askSignedIn('GET', '/operator-session')).body
  const [lead] = await dashboard.leads()
  await dashboard.ask('PATCH', `/leads/${lead?.id}`, { owner: operator.id })
  const page = await openDesk({ viewport: { width: 375, height: 740 } })
  await page.clock.setFixedTime(Date.now() + 10 * 86_400_000)
  await page.reload()
  await row(page, 'Guest 1').waitFor()
  const owner = page.locator('.row-owner')
  await owner.waitFor()
  const trip = (await page.locator('.row-trip').boundingBox())!
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

test('what comes in does not move what is being read', async () => {
  await receive(30)
  const page = await openDesk({ viewport: { width: 1280, height: 600 } })
  await row(page, 'Guest 30').waitFor()
  await page.evaluate(watchShifts)
  const shiftsBefore = await shiftsOf(page)
  await page.locator('.rows').evaluate(rows => rows.scrollTo(0, 500))
  const before = await row(page, 'Guest 20').boundingBox()
  await receive(2, { name: 'Zoe New' })
  const news = page.getByRole('button', { name: '2 new leads' })
  await news.waitFor()
  expect(await row(page, 'Guest 20').boundingBox()).toEqual(before)
  expect(await shiftsOf(page)).toBe(shiftsBefore)
  await news.click()
  await expect.poll(() => firstName(page)).toContain('Zoe New')
})

test('the lead that is pressed is the one that opens, whatever comes in before the button is let go', async () => {
  await receive(2)
  const page = await openDesk()
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

test('the new leads that waited are gone to, also by whoever has just read one further down', async () => {
  await receive(40)
  const page = await openDesk({ viewport: { width: 1280, height: 600 } })
  await row(page, 'Guest 40').waitFor()
  await page.locator('.rows').evaluate(rows => rows.scrollTo(0, 1000))
  await row(page, 'Guest 22').click()
  await page.getByRole('heading', { name: 'Guest 22' }).waitFor()
  await page.goBack()
  await receive(1, { name: 'Zoe New' })
  await page.getByRole('button', { name: '1 new lead' }).press('Enter')
  await expect.poll(() => isFocused(row(page, 'Zoe New'))).toBe(true)
  expect(await page.locator('.rows').evaluate(rows => rows.scrollTop)).toBe(0)
})

test('opening a lead marks it read, u takes that back', async () => {
  await receive(1)
  const page = await openDesk()
  await row(page, 'Guest 1 unread').press('Enter')
  await expect.poll(() => firstName(page)).toBe('Guest 1')
  await page.keyboard.press('u')
  await expect.poll(() => firstName(page)).toBe('Guest 1 unread')
})

test('many leads are moved at once, with a way back', async () => {
  await receive(60)
  const page = await openDesk()
  await row(page, 'Guest 60').focus()
  await page.keyboard.press('x')
  await page.getByText('1 selected').waitFor()
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByText('60 selected').waitFor()
  await page.getByLabel('Move to…').selectOption('quoted')
  await page.getByText('60 leads moved to Quoted.').waitFor()
  await page.getByRole('link', { name: 'Quoted 60 leads' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone for 60 leads').waitFor()
  await page.getByRole('link', { name: 'New 60 leads' }).waitFor()
  await expect.poll(() => page.title()).toBe('(60) Inbox · Bellhop')
})

test('who changes one of the selected leads is not told that somebody else did', async () => {
  await receive(2)
  const page = await openDesk()
  for (const name of ['Guest 1', 'Guest 2']) {
    await row(page, name).focus()
    await page.keyboard.press('x')
  }
  await row(page, 'Guest 2').click()
  await page.getByRole('button', { name: 'Mark contacted' }).click()
  await page.getByText('Guest 2 moved to Contacted').waitFor()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByText(/^2 leads moved to Archived\.$/).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone for 2 leads').waitFor()
  await page.getByRole('link', { name: 'Contacted 1 lead' }).waitFor()
})

test('an undo takes back what it names, and nothing that a colleague had done just before', async () => {
  await receive(3)
  const page = await openDesk()
  await row(page, 'Guest 3').waitFor()
  const idOf = async (name: string) =>
    (await dashboard.leads()).find(({ fields }) => fields.name === name)?.id
  const won = async (name: string) =>
    dashboard.ask('PATCH', `/leads/${await idOf(name)}`, { state: 'won' })
  const states = async () =>
    Object.fromEntries((await dashboard.leads()).map(({ fields, state }) => [fields.name, state]))
  // The colleague's change comes between the operator's click and the arrival of what it sends.
  let theirs = 'Guest 1'
  await page.route('**/api/v1/leads/*', async route => {
    if (route.request().postData()?.includes('"state":"won"')) await won(theirs)
    await route.continue()
  })
  await row(page, 'Guest 3').focus()
  await page.keyboard.press('x')
  await page.getByRole('checkbox', { name: 'Select Guest 2' }).check()
  await page.getByRole('checkbox', { name: 'Select Guest 1' }).check()
  await page.getByLabel('Move to…').selectOption('won')
  await page
    .getByText('2 leads moved to Won. 1 was so already: somebody else has done it.')
    .waitFor()
  await dashboard.ask('PATCH', `/leads/${await idOf('Guest 2')}`, { state: 'lost' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page
    .getByText('Undone for 1 lead. 1 was left as it is: somebody else has changed it.')
    .waitFor()
  expect(await states()).toEqual({ 'Guest 1': 'won', 'Guest 2': 'lost', 'Guest 3': 'new' })

  theirs = 'Guest 3'
  await row(page, 'Guest 3').click()
  await page.getByRole('combobox', { name: 'State' }).waitFor()
  await page.keyboard.press('4')
  await page.getByText('Guest 3 moved to Won').waitFor()
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
})

test('what is called off or fails on the way says how far it came, and the rest stays selected', async () => {
  await receive(450)
  const page = await openDesk()
  await row(page, 'Guest 450').focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByText('450 selected').waitFor()
  expect(await page.getByRole('button', { name: 'Select all' }).count()).toBe(0)
  let answer = () => {}
  const isAsked = new Promise<void>(asked =>
    page.route('**/api/v1/leads/changes', async route => {
      asked()
      await new Promise<void>(go => (answer = go))
      await route.continue()
    }),
  )
  await page.getByLabel('Move to…').selectOption('quoted')
  await isAsked
  await page.getByRole('button', { name: 'Cancel' }).click()
  answer()
  await page.getByText('200 leads moved to Quoted.').waitFor()
  await page.getByText('250 selected').waitFor()
  await page.unroute('**/api/v1/leads/changes')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone for 200 leads').waitFor()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('Not done: 250 leads moved to Archived.').waitFor()
  await page.getByText('250 selected').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('250 leads moved to Archived.').waitFor()
})

test('on a touch screen a tap opens a lead, leaves the filter as it was, and selects once one has said so', async () => {
  await receive(3)
  const page = await openDesk({
    viewport: { width: 375, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  const sign = page.locator('.row-state').first()
  await sign.tap()
  await page.getByRole('heading', { name: 'Guest 3' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Filter', exact: true }).tap()
  await page.getByLabel('Unread').tap()
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await rowNames(page)).toHaveLength(3)
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  await page.getByText('0 selected').waitFor()
  expect(await page.getByRole('button', { name: 'Archive' }).isDisabled()).toBe(true)
  await row(page, 'Guest 3').tap()
  await page.getByRole('checkbox', { name: 'Guest 2' }).tap()
  await page.getByText('2 selected').waitFor()
  await page.getByRole('button', { name: 'Archive' }).tap()
  await page.getByText('2 leads moved to Archived.').waitFor()
  await expect.poll(() => rowNames(page)).toEqual(['Guest 1 unread'])
  const select = page.getByRole('button', { name: 'Select', exact: true })
  await select.waitFor()
  await page.getByRole('link', { name: 'Won' }).tap()
  await page.getByText('Nothing here').waitFor()
  expect(await select.count()).toBe(0)
})

test('another view begins with nothing selected, as soon as it is drawn', async () => {
  await receive(2)
  const page = await openDesk()
  await row(page, 'Guest 2').waitFor()
  await page.getByRole('checkbox', { name: 'Guest 2' }).check({ force: true })
  await page.getByText('1 selected').waitFor()
  const view = page.getByRole('link', { name: 'New 2 leads' })
  const marks = await view.evaluate(async link => {
    ;(link as HTMLElement).click()
    await new Promise(requestAnimationFrame)
    return document.querySelectorAll('.is-selecting, .bulk').length
  })
  expect(marks).toBe(0)
})

test('the keys go on working from the checkbox of a lead', async () => {
  await receive(2)
  const page = await openDesk()
  const box = page.getByRole('checkbox', { name: 'Guest 2' })
  await row(page, 'Guest 2').hover()
  await box.check()
  await page.getByText('1 selected').waitFor()
  await box.press('Escape')
  await expect.poll(() => box.isChecked()).toBe(false)
  await box.press('x')
  await page.getByText('1 selected').waitFor()
  await box.press('j')
  await expect.poll(() => isFocused(row(page, 'Guest 1'))).toBe(true)
})

test('a lead is archived with one key, and comes back', async () => {
  await receive(2)
  const page = await openDesk()
  await row(page, 'Guest 2').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await page.getByText('Guest 2 moved to Archived').waitFor()
  await expect.poll(() => rowNames(page)).toEqual(['Guest 1 unread'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rowNames(page)).toEqual(['Guest 2 unread', 'Guest 1 unread'])
})

test('the keys go on working on an open lead that has left the list', async () => {
  await receive(2)
  const page = await openDesk()
  await page.getByRole('link', { name: 'New 2 leads' }).click()
  await row(page, 'Guest 2').click()
  await page.getByRole('button', { name: 'Mark contacted' }).click()
  await page.getByText('Guest 2 moved to Contacted').waitFor()
  await expect.poll(() => rowNames(page)).toEqual(['Guest 1 unread'])
  await page.keyboard.press('u')
  await expect.poll(async () => (await dashboard.leads())[0]?.unread).toBe(true)
  await page.keyboard.press('e')
  await page.getByText('Guest 2 moved to Archived').waitFor()
})

test('a state is chosen by keys also in browsers that let no page open a list, as Safari', async () => {
  await receive(1)
  const page = await openDesk()
  await page.evaluate(() => Reflect.deleteProperty(HTMLSelectElement.prototype, 'showPicker'))
  await row(page, 'Guest 1').click()
  await page.getByRole('combobox', { name: /^State/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Guest 1 moved to Contacted').waitFor()
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

test('a filter narrows the list, part by part, and is kept as a view', async () => {
  await receive(2, { start_date: `${year}-05-01` })
  await receive(1, { name: 'Asha Rao', start_date: `${year}-06-01` })
  const page = await openDesk()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const starts = page.getByRole('group', { name: 'Trip starts' })
  await starts.getByLabel('From').fill(`${year}-05-15`)
  await starts.getByLabel('To').fill(`${year}-05-01`)
  await page.getByRole('button', { name: 'Show leads' }).click()
  await starts.getByText('The last day is before the first.').waitFor()
  await expect.poll(() => isFocused(starts.getByLabel('To'))).toBe(true)
  await starts.getByLabel('To').fill('')
  await page.getByLabel('Not contacted yet').check()
  await page.getByRole('button', { name: 'Show leads' }).click()
  await expect.poll(() => rowNames(page)).toEqual(['Asha Rao unread'])
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name').fill('Summer')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Summer' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Summer' }).waitFor()
  await expect.poll(() => rowNames(page)).toEqual(['Asha Rao unread'])
  await page.getByRole('button', { name: /^Remove filter: Trip from 15 May/ }).click()
  await expect.poll(() => rowNames(page)).toHaveLength(3)
  const address = page.url()
  await page.getByRole('button', { name: 'Remove view' }).click()
  await page.getByText('View “Summer” removed').waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Not undone: View “Summer” removed').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Summer' }).waitFor()

  // It came back under another address: an old link leads to the inbox, and says why.
  await page.goto(address)
  await page.getByText('This view does not exist any more. Here is the inbox.').waitFor()
  await page.getByRole('heading', { name: 'Inbox' }).waitFor()
  await expect.poll(() => page.url()).not.toContain('saved=')
})

test('a filter by a colleague or a site that is gone stays so when it is narrowed further', async () => {
  await receive(1)
  const filter = { owner: 'who-left', site: 'site_gone' }
  const { view } = (await dashboard.askSignedIn('POST', '/saved-views', { name: 'Past', filter }))
    .body
  const { page } = await dashboard.open(`?saved=${view.id}`)
  const asked = page.waitForRequest(request => request.postDataJSON()?.unread === true)
  await page.getByRole('button', { name: 'Remove filter: Former operator' }).waitFor()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Unread' }).check()
  await page.getByRole('button', { name: 'Show leads' }).click()
  expect((await asked).postDataJSON()).toMatchObject(filter)
  await page.getByRole('button', { name: 'Remove filter: Former operator' }).click()
  await page.getByRole('button', { name: 'Remove filter: site_gone' }).click()
  await row(page, 'Guest 1').waitFor()
  await dashboard.askSignedIn('DELETE', `/saved-views/${view.id}`)
})

test('an address of a saved view shows no other leads when the view is not known', async () => {
  await receive(1)
  const filter = { states: ['won'] }
  const { view } = (await dashboard.askSignedIn('POST', '/saved-views', { name: 'Sold', filter }))
    .body
  const page = await openDesk()
  await page.route('**/saved-views', route => route.fulfill({ status: 500, body: '' }))
  await page.goto(dashboard.url(`?saved=${view.id}`))
  await page.getByText('Something went wrong on the server.').waitFor()
  expect(await page.getByText('Guest 1').count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'All leads' }).count()).toBe(0)
  await page.unroute('**/saved-views')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Sold' }).waitFor()
  await page.getByText('No lead matches the filter').waitFor()
  await dashboard.askSignedIn('DELETE', `/saved-views/${view.id}`)
})

test('an address of a saved view asks for its leads alone, and shows no others while it is not known', async () => {
  await receive(1)
  const filter = { states: ['won'] }
  const { view } = (await dashboard.askSignedIn('POST', '/saved-views', { name: 'Sold', filter }))
    .body
  const { page } = await dashboard.open('account')
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  const asked: unknown[] = []
  page.on('request', request => {
    if (isSearch(request)) asked.push(request.postDataJSON())
  })
  const letGo = await hold(page, '**/saved-views')
  await page.goto(dashboard.url(`?saved=${view.id}`))
  await page.getByRole('heading', { name: 'Saved views' }).waitFor()
  expect(asked).toEqual([])
  letGo()
  await page.getByRole('heading', { name: 'Sold' }).waitFor()
  await page.getByText('No lead matches the filter').waitFor()
  // What happens meanwhile may have them asked for again.
  expect(asked).toEqual(asked.map(() => expect.objectContaining(filter)))
  await dashboard.askSignedIn('DELETE', `/saved-views/${view.id}`)
})

test('a view with a long name, in whatever script, begins where the others do and leaves the count whole', async () => {
  await receive(1)
  const names = ['عملاء دبي المميزون للموسم القادم والعائلات الكبيرة', 'W'.repeat(60)]
  for (const name of names) {
    const filter = { states: ['new'] }
    const { view } = (await dashboard.askSignedIn('POST', '/saved-views', { name, filter })).body
    const { page } = await dashboard.open(`?saved=${view.id}`, still)
    await row(page, 'Guest 1').waitFor()
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { height } = (await page.locator('.inbox-count').boundingBox())!
      expect(height).toBeLessThan(30)
      const begin = await page.getByRole('heading', { name }).evaluate(heading => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        return range.getBoundingClientRect().left - heading.getBoundingClientRect().left
      })
      expect(begin).toBeLessThan(2)
      expect(await page.locator('html').evaluate(html => html.scrollWidth)).toBe(width)
    }
    await dashboard.askSignedIn('DELETE', `/saved-views/${view.id}`)
  }
})

test('what a list is narrowed by can be taken away, however long its name is', async () => {
  const brand = 'Donaudampfschifffahrtsgesellschaftsreisen Österreich GmbH'
  const { site } = (await dashboard.askSignedIn('POST', '/sites', { brand })).body
  const view = { name: 'Danube', filter: { site: site.key } }
  const kept = (await dashboard.askSignedIn('POST', '/saved-views', view)).body.view
  const { page } = await dashboard.open(`?saved=${kept.id}`, still)
  const part = page.getByRole('button', { name: `Remove filter: ${brand}` })
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const pane = (await page.locator('.inbox').boundingBox())!
    const { x, width: own } = (await part.boundingBox())!
    expect(x + own).toBeLessThan(pane.x + pane.width)
  }
  await part.click()
  await expect.poll(() => part.count()).toBe(0)
  await dashboard.askSignedIn('DELETE', `/saved-views/${kept.id}`)
  await dashboard.askSignedIn('DELETE', `/sites/${site.key}`)
})

test('on a phone, in longer words too, what can be done with a list is in one line', async () => {
  await receive(1)
  const phone = { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true }
  const { page } = await dashboard.open('', { ...phone, ...still, locale: 'es-ES' })
  await row(page, 'Guest 1').waitFor()
  const middleOf = async (name: string) => {
    const { y, height } = (await page
      .getByRole('main')
      .getByRole('button', { name })
      .boundingBox())!
    return Math.round(y + height / 2)
  }
  await page.getByRole('button', { name: es.filter.filter, exact: true }).tap()
  await page.getByLabel(es.filter.unread).check()
  await page.getByRole('button', { name: es.filter.show }).tap()
  await page.getByRole('button', { name: es.saved.saveView }).waitFor()
  const middle = await middleOf(es.filter.filter)
  const others = [es.bulk.choose, es.saved.saveView, es.inbox.export]
  for (const name of others) expect(await middleOf(name)).toBe(middle)
})

test('on a phone, in longer words too, what ends the filter is in sight from the beginning', async () => {
  await receive(1)
  const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }
  const { page } = await dashboard.open('', { ...phone, ...still, locale: 'es-ES' })
  await page.getByRole('button', { name: es.filter.filter, exact: true }).tap()
  const feet = new Set<number>()
  for (const name of [es.filter.clear, es.dialog.cancel, es.filter.show]) {
    const { y, height } = (await page
      .getByRole('dialog')
      .getByRole('button', { name })
      .boundingBox())!
    feet.add(Math.round(y + height / 2))
  }
  expect(feet.size).toBe(1)
  const [foot = 667] = feet
  expect(foot).toBeLessThan(667 - 16)
  const last = page.getByLabel(es.choices.toDay).last()
  await last.focus()
  const { y, height } = (await last.boundingBox())!
  expect(y + height).toBeLessThan(foot - 22)
})

test('the leads of a narrowed list are exported, all of them and no others', async () => {
  await receive(120, { start_date: `${year}-05-01` })
  await receive(1, { name: 'Goa later', start_date: `${year}-08-01` })
  await receive(1, { name: 'Kerala', destination: 'Kerala', start_date: `${year}-05-01` })
  const { operator } = (await dashboard.askSignedIn('GET', '/operator-session')).body
  for (const { id, fields } of await dashboard.leads())
    if (fields.name !== 'Guest 7')
      await dashboard.ask('PATCH', `/leads/${id}`, { owner: operator.id })
  const page = await openDesk({ acceptDownloads: true })
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Looked after by').selectOption({ index: 2 })
  await page.getByRole('group', { name: 'Trip starts' }).getByLabel('To').fill(`${year}-06-01`)
  await page.getByRole('button', { name: 'Show leads' }).click()
  await page.getByPlaceholder(/Search/).fill('goa')
  await page.getByRole('main').getByText('119 leads', { exact: true }).waitFor()

  await page.getByRole('main').getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export 119 leads' })
  await dialog.getByText(/^Inbox · .+ · Trip until .+ · “goa”$/).waitFor()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  await page.getByText(/is with your downloads/).waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(file.trim().split('\n')).toHaveLength(1 + 119)
  expect(file).not.toMatch(/Guest 7\b|later|Kerala/)
})

test('what an export is of reads from the view to the words, in whatever script its parts are', async () => {
  await receive(1)
  const filter = { states: ['new'], search: 'goa' }
  const { view } = (await dashboard.askSignedIn('POST', '/saved-views', { name: 'דצמבר', filter }))
    .body
  const { page } = await dashboard.open(`?saved=${view.id}`)
  await page.getByRole('main').getByRole('button', { name: 'Export' }).click()
  await page.getByRole('dialog', { name: 'Export 1 lead' }).waitFor()
  const read = ['דצמבר', 'Not', 'contacted', 'yet', '“goa”']
  expect(await wordsAsSeen(page, '.dialog-text')).toEqual(read)
  await dashboard.askSignedIn('DELETE', `/saved-views/${view.id}`)
})

test('a printed list has every lead that was fetched, with its state and owner in words', async () => {
  await receive(40)
  const page = await openDesk()
  await row(page, 'Guest 40').waitFor()
  const { operator } = (await dashboard.askSignedIn('GET', '/operator-session')).body
  const first = (await dashboard.leads()).find(({ fields }) => fields.name === 'Guest 1')
  await dashboard.ask('PATCH', `/leads/${first?.id}`, { owner: operator.id })
  const drawn = await page.locator('.row').count()
  // Firefox takes what is there by then, and waits for nothing.
  const taken = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    return document.querySelectorAll('.row').length
  })
  expect(taken).toBe(40)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('.row:visible').count()).toBe(40)
  const oldest = page.locator('.row', { hasText: /Guest 1\b/ })
  await expect.poll(() => oldest.innerText()).toMatch(/New[^]*Guest 1[^]*Looked after by/)
  expect(await page.getByPlaceholder(/Search/).isVisible()).toBe(false)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => page.locator('.row').count()).toBe(drawn)
})

test('a printed list says how much of all it is, has dates that stay true, and nothing to press', async () => {
  await Promise.all(Array.from({ length: 26 }, () => receive(10)))
  const page = await openDesk()
  const isRest = (body: string | null) => /"cursor"/.test(body ?? '') && /"goa"/.test(body ?? '')
  const rest = page.waitForResponse(answer => isRest(answer.request().postData()))
  await page.keyboard.press('/')
  await page.keyboard.type('goa')
  await rest
  const told = page.getByText('250 of 260 leads')
  await told.waitFor({ state: 'attached' })
  // A real printer waits for no answer; here the sheet has no end, and the rest would be asked for.
  await page.route('**/leads/search', () => undefined)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await told.waitFor()
  await expect.poll(() => page.locator('.row:visible').count()).toBe(250)
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  const [relative, date] = await page
    .locator('.row-time time')
    .first()
    .evaluate(time => [getComputedStyle(time).fontSize, getComputedStyle(time, '::after').content])
  expect(relative).toBe('0px')
  expect(date).toContain(`${new Date().getUTCFullYear()}`)
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
  await page.unroute(search)
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
  await receive(70)
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
