import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SiteBody } from '../../shared/site-api.ts'
import { texts as en } from '../../widget/locales/en.ts'
import { newPage, still } from '../support/browser.ts'
import { sharedDashboard, signIn } from '../support/dashboard.ts'
import { chatOf } from '../support/chat.ts'
import { startEmbedding } from '../support/embed.ts'
import { operatorEmail, operatorPassword } from '../support/start-app.ts'
import { watchAxe } from './axe.ts'
import { comeBack } from './desk.ts'

const dashboard = sharedDashboard()

/** Two sites whose pages have one name, as two shops of one house have; a guest has opened each chat. */
async function twoSites() {
  const origin = 'https://www.example.com'
  for (const brand of ['Palm Travel', 'Riad '.repeat(12).trim()]) {
    const made = await dashboard.askSignedIn('POST', '/sites', { brand })
    const { site }: SiteBody = made.body
    const edit = { origins: [origin], revision: site.revision }
    await dashboard.askSignedIn('PATCH', `/sites/${site.key}`, edit)
    await fetch(`${dashboard.server().origin}/api/v1/tallies`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ site: site.key, page: '/trips', steps: 'opened' }),
    })
  }
}

test('figures of the period before look so until the new ones are there; a page says whose it is, and the chart’s letters grow', async () => {
  await twoSites()
  const { page } = await dashboard.open('numbers', {
    ...still,
    viewport: { width: 375, height: 700 },
  })
  // A second attempt has made the two sites once more.
  const trips = page.getByRole('rowheader', { name: '/trips Palm Travel' }).first()
  await trips.waitFor()
  const choice = page.getByLabel('Site', { exact: true })
  const { x, width } = (await choice.boundingBox())!
  expect(x + width).toBeLessThan(375)
  const busy = page.locator('[aria-busy=true]')
  expect(await busy.count()).toBe(0)
  await page.route('**/numbers?*', () => {})
  await page.getByText('7 days').click()
  await busy.waitFor()

  await page.route('**/{sites,numbers?*}', route => route.abort())
  await page.reload()
  await page.getByText('Bellhop cannot be reached').waitFor()
  await page.unroute('**/{sites,numbers?*}')
  await page.unroute('**/numbers?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await trips.waitFor()
  await choice.waitFor()

  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.reload()
  const letters = () =>
    page.locator('canvas').evaluate((chart: HTMLCanvasElement) => chart.getContext('2d')?.font)
  await expect.poll(letters).toMatch(/^24px /)
})

test('in a browser whose language is none, as Chromium’s under the C locale, the numbers are read', async () => {
  await twoSites()
  const { page } = await dashboard.open('account', still)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'language', { value: 'en-US@posix' }),
  )
  await page.goto(dashboard.url('numbers'))
  await page.getByText('Opened the chat').waitFor()
  await page.getByText('As a table').waitFor()
})

test('on paper the numbers have their period as a word, all of the chart, and nothing to press', async () => {
  await dashboard.receive()
  const { page } = await dashboard.open('account', still)
  // A printer has nothing drawn anew.
  await page.addInitScript(() => (ResizeObserver.prototype.observe = () => undefined))
  await page.goto(dashboard.url('numbers'))
  const chart = page.locator('canvas')
  await chart.waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 680, height: 900 })
  const { x, width } = (await chart.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(680)
  await page.getByText('30 days').waitFor()
  expect(await page.getByText('7 days').isVisible()).toBe(false)
  expect(await page.getByText('As a table').isVisible()).toBe(false)
})

test('a chart that was drawn in the dark is dark on light on paper', async () => {
  await dashboard.receive()
  const { page } = await dashboard.open('numbers', { ...still, colorScheme: 'dark' })
  await page.locator('canvas').waitFor()
  await page.emulateMedia({ media: 'print' })
  const picture = await page.locator('.chart-place').screenshot()
  // A page that lets pictures in.
  const blank = await page.context().newPage()
  const [paper, ink] = await blank.evaluate(shades, picture.toString('base64'))
  expect(paper).toBeGreaterThan(240)
  // The lines between, which are dark on dark, would be the darkest of all.
  expect(ink).toBeGreaterThan(60)
  expect(ink).toBeLessThan(120)
})

/** The lightest and the darkest green of a picture. */
async function shades(png: string): Promise<[number, number]> {
  const picture = new Image()
  picture.src = `data:image/png;base64,${png}`
  await picture.decode()
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')!
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const greens = data.filter((_, at) => at % 4 === 1).sort()
  return [greens.at(-1) ?? 0, greens[0] ?? 0]
}

test('numbers that are left open go on with the days, and whoever comes back reads what came in since', async () => {
  await dashboard.receive()
  const { page } = await dashboard.open('numbers')
  await page.clock.install()
  await page.reload()
  const leads = page.getByRole('definition').first()
  await expect.poll(() => leads.textContent()).toBe('1')
  await dashboard.receive()
  await comeBack(page)
  await expect.poll(() => leads.textContent()).toBe('2')

  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const asked = page.waitForRequest(request => request.url().includes(`to=${tomorrow}`))
  await page.clock.fastForward('24:00:00')
  await asked
})

test('what guests do on another page is counted, and the operator reads it in the numbers', async () => {
  const { server, url } = await startEmbedding()
  const { page: guest } = await newPage({ ...still, locale: 'en-US' })
  const told: string[] = []
  let heard = 0
  const isTally = (request: Request) => request.url().endsWith('/api/v1/tallies')
  guest.on('request', each => isTally(each) && told.push(each.postData() ?? ''))
  guest.on('requestfinished', each => isTally(each) && heard++)
  const chat = chatOf(guest)
  await guest.goto(`${url}/?name=Asha`)
  await chat.open()
  await chat.asked(en.opening)
  await chat.tap(en.step_by_step)
  await chat.asked(en.ask_destination)
  await chat.say('Goa')
  await chat.asked(en.ask_start_date)
  await chat.tap(en.skip_unsure)
  await chat.asked(en.ask_no_of_days)
  await expect.poll(() => told.join()).toContain('no_of_days')
  await expect.poll(() => heard).toBe(told.length)
  expect(told.join()).not.toMatch(/Asha|Goa/)
  expect(await guest.context().cookies()).toEqual([])

  const { page, complaints } = await newPage(still)
  const { look, found } = watchAxe(page)
  await page.goto(`${server.origin}/dashboard/numbers`)
  await signIn(page, operatorPassword, operatorEmail)
  await page.getByText('Leads a day').waitFor()
  const bar = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await bar('Opened the chat').getByText('1', { exact: true }).waitFor()
  await bar('Said something').getByText('1', { exact: true }).waitFor()
  await bar('Sent the request').getByText('0', { exact: true }).waitFor()
  await bar('Length').getByText('100% stop here').waitFor()
  await bar('Start').getByText('0% stop here').waitFor()
  await page.getByText('As a table').click()
  await look('numbers')
  await page.getByText('7 days').click()
  await page.getByText('Opened the chat').waitFor()
  expect(found()).toEqual({})
  expect(complaints.filter(text => !text.includes('401'))).toEqual([])
})
