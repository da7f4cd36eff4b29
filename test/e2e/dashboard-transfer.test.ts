import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedDashboard } from '../support/dashboard.ts'
import { hold } from '../support/hold.ts'
import { newFolder } from '../support/new-folder.ts'
import { deskOf, told, year } from './desk.ts'
import { wordsAsSeen } from './screen-checks.ts'

const dashboard = sharedDashboard()
const { leads } = dashboard
const { atDesk, openDesk, receive } = deskOf(dashboard)

test('where amounts are written 1,50 the spreadsheet has semicolons, whatever the language', async () => {
  const mexican = await dashboard.open('transfer', { locale: 'es-MX' })
  await mexican.page
    .getByRole('radio', { name: /^Hoja de cálculo \(CSV\)/, checked: true })
    .waitFor()
  const { page } = await dashboard.open('transfer', { locale: 'de-DE' })
  await page.getByRole('radio', { name: /with semicolons/, checked: true }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^leads-[\d-]+\.csv$/)
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^\ufeffreference;/)
})

test('a lead goes out as a file, is erased after being asked, and comes back', async () => {
  const { page, server, complaints } = await atDesk({ destination: 'Goa', tour: ['X1'] })
  const before = await leads()
  await page.getByText('Goa').first().click()
  const record = page.waitForEvent('download')
  await page.getByRole('link', { name: /what we keep about this guest/ }).click()
  expect((await record).suggestedFilename()).toBe(`guest-${before[0]!.reference}.json`)

  const exported = async (kind: RegExp) => {
    await page.goto(`${server.origin}/dashboard/transfer`)
    await page.getByRole('radio', { name: kind }).check()
    await told(page, '1 lead')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    return (await download).path()
  }
  expect(await readFile(await exported(/^Spreadsheet \(CSV\)/), 'utf8')).toContain(
    '+91 98450 12345',
  )
  const file = await exported(/JSON lines/)
  const kept = await leads()

  await page.goto(`${server.origin}/dashboard/leads/${before[0]!.id}`)
  await page.getByRole('button', { name: 'Erase…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase the request of Asha Rao?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await leads()).toHaveLength(1)
  await page.getByRole('button', { name: 'Erase…' }).click()
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await told(page, 'Erased for good')
  expect(await leads()).toEqual([])

  await page.goto(`${server.origin}/dashboard/transfer`)
  await page.getByLabel(/Drop a file here/).setInputFiles(file)
  await page.getByText('1 lead imported').waitFor()
  expect(await leads()).toEqual(kept)
  await page.context().setOffline(true)
  await page.getByLabel(/Drop a file here/).setInputFiles(file)
  const again = page.getByRole('button', { name: /^Import .* again$/ })
  await again.waitFor()
  await page.context().setOffline(false)
  await again.click()
  await page.getByText('0 leads imported · 1 was here already').waitFor()
  expect(await leads()).toEqual(kept)
  await page.route('**/leads/import', route =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '40' } }),
  )
  await page.getByLabel(/Drop a file here/).setInputFiles(file)
  await page.getByText('Try again in 40 seconds.').waitFor()
  await page.unroute('**/leads/import')
  // A network that wants a sign-in of its own.
  await page.route('**/leads/import', route => route.fulfill({ body: '<h1>Wi-Fi</h1>' }))
  await page.getByLabel(/Drop a file here/).setInputFiles(file)
  await page.getByText('Bellhop cannot be reached').waitFor()
  await page.unroute('**/leads/import')
  const bad = { name: 'bad.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{}\nnonsense\n') }
  await page.getByLabel(/Drop a file here/).setInputFiles(bad)
  await page.getByText('Line 2').waitFor()
  await page.getByText('This is not a lead.').first().waitFor()
  const sheet = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from('name\nAsha\n') }
  await page.getByLabel(/Drop a file here/).setInputFiles(sheet)
  await page.getByText('Only an export of “Everything (JSON lines)” can be imported.').waitFor()
  expect(await page.getByText(/^Line \d/).count()).toBe(0)
  expect(complaints.filter(text => !/401|422|429|DISCONNECTED/.test(text))).toEqual([])
})

test('an export is given up when its screen is left', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.getByRole('link', { name: 'Export and import' }).click()
  await hold(page, '**/leads/export')
  const sent = page.waitForRequest('**/leads/export')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const givenUp = page.waitForEvent('requestfailed', {
    predicate: request => request.url().endsWith('/leads/export'),
  })
  await sent
  await page.getByRole('link', { name: 'Numbers' }).click()
  await givenUp
})

test('how much of an export is here is shown, and not announced bit by bit', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.getByRole('link', { name: 'Export and import' }).click()
  await hold(page, '**/leads/export')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const amount = page.getByText(/ collected$/)
  const live = await amount.evaluate(each => each.closest('[aria-live], [role=status]')?.ariaLive)
  expect(live).toBe('off')
  await page.getByRole('progressbar', { name: 'Export' }).waitFor()
})

const isInSight = (element: Locator) =>
  element.evaluate(shown => {
    const { top, bottom } = shown.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test('what came of an import and why a note was not kept are in sight', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByText('Goa').first().click()
  await page.getByRole('textbox', { name: 'Add note' }).fill('Called.')
  await page.route('**/notes', route => route.abort())
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => isInSight(page.getByText('Bellhop cannot be reached.'))).toBe(true)

  await page.getByRole('link', { name: 'Export and import' }).click()
  const take = async (text: string) =>
    page
      .getByLabel(/Drop a file here/)
      .setInputFiles({ name: 'leads.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await take('no lead\n')
  const refused = page.getByText('This is not a file of leads.')
  await expect.poll(() => isInSight(refused)).toBe(true)
})

test('an import goes on when its screen is left, and says in passing what came of it', async () => {
  const { page, server } = await atDesk({ destination: 'Goa' })
  const { body } = await server.call('POST', '/leads/export', { json: { format: 'jsonl' } })
  const content = { mimeType: 'text/plain', buffer: Buffer.from(JSON.stringify(body)) }
  const importMeanwhile = async (name: string) => {
    await page.getByRole('link', { name: 'Export and import' }).click()
    const letGo = await hold(page, '**/leads/import')
    const sent = page.waitForRequest('**/leads/import')
    await page.getByLabel(/Drop a file here/).setInputFiles({ name, ...content })
    await sent
    await page.getByRole('link', { name: 'Numbers' }).click()
    await page.getByRole('heading', { name: 'Numbers' }).waitFor()
    return letGo
  }
  const letGo = await importMeanwhile('leads.jsonl')
  letGo()
  await told(page, '0 leads imported · 1 was here already')
  const letGoOffline = await importMeanwhile('again.jsonl')
  await page.context().setOffline(true)
  letGoOffline()
  await told(page, 'Not done: Import again.jsonl')
  await page.context().setOffline(false)
  await page.locator('.toasts').getByText('Try again').click()
  await told(page, '0 leads imported · 1 was here already')
})

test('an import that is under way is there when its screen is opened again, and so is what came of it', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  const toImport = () => page.getByRole('link', { name: 'Export and import' }).click()
  const leave = () => page.getByRole('link', { name: 'Numbers' }).click()
  const shown = page.locator('main')
  const leads = { mimeType: 'text/plain', buffer: Buffer.from('no lead\n') }
  await toImport()
  const letGo = await hold(page, '**/leads/import')
  await page.getByLabel(/Drop a file here/).setInputFiles({ name: 'leads.jsonl', ...leads })
  await leave()
  await page.getByRole('heading', { name: 'Numbers' }).waitFor()
  await toImport()
  await shown.getByText(/leads\.jsonl/).waitFor()
  await leave()
  letGo()
  await told(page, 'Not done: Import leads.jsonl')
  await toImport()
  await shown.getByRole('alert').waitFor()
  await leave()
  await toImport()
  await page.getByLabel(/Drop a file here/).waitFor({ state: 'attached' })
  expect(await shown.getByRole('alert').count()).toBe(0)

  // From a disk so slow that none of it comes, it is given up at once.
  await page.evaluate(() => {
    Blob.prototype.stream = () => new ReadableStream({ pull: () => new Promise(() => {}) })
  })
  await page.getByLabel(/Drop a file here/).setInputFiles({ name: 'leads.jsonl', ...leads })
  const cancel = shown.getByRole('button', { name: 'Cancel' })
  await cancel.click()
  await cancel.waitFor({ state: 'detached' })
})

test('a file that is dropped beside the place for files is not opened in place of the dashboard', async () => {
  const { page, server } = await atDesk({ destination: 'Goa' })
  const file = join(await newFolder(), 'leads.jsonl')
  await writeFile(file, '{}\n')
  const browser = await page.context().newCDPSession(page)
  const drop = async (onto: Locator) => {
    await onto.scrollIntoViewIfNeeded()
    const { x, y } = (await onto.boundingBox())!
    const data = { items: [], files: [file], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data })
  }
  await page.goto(`${server.origin}/dashboard/transfer`)
  // A browser that nobody sees opens no files: what it would do is asked of the event.
  const turnedAway = page.evaluate(
    () =>
      new Promise<unknown>(resolve =>
        addEventListener('dragover', ({ defaultPrevented, dataTransfer }) =>
          resolve(defaultPrevented && dataTransfer?.dropEffect),
        ),
      ),
  )
  await drop(page.getByRole('heading', { name: 'Import', exact: true }))
  expect(await turnedAway).toBe('none')
  await drop(page.getByText('Drop a file here'))
  await page.getByText('Line 1').waitFor()
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
  await page.getByText(/is in your downloads/).waitFor()
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
