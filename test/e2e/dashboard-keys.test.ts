import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage, still } from '../support/browser.ts'
import { installation } from '../support/installation.ts'
import { operatorEmail, operatorPassword, request } from '../support/start-app.ts'
import { startServer } from '../support/start-server.ts'
import { isFocused, keysOf } from './keys.ts'

const [email, password] = [operatorEmail, operatorPassword]

async function start() {
  const server = await startServer((await installation()).folder)
  for (const [name, destination] of [
    ['Asha Rao', 'Goa'],
    ['Jörg Müller', 'Bali'],
    ['Inês Silva', 'Kyoto'],
  ])
    await server.call('POST', '/trip-plan-requests', { json: request({ name, destination }) })
  return server
}

test('every section of the dashboard is worked by keys alone, and the focus is never out of sight', async () => {
  const { origin } = await start()
  const { page, complaints } = await newPage({
    ...still,
    acceptDownloads: true,
    permissions: ['clipboard-write'],
  })
  const dashboard = dashboardOf(page)
  await page.goto(`${origin}/dashboard`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await dashboard.type(email)
  await dashboard.press('Tab')
  await dashboard.type(password)
  await dashboard.press('Enter')
  await page.getByText('Inês Silva').waitFor()

  await inInbox(dashboard)
  await inLead(dashboard)
  await inSites(dashboard)
  await inTeam(dashboard)
  await inTokens(dashboard)
  await inTransfer(dashboard)

  await dashboard.back(dashboard.link('Your account'))
  await dashboard.press('Enter')
  await dashboard.to(page.getByLabel('Name'))
  await dashboard.press('Control+a')
  await dashboard.type('Mira')
  await dashboard.press('Enter')
  await page.getByText('Saved').waitFor()
  await dashboard.back(dashboard.link('Numbers'))
  await dashboard.press('Enter')
  await page.getByText('Leads a day').waitFor()
  await dashboard.to(page.getByRole('radio', { name: '30 days' }))
  await dashboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('radio', { name: '90 days' }).isChecked()).toBe(true)
  await dashboard.back(dashboard.button('Sign out'))
  await dashboard.press('Enter')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await dashboard.type(email)
  await expect.poll(() => page.getByLabel(/^e-?mail/i).inputValue()).toBe(email)
  expect(dashboard.found()).toEqual([])
  expect(complaints.filter(text => !/401|422/.test(text))).toEqual([])
})

function dashboardOf(page: Page) {
  return {
    page,
    ...keysOf(page),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    link: (name: string) => page.getByRole('navigation').getByRole('link', { name }),
    row: (name: string) => page.getByRole('link', { name: new RegExp(`${name}\\b`) }),
    shows: (text: string | RegExp) => page.getByText(text).first().waitFor(),
  }
}

type Dashboard = ReturnType<typeof dashboardOf>

async function inInbox({ page, press, type, to, back, button, link, row, shows }: Dashboard) {
  const names = () => page.locator('.row-name').allTextContents()
  await press('j', 'j', 'k')
  await expect.poll(() => isFocused(row('Inês Silva'))).toBe(true)
  await press('/')
  await type('bali')
  await expect.poll(names).toEqual(['Jörg Müller unread'])
  await press('ArrowDown')
  await expect.poll(() => isFocused(row('Jörg Müller'))).toBe(true)
  await press('/', 'Escape')
  await expect.poll(names).toHaveLength(3)
  await press('Escape', 'j')
  await expect.poll(() => isFocused(row('Inês Silva'))).toBe(true)
  await press('?')
  await shows('Write a note')
  await press('Escape')
  await expect.poll(() => isFocused(row('Inês Silva'))).toBe(true)
  await press('x', 'j', 'x')
  await shows('2 selected')
  await press('Escape', 'e')
  await shows('Jörg Müller moved to Archived')
  await expect.poll(names).toHaveLength(2)
  await press('z')
  await expect.poll(names).toHaveLength(3)

  await back(button('Filter'))
  await press('Enter')
  await shows('Filter leads')
  await press('Space', 'Enter')
  await to(button('Save view'))
  await press('Enter')
  await type('To read')
  await press('Enter')
  await page.getByRole('heading', { name: 'To read' }).waitFor()
  await back(link('Inbox'))
  await press('Enter')
  await expect.poll(names).toHaveLength(3)
  await press('j')
  await expect.poll(() => isFocused(row('Inês Silva'))).toBe(true)
}

async function inLead({ page, press, type, to, back, button, row, shows }: Dashboard) {
  await press('Enter')
  await page.getByRole('heading', { name: 'Inês Silva' }).waitFor()
  // Nothing is done by what one only passes in a list that acts at once.
  const state = page.getByRole('combobox', { name: /^State/ })
  await back(state)
  await press('ArrowDown', 'ArrowDown')
  expect(await state.inputValue()).toBe('new')
  await press('Enter')
  await shows(/moved to Contacted/)
  await to(button('Edit Destination'))
  await press('Enter', 'Control+a')
  await type('Hampi')
  await press('Enter')
  await shows('Destination updated')
  await expect.poll(() => isFocused(button('Edit Destination'))).toBe(true)
  await press('n')
  await type('Call back on Monday')
  await press('Control+Enter')
  await button('Remove this note').waitFor()
  await press('Escape', 'o')
  await shows('Looked after by mira')
  await press('3')
  await shows(/moved to Quoted/)
  await to(page.getByRole('link', { name: 'Call' }))
  await to(button('Remove this note'))
  await press('Enter')
  await button('Remove this note').waitFor({ state: 'detached' })
  await press('Escape')
  await expect.poll(() => isFocused(row('Inês Silva'))).toBe(true)
}

async function inSites({ page, press, type, to, back, button, link, shows }: Dashboard) {
  await back(link('Sites'))
  await press('Enter')
  await to(page.getByRole('link', { name: /Your travel team/ }))
  await press('Enter')
  await to(page.getByRole('tab', { name: 'General' }))
  await to(page.getByLabel('Brand'))
  await press('End')
  await type(' of Goa')
  await back(page.getByRole('tab', { name: 'General' }))
  await press('ArrowRight', 'ArrowRight', 'ArrowRight')
  await to(button('Add a question'))
  await press('Enter')
  await to(button('Yes or no'))
  await press('Enter')
  await type('Do you need a visa?')
  await back(button('Move up: Do you need a visa?'))
  await press('Enter', 'Enter')
  await shows('Do you need a visa? is now number 8 of 10')
  await to(button('Move down: Do you need a visa?'))
  await press('Enter')
  await shows('Do you need a visa? is now number 9 of 10')
  await to(button('Save changes'))
  await press('Enter')
  await shows('Saved. Guests get it')
  await page.getByRole('heading', { name: 'Your travel team of Goa' }).waitFor()
}

async function inTeam({ page, press, type, to, back, button, link, shows }: Dashboard) {
  await back(link('Team'))
  await press('Enter')
  await to(button('Invite'))
  await press('Enter')
  await type('noa@palm.example')
  await press('Enter')
  await page.getByLabel('Link').waitFor()
  await press('Escape')
  await shows('noa@palm.example')
  await to(button('Withdraw the invitation of noa@palm.example'))
  await press('Enter')
  await to(page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }))
  await press('Enter')
  await shows('Nobody is invited at the moment.')
}

async function inTokens({ page, press, type, to, back, button, link, shows }: Dashboard) {
  await back(link('Access tokens'))
  await press('Enter')
  await shows('There are no access tokens yet.')
  await to(button('New token'))
  await press('Enter')
  await type('Website form')
  await press('Enter')
  await page.getByLabel('Token', { exact: true }).waitFor()
  await press('Enter')
  await shows('Copied')
  await press('Escape')
  await to(button('Revoke Website form'))
  await press('Enter')
  await to(page.getByRole('dialog').getByRole('button', { name: 'Revoke' }))
  await press('Enter')
  await shows('1 revoked token')
}

async function inTransfer({ page, press, to, back, button, link, shows }: Dashboard) {
  await back(link('Export and import'))
  await press('Enter')
  await to(button('Export'))
  const download = page.waitForEvent('download')
  await press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await to(page.getByLabel(/Drop a file here/))
  const chooser = page.waitForEvent('filechooser')
  await press('Enter')
  const bad = { name: 'bad.jsonl', mimeType: 'text/plain', buffer: Buffer.from('nonsense\n') }
  await (await chooser).setFiles(bad)
  await shows('This is not a file of leads.')
}
