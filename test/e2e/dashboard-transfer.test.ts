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

test('how much of an export is here is shown, not announced bit by bit, and it is given up when its screen is left', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.getByRole('link', { name: 'Export and import' }).click()
  await hold(page, '**/leads/export')
  const sent = page.waitForRequest('**/leads/export')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const amount = page.getByText(/ collected$/)
  const live = await amount.evaluate(each => each.closest('[aria-live], [role=status]')?.ariaLive)
  expect(live).toBe('off')
  await page.getByRole('progressbar', { name: 'Export' }).waitFor()
  const givenUp = page.waitForEvent('requestfailed', {
    predicate: request => request.url().endsWith('/leads/export'),
  })
  await sent
  await page.getByRole('link', { name: 'Numbers' }).click()
  await givenUp
})

const isInSight = (element: Locator) =>
  element.evaluate(shown => {
    const { top, bottom } = shown.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test('why a note was not kept and what came of an import are in sight, and a disk that gives nothing is given up at once', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.getByText('Goa').first().click()
  await page.getByRole('textbox', { name: 'Add note' }).fill('Called.')
  await page.route('**/notes', route => route.abort())
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => isInSight(page.getByText('Bellhop cannot be reached.'))).toBe(true)

  await page.getByRole('link', { name: 'Export and import' }).click()
  const take = () =>
    page
      .getByLabel(/Drop a file here/)
      .setInputFiles({ name: 'leads.jsonl', mimeType: 'text/plain', buffer: Buffer.from('none') })
  await take()
  const refused = page.getByText('This is not a file of leads.')
  await expect.poll(() => isInSight(refused)).toBe(true)
  await page.evaluate(() => {
    Blob.prototype.stream = () => new ReadableStream({ pull: () => new Promise(() => {}) })
  })
  await take()
  const cancel = page.locator('main').getByRole('button', { name: 'Cancel' })
  await cancel.click()
  await cancel.waitFor({ state: 'detached' })
})

test('an import goes on when its screen is left, says in passing what came of it, and is there when that is opened again', async () => {
  const { page, server } = await atDesk({ destination: 'Goa' })
  const { body } = await server.call('POST', '/leads/export', { json: { format: 'jsonl' } })
  const toImport = () => page.getByRole('link', { name: 'Export and import' }).click()
  const leave = async () => {
    await page.getByRole('link', { name: 'Numbers' }).click()
    await page.getByRole('heading', { name: 'Numbers' }).waitFor()
  }
  const take = (name: string, text: string) =>
    page
      .getByLabel(/Drop a file here/)
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  const importMeanwhile = async (name: string, text: string) => {
    await toImport()
    const letGo = await hold(page, '**/leads/import')
    const sent = page.waitForRequest('**/leads/import')
    await take(name, text)
    await sent
    await leave()
    return letGo
  }
  const letGo = await importMeanwhile('leads.jsonl', JSON.stringify(body))
  letGo()
  await told(page, '0 leads imported · 1 was here already')
  const letGoOffline = await importMeanwhile('again.jsonl', JSON.stringify(body))
  await page.context().setOffline(true)
  letGoOffline()
  await told(page, 'Not done: Import again.jsonl')
  await page.context().setOffline(false)
  await page.locator('.toasts').getByText('Try again').click()
  await told(page, '0 leads imported · 1 was here already')

  const shown = page.locator('main')
  const letGoOfNone = await importMeanwhile('none.jsonl', 'no lead\n')
  await toImport()
  await shown.getByText(/none\.jsonl/).waitFor()
  await leave()
  letGoOfNone()
  await told(page, 'Not done: Import none.jsonl')
  await toImport()
  await shown.getByRole('alert').waitFor()
  await leave()
  await toImport()
  await page.getByLabel(/Drop a file here/).waitFor({ state: 'attached' })
  expect(await shown.getByRole('alert').count()).toBe(0)
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
  await receive(60, { start_date: `${year}-05-01` })
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
  await page.getByRole('main').getByText('59 leads', { exact: true }).waitFor()

  await page.getByRole('main').getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export 59 leads' })
  await dialog.getByText(/^Inbox · .+ · Trip until .+ · “goa”$/).waitFor()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  await page.getByText(/is in your downloads/).waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(file.trim().split('\n')).toHaveLength(1 + 59)
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
