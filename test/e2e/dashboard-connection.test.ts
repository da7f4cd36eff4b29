import type { APIResponse, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedDashboard, signIn } from '../support/dashboard.ts'
import { still } from '../support/browser.ts'
import { hold, stopClock } from '../support/hold.ts'
import { operatorEmail, operatorPassword } from '../support/start-app.ts'

const dashboard = sharedDashboard()

/** The operator's page, with a request of each of these guests. */
async function openDesk(...names: string[]) {
  for (const name of names) await dashboard.receive({ name })
  const { page } = await dashboard.open('', still)
  await row(page, names.at(-1) ?? '').waitFor()
  return page
}

const row = (page: Page, name: string) => page.locator('.row', { hasText: name })
const rowNames = (page: Page) => page.locator('.row-who').allTextContents()

/** Takes the network away for as long as it takes to be told what was not done, and why. */
async function failing(page: Page, told: string, deed: () => Promise<unknown>) {
  await page.context().setOffline(true)
  await deed()
  await page.getByRole('status').getByText(told).waitFor()
  await page.locator('.toasts').getByText('Bellhop cannot be reached.').waitFor()
  await page.context().setOffline(false)
}

const tryAgain = (page: Page) =>
  page.locator('.toasts').getByRole('button', { name: 'Try again' }).click()

test('what a lost network prevented is named with its guest, and tried again from where that is said', async () => {
  const page = await openDesk('Inês', 'Asha')
  await failing(page, 'Not done: Inês · Marked read', () => row(page, 'Inês').press('u'))
  await tryAgain(page)
  await expect.poll(() => page.locator('.is-unread .row-who').allTextContents()).toEqual(['Asha'])
  await failing(page, 'Not done: Inês moved to Archived', () => row(page, 'Inês').press('e'))
  await tryAgain(page)
  await page.getByText('Inês moved to Archived').waitFor()

  await row(page, 'Asha').click()
  const contacted = page.getByRole('button', { name: 'Mark contacted' })
  await contacted.waitFor()
  await failing(page, 'Not done: Asha moved to Contacted', () => contacted.click())
  await contacted.waitFor()
  await tryAgain(page)
  await page.getByText('Asha moved to Contacted').waitFor()
  const note = page.getByRole('textbox', { name: 'Add note' })
  await note.fill('Called.')
  await note.press('Control+Enter')
  const remove = page.getByRole('button', { name: 'Remove this note' })
  await remove.waitFor()
  await failing(page, 'Not done: Asha · Note removed', () => remove.click())
  await tryAgain(page)
  await page.getByText('Note removed').waitFor()
  const states = (await dashboard.leads()).map(({ state }) => state)
  expect(states.sort()).toEqual(['archived', 'contacted'])
})

test('what a proxy did not hear the answer to is not said to be undone, and can be tried again', async () => {
  const page = await openDesk('Asha')
  await page.route('**/leads/changes', async route => {
    await route.fetch()
    await route.fulfill({ status: 504, body: '<h1>Gateway time-out</h1>' })
  })
  await row(page, 'Asha').press('e')
  await page.getByText('Perhaps not done: Asha moved to Archived').waitFor()
  await page.getByText('Bellhop cannot be reached at the moment.').waitFor()
  await page.unroute('**/leads/changes')
  await tryAgain(page)
  await page.getByText(/^Asha moved to Archived/).waitFor()
  await row(page, 'Asha').waitFor({ state: 'detached' })
})

test('a server that does not answer leaves no empty page: a word, a way out, and then why', async () => {
  const page = await openDesk('Asha')
  await page.clock.install()
  const letGo = await hold(page, '**/operator-session')
  await page.reload()
  await page.clock.fastForward('00:02')
  await page.getByText('Loading…').waitFor()
  const again = page.getByRole('button', { name: 'Try again' })
  expect(await again.count()).toBe(0)
  await page.clock.fastForward('00:10')
  await again.waitFor()
  await page.clock.fastForward('00:30')
  await page.getByRole('alert').getByText('Bellhop cannot be reached at the moment.').waitFor()
  letGo()
  await again.click()
  await row(page, 'Asha').waitFor()
})

test('a part of an old dashboard that an update took away is not put down to the network alone', async () => {
  const page = await openDesk('Asha')
  await page.route('**/assets/*.js', route => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Numbers' }).click()
  const said = page.getByText('Bellhop has been updated')
  await said.waitFor()
  await page.unroute('**/assets/*.js')
  const again = page.getByRole('button', { name: 'Try again' })
  // While it is started anew, a proxy has only its own page to give.
  const away = page.waitForResponse(answer => answer.status() === 502)
  await page.route('**/dashboard/numbers', route => route.fulfill({ status: 502 }))
  await again.click()
  await away
  expect(await said.isVisible()).toBe(true)
  await page.unroute('**/dashboard/numbers')
  await again.click()
  await page.getByRole('heading', { name: 'Numbers' }).waitFor()
})

test('whoever cannot sign out for want of a network is told so, and tries again', async () => {
  const page = await openDesk('Asha')
  await page.context().clearCookies()
  await page.reload()
  await signIn(page, operatorPassword, operatorEmail)
  const leave = page.getByRole('button', { name: 'Sign out' })
  await leave.waitFor()
  await failing(page, 'Not done: Sign out', () => leave.click())
  await tryAgain(page)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

/** What is asked is done, and nobody hears of it. */
async function loseAnswer(route: Route) {
  if (route.request().method() === 'GET') return route.continue()
  await route.fetch()
  await route.abort()
}

test('a note or a field whose answer was lost is there once, however often it is sent, and is not taken for somebody else’s', async () => {
  const page = await openDesk('Asha')
  await row(page, 'Asha').click()
  const notes = '**/leads/*/notes'
  const note = page.getByRole('textbox', { name: 'Add note' })
  const add = page.getByRole('button', { name: 'Add note' })
  // What the server tells by itself does not arrive either.
  await page.route('**/leads/events', route => route.abort())
  await page.route(notes, loseAnswer)
  await note.fill('Calls back on Monday.')
  await add.click()
  await page.getByRole('alert').getByText('Bellhop cannot be reached.').waitFor()
  await page.unroute(notes)
  await add.click()
  await expect.poll(() => note.inputValue()).toBe('')
  // Meant twice, it is there twice.
  await note.fill('Calls back on Monday.')
  await add.click()
  await expect.poll(() => page.locator('.notes li').count()).toBe(2)
  expect((await dashboard.leads())[0]?.notes).toHaveLength(2)
  await page.unroute('**/leads/events')

  await page.getByRole('button', { name: 'Edit Destination' }).click()
  const destination = page.getByRole('textbox', { name: 'Destination' })
  await page.route('**/leads/*-*', loseAnswer)
  await destination.fill('Kerala')
  await page.keyboard.press('Enter')
  await page.locator('.edit').getByText('Bellhop cannot be reached.').waitFor()
  await page.unroute('**/leads/*-*')
  await destination.fill('Kerala and Goa')
  await page.keyboard.press('Enter')
  await page.getByText('Destination updated').waitFor()
  expect(await dashboard.leads()).toMatchObject([{ fields: { destination: 'Kerala and Goa' } }])
})

test('a view and a site whose answer was lost are there once, are saved and go, however often that is sent', async () => {
  const page = await openDesk('Asha')
  const dialog = page.getByRole('dialog')
  const sendTwice = async (path: string, action: string) => {
    await page.route(path, loseAnswer)
    const send = dialog.getByRole('button', { name: action })
    await send.click()
    await dialog.getByText('Bellhop cannot be reached.').waitFor()
    await page.unroute(path)
    await send.click()
    await send.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Unread').check()
  await page.getByRole('button', { name: 'Show leads' }).click()
  await page.getByRole('button', { name: 'Save view' }).click()
  await dialog.getByLabel('Name').fill('To read')
  await sendTwice('**/saved-views', 'Save')
  await page.getByRole('heading', { name: 'To read' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'To read' }).waitFor()
  const view = page.getByRole('link', { name: 'To read' })
  expect(await view.count()).toBe(1)
  await page.route('**/saved-views/*', loseAnswer)
  await page.getByRole('button', { name: 'Remove view' }).click()
  await page.getByRole('status').getByText('Not done: View “To read” removed').waitFor()
  await page.unroute('**/saved-views/*')
  await tryAgain(page)
  await view.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Sites' }).click()
  await page.getByRole('button', { name: 'New site' }).click()
  await dialog.getByLabel('Brand').fill('Palm & Passport')
  await sendTwice('**/sites', 'New site')
  await page.getByRole('heading', { name: 'Palm & Passport' }).waitFor()
  await page.getByLabel('Brand').fill('New Palm & Passport')
  await page.route('**/sites/*', loseAnswer)
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.click()
  await page.getByText('Bellhop cannot be reached.').waitFor()
  await page.unroute('**/sites/*')
  await save.click()
  await page.getByText('Saved. Guests get it').waitFor()
  // Neither is what is set after that held to be somebody else's.
  await page.route('**/sites/*', loseAnswer)
  await page.getByLabel('Brand').fill('Older Palm & Passport')
  await save.click()
  await page.getByText('Bellhop cannot be reached.').waitFor()
  await page.unroute('**/sites/*')
  await page.getByLabel('Brand').fill('Old Palm & Passport')
  await save.click()
  await page.getByRole('heading', { name: 'Old Palm & Passport' }).waitFor()
  await page.getByText('Saved. Guests get it').waitFor()
  await page.getByRole('link', { name: 'All sites' }).click()
  const sites = page.getByRole('main').getByRole('link', { name: 'Palm & Passport' })
  await sites.first().waitFor()
  expect(await sites.count()).toBe(1)
  // Meant twice, it is there twice.
  await page.getByRole('button', { name: 'New site' }).click()
  await dialog.getByLabel('Brand').fill('Palm & Passport')
  await dialog.getByRole('button', { name: 'New site' }).click()
  await page.getByRole('link', { name: 'All sites' }).click()
  await expect.poll(() => sites.count()).toBe(2)
  await sites.first().click()
  await page.getByRole('button', { name: 'Remove this site' }).click()
  await sendTwice('**/sites/*', 'Remove this site')
  await page.getByText('Palm & Passport removed').waitFor()
  await expect.poll(() => sites.count()).toBe(1)
})

test('whoever has gone on to another lead is told of what could not be kept of the one before', async () => {
  const page = await openDesk('Inês', 'Asha')
  const held: Route[] = []
  const holdAll = async (told: string, deed: () => Promise<unknown>) => {
    held.length = 0
    await row(page, 'Asha').click()
    await page.getByRole('heading', { name: 'Asha' }).waitFor()
    const kept = /\/leads\/[\w-]{36}(\/notes)?$/
    await page.route(kept, route =>
      route.request().method() === 'GET' ? route.continue() : void held.push(route),
    )
    await deed()
    await expect.poll(() => held.length).toBe(1)
    await row(page, 'Inês').click()
    await page.getByRole('heading', { name: 'Inês' }).waitFor()
    await held[0]?.abort()
    await page.unroute(kept)
    await page.getByRole('status').getByText(told).waitFor()
    await tryAgain(page)
  }
  await row(page, 'Inês').click()
  await expect.poll(() => page.locator('.is-unread .row-who').allTextContents()).toEqual(['Asha'])
  await row(page, 'Asha').click()
  await expect.poll(() => page.locator('.is-unread').count()).toBe(0)

  await holdAll('Not done: Asha · Destination updated', async () => {
    await page.getByRole('button', { name: 'Edit Destination' }).click()
    await page.keyboard.type('Bali')
    await page.keyboard.press('Enter')
  })
  await page.getByText('Destination updated').waitFor()
  await holdAll('Not done: Asha · Add note', async () => {
    await page.getByRole('textbox', { name: 'Add note' }).fill('Called.')
    await page.keyboard.press('Control+Enter')
  })
  const asha = async () => (await dashboard.leads()).find(({ fields }) => fields.name === 'Asha')
  await expect.poll(async () => (await asha())?.notes.map(({ text }) => text)).toEqual(['Called.'])
  expect((await asha())?.fields.destination).toBe('Bali')
})

test('whoever goes on to another lead as soon as the last key is pressed is told of it too', async () => {
  const page = await openDesk('Inês', 'Asha')
  await row(page, 'Inês').click()
  await page.getByRole('heading', { name: 'Inês' }).waitFor()
  const letGo = await hold(page, '**/leads/*-*')
  const asked = page.waitForRequest('**/leads/*-*')
  await row(page, 'Asha').click()
  await asked
  await stopClock(page)
  letGo()
  const notes: Route[] = []
  await page.route('**/notes', route => void notes.push(route))
  await page.getByRole('textbox', { name: 'Add note' }).fill('Called.')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => notes.length).toBe(1)
  await row(page, 'Inês').click()
  await page.getByRole('heading', { name: 'Inês' }).waitFor()
  await notes[0]?.abort()
  await page.getByRole('status').getByText('Not done: Asha · Add note').waitFor()
})

test('a field takes nothing in while it is being saved, which would go with its form', async () => {
  const page = await openDesk('Asha')
  await row(page, 'Asha').click()
  await expect.poll(() => page.locator('.is-unread').count()).toBe(0)
  const letGo = await hold(page, '**/api/v1/leads/*')
  const destination = page.getByRole('textbox', { name: 'Destination', exact: true })
  await page.getByRole('button', { name: 'Edit Destination' }).click()
  await page.keyboard.type('Bali')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' and Lombok')
  expect(await destination.inputValue()).toBe('Bali')
  letGo()
  await page.getByText('Destination updated').waitFor()

  const letAddingGo = await hold(page, '**/api/v1/leads/*')
  await page.getByRole('button', { name: 'Add a field' }).click()
  const field = page.getByRole('form', { name: 'Add a field' })
  await field.getByLabel('Name').fill('Room')
  await field.getByLabel('Value').fill('12')
  await page.keyboard.press('Enter')
  await field.getByLabel('Kind').selectOption('Number')
  letAddingGo()
  await field.waitFor({ state: 'detached' })
})

test('of two changes that fail one after the other nothing stays in sight', async () => {
  const page = await openDesk('Asha')
  await row(page, 'Asha').click()
  const held: Route[] = []
  await expect.poll(() => page.locator('.is-unread').count()).toBe(0)
  await page.route('**/api/v1/leads/*', route =>
    route.request().method() === 'PATCH' ? void held.push(route) : route.continue(),
  )
  const state = page.getByRole('combobox', { name: 'State' })
  const owner = page.getByLabel('Looked after by')
  await page.getByRole('button', { name: 'Mark contacted' }).click()
  await owner.selectOption({ index: 1 })
  await expect.poll(() => held.length).toBe(2)
  for (const route of held) await route.abort()
  await expect.poll(() => owner.inputValue()).toBe('')
  await expect.poll(() => state.inputValue()).toBe('new')
})

test('whoever is quicker than the network is not told that somebody else was', async () => {
  const page = await openDesk('Asha')
  await row(page, 'Asha').click()
  await page.getByRole('button', { name: 'Mark contacted' }).waitFor()
  const letGo = await hold(page, '**/api/v1/leads/*', request => request.method() === 'PATCH')
  await page.keyboard.press('2')
  await page.keyboard.press('3')
  await page.getByRole('button', { name: 'Mark won' }).waitFor()
  letGo()
  await page.getByText('Asha moved to Quoted').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  expect(await dashboard.leads()).toMatchObject([{ state: 'contacted' }])

  const letGoOn = await hold(page, '**/api/v1/leads/*', request => request.method() === 'PATCH')
  await page.keyboard.press('5')
  await page.keyboard.press('e')
  letGoOn()
  await page.getByText('Asha moved to Archived').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone for 1 lead').waitFor()
  expect(await dashboard.leads()).toMatchObject([{ state: 'lost' }])
})

test('neither a change to a lead that is erased nor an answer that comes after that brings back anything of it', async () => {
  const page = await openDesk('Inês', 'Asha')
  const lead = '**/leads/*-*'
  const gone = page.getByRole('alert').getByText('This does not exist any more.')
  const phone = page.getByText('+91 98450 12345')
  const late: { route: Route; response: APIResponse }[] = []
  await page.route(lead, async route => {
    const response = await route.fetch()
    // What marks the lead read, which nobody waits for.
    if (route.request().method() === 'PATCH') late.push({ route, response })
    else await route.fulfill({ response })
  })
  await row(page, 'Asha').click()
  await phone.waitFor()
  await expect.poll(() => late.length).toBe(1)
  await dashboard.ask('DELETE', new URL(late[0]!.response.url()).pathname.replace('/api/v1', ''))
  await gone.waitFor()
  await late[0]!.route.fulfill({ response: late[0]!.response })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await phone.count()).toBe(0)
  expect(await gone.count()).toBe(1)
  await page.unroute(lead)

  await row(page, 'Inês').click()
  await page.getByRole('button', { name: 'Mark contacted' }).click()
  await page.getByText('Inês moved to Contacted').waitFor()
  await dashboard.ask('DELETE', `/leads/${(await dashboard.leads())[0]?.id}`)
  await gone.waitFor()
  const refused = page.waitForResponse(answer => answer.status() === 404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await refused
  await page.getByRole('status').getByText('This does not exist any more.').waitFor()
  expect(await gone.count()).toBe(1)
  expect(await phone.count()).toBe(0)
})

test('whoever has gone back while a lead is erased stays where they have gone since', async () => {
  const page = await openDesk('Asha', 'Inês')
  await row(page, 'Asha').click()
  await page.getByRole('button', { name: 'Erase…' }).click()
  const letGo = await hold(page, '**/leads/*-*', request => request.method() === 'DELETE')
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await page.goBack()
  await row(page, 'Inês').click()
  const address = page.url()
  letGo()
  await page.getByText('Erased for good').waitFor()
  await page.getByRole('heading', { name: 'Inês' }).waitFor()
  expect(page.url()).toBe(address)
})

test('a search that fails leaves the list in sight, says so, and is tried again; list and lead are there once the network is back', async () => {
  const page = await openDesk('Inês', 'Asha')
  const said = page.getByRole('alert').getByText('Below is what was here before.')
  const search = page.getByLabel('Search leads')
  await page.route('**/leads/search', route => route.abort())
  await search.fill('asha')
  await said.waitFor()
  expect(await rowNames(page)).toEqual(['Asha', 'Inês'])
  expect(await page.locator('.inbox-count').textContent()).toBe('')
  expect(await page.locator('.printed').count()).toBe(0)
  await row(page, 'Asha').focus()
  await page.keyboard.press('x')
  await page.getByText('1 selected').waitFor()
  expect(await page.getByRole('button', { name: 'Select all' }).count()).toBe(0)
  await page.unroute('**/leads/search')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rowNames(page)).toEqual(['Asha'])
  await expect.poll(() => said.count()).toBe(0)

  const lead = page.getByRole('region', { name: 'Lead' })
  await page.context().setOffline(true)
  await row(page, 'Asha').click()
  await lead.getByText('Bellhop cannot be reached.').waitFor()
  await search.fill('Inês')
  await said.waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => rowNames(page)).toEqual(['Inês'])
  await lead.getByRole('heading', { name: 'Asha' }).waitFor()

  // Leads of the inbox would pass for those of the view that was asked for.
  await page.route('**/leads/search', route => route.abort())
  await page.getByRole('link', { name: 'Won' }).click()
  await page.getByRole('alert').getByText('Bellhop cannot be reached.').waitFor()
  expect(await rowNames(page)).toEqual([])
})
