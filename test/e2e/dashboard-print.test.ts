import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedDashboard } from '../support/dashboard.ts'
import { deskOf, row, told, year } from './desk.ts'

const dashboard = sharedDashboard()
const { atDesk, openDesk, receive } = deskOf(dashboard)

test('on paper a lead has its state and owner and all of its name, and a note its date and its writer’s name, not “You”', async () => {
  const name = 'Maximiliana von Hohenzollern-Sigmaringen '.repeat(4).trim()
  const { page } = await atDesk({ name })
  await page.getByText('Maximiliana').first().click()
  await page.getByRole('combobox', { name: 'Looked after by' }).selectOption({ index: 1 })
  await told(page, 'Looked after by')
  await page.getByRole('textbox', { name: 'Add note' }).fill('Calls back on Monday.')
  await page.getByRole('button', { name: 'Add note' }).click()
  const time = page.locator('.notes time')
  await time.waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('2')
  await told(page, /moved to Contacted/)
  const heading = page.getByRole('heading', { name })
  const height = async () => (await heading.boundingBox())?.height
  expect(await height()).toBeLessThanOrEqual(64)
  await page.emulateMedia({ media: 'print' })
  await page.getByText(/^Contacted · Looked after by \S+/).waitFor()
  await page.setViewportSize({ width: 600, height: 800 })
  expect(await height()).toBeGreaterThan(64)

  /** What is seen of an element, and what paper has in its place. */
  const onPaper = (part: Locator) =>
    part.evaluate(each => [
      getComputedStyle(each).fontSize,
      getComputedStyle(each, '::after').content,
    ])
  const year = new RegExp(`${new Date().getUTCFullYear()}`)
  expect(await onPaper(time)).toEqual(['0px', expect.stringMatching(year)])
  const { operator } = (await dashboard.askSignedIn('GET', '/operator-session')).body
  expect(await onPaper(page.locator('.notes b'))).toEqual(['0px', `"${operator.name}"`])
})

test('on a printed list nothing is cut off, and no state lies over a name, in either language', async () => {
  const name = 'Maximiliana von Hohenzollern-Sigmaringen '.repeat(4).trim()
  const destination = 'Rio de Janeiro and the Iguazú Falls, Argentina'
  await receive(1, { name, destination, start_date: `${year}-08-17`, no_of_adults: 2 })
  const lead = (await dashboard.leads())[0]
  await dashboard.ask('PATCH', `/leads/${lead?.id}`, { state: 'quoted' })
  const page = await openDesk({ viewport: { width: 673, height: 960 } })
  await page.goto(dashboard.url('account'))
  await page.getByLabel('Language of the dashboard').selectOption('es')
  // By then the page has been loaded anew.
  await page.getByLabel('Idioma del panel').waitFor()
  await page.goto(dashboard.url())
  await page.locator('.row-who').waitFor()
  await page.emulateMedia({ media: 'print' })
  const cut = await page
    .locator('.row-who, .row-trip')
    .evaluateAll(all => all.filter(each => each.scrollWidth > each.clientWidth).length)
  expect(cut).toBe(0)
  const state = (await page.getByText('Presupuestada', { exact: true }).last().boundingBox())!
  const who = (await page.locator('.row-who').boundingBox())!
  expect(state.x + state.width).toBeLessThanOrEqual(who.x)
})

test('a printed list has every lead that was fetched, with its state and owner in words', async () => {
  await dashboard.fill(40)
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
  await dashboard.fill(260)
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

test('of a lead that a program changes every hour the latest changes are drawn, and all on demand', async () => {
  for (let price = 0; price <= 102; price++)
    await dashboard.receive({ client_request_uid: 'changed often', price })
  const { page } = await dashboard.open(`leads/${(await dashboard.leads())[0]!.id}`)
  const older = page.getByRole('button', { name: '2 older changes' })
  await older.waitFor()
  expect(await page.locator('.history .change').count()).toBe(100)
  // Whoever reads the paper is told of the rest.
  await page.emulateMedia({ media: 'print' })
  expect(await older.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await older.press('Enter')
  await older.waitFor({ state: 'detached' })
  expect(await page.locator('.history .change').count()).toBe(102)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})
