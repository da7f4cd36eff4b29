import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { es } from '../../dashboard/texts/es.ts'
import { still } from '../support/browser.ts'
import { sharedDashboard } from '../support/dashboard.ts'
import { hold } from '../support/hold.ts'
import { comeBack, deskOf, isSearch, row, rowNames, year } from './desk.ts'
import { isFocused } from './keys.ts'

const dashboard = sharedDashboard()
const { openDesk, receive } = deskOf(dashboard)

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
  const search = page.getByLabel('Search leads')
  const found = page.waitForResponse(answer => isSearch(answer.request()))
  await search.fill('Goa')
  await found
  await page.reload()
  await page.getByRole('link', { name: 'Numbers' }).click()
  await page.getByRole('heading', { name: 'Numbers' }).waitFor()
  await page.goBack()
  await expect.poll(() => rowNames(page)).toEqual(['Asha Rao unread'])
  expect(await search.inputValue()).toBe('Goa')
  expect(page.url()).not.toContain('Goa')
  await search.fill('')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name').fill('Summer')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Summer' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Summer' }).waitFor()
  await expect.poll(() => rowNames(page)).toEqual(['Asha Rao unread'])
  await page.getByRole('button', { name: /^Remove filter: Trip from 15 May/ }).click()
  await expect.poll(() => rowNames(page)).toHaveLength(3)
  await page.reload()
  await page.getByRole('button', { name: /^Remove filter: Not contacted yet/ }).waitFor()
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

test('an address of a saved view asks for its leads alone, and shows no others when the view is not known, or not yet', async () => {
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
  expect(asked.length).toBeGreaterThan(0)
  expect(asked).toEqual(asked.map(() => expect.objectContaining(filter)))

  await page.route('**/saved-views', route => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await page.getByText('Something went wrong on the server.').waitFor()
  expect(await page.getByText('Guest 1').count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'All leads' }).count()).toBe(0)
  await page.unroute('**/saved-views')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Sold' }).waitFor()
  await page.getByText('No lead matches the filter').waitFor()
  await dashboard.askSignedIn('DELETE', `/saved-views/${view.id}`)
})

test('saved views that could not be had at first are there for whoever comes back', async () => {
  const { view } = (
    await dashboard.askSignedIn('POST', '/saved-views', { name: 'Sold', filter: {} })
  ).body
  await receive(1)
  const { page } = await dashboard.open()
  const sold = page.getByRole('link', { name: 'Sold' })
  await sold.waitFor()
  await page.route('**/saved-views', route => route.abort(), { times: 1 })
  await page.reload()
  await row(page, 'Guest 1').waitFor()
  expect(await sold.count()).toBe(0)
  await comeBack(page)
  await sold.waitFor()
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

test('on a phone, in longer words too, what ends the filter is in sight at once, and what can be done with the list in one line', async () => {
  await receive(1)
  const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }
  const { page } = await dashboard.open('', { ...phone, ...still, locale: 'es-ES' })
  await row(page, 'Guest 1').waitFor()
  const middleOf = async (place: Locator, name: string) => {
    const { y, height } = (await place.getByRole('button', { name }).boundingBox())!
    return Math.round(y + height / 2)
  }
  await page.getByRole('button', { name: es.filter.filter, exact: true }).tap()
  const feet = new Set<number>()
  for (const name of [es.filter.clear, es.dialog.cancel, es.filter.show])
    feet.add(await middleOf(page.getByRole('dialog'), name))
  expect(feet.size).toBe(1)
  const [foot = 667] = feet
  expect(foot).toBeLessThan(667 - 16)
  const last = page.getByLabel(es.choices.toDay).last()
  await last.focus()
  const { y, height } = (await last.boundingBox())!
  expect(y + height).toBeLessThan(foot - 22)

  await page.getByLabel(es.filter.unread).check()
  await page.getByRole('button', { name: es.filter.show }).tap()
  await page.getByRole('button', { name: es.saved.saveView }).waitFor()
  const main = page.getByRole('main')
  const middle = await middleOf(main, es.filter.filter)
  const others = [es.bulk.choose, es.saved.saveView, es.inbox.export]
  for (const name of others) expect(await middleOf(main, name)).toBe(middle)
})
