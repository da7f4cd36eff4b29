import type { APIResponse, Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { ownDashboard, sharedDashboard } from '../support/dashboard.ts'
import { hold, stopClock } from '../support/hold.ts'
import { watchAxe } from './axe.ts'
import { comeBack, press } from './desk.ts'

const dashboard = sharedDashboard()

/** Nobody but the first owner works here, and nobody is invited. */
beforeEach(async () => {
  const { operators } = (await dashboard.askSignedIn('GET', '/operators')).body
  const { invitations } = (await dashboard.askSignedIn('GET', '/invitations')).body
  for (const { id } of operators.slice(1)) await dashboard.askSignedIn('DELETE', `/operators/${id}`)
  for (const { id } of invitations) await dashboard.askSignedIn('DELETE', `/invitations/${id}`)
})

test('an owner invites somebody, who joins by the link, works, and is put out at once', async () => {
  const { page: owner } = await dashboard.open('team')
  const { page: other, complaints } = await newPage()
  await press(owner, 'Invite')
  await owner.getByRole('dialog').getByLabel('E-mail').fill('noa@palm.example')
  await press(owner, 'Make the link')
  const link = await owner.getByLabel('Link').inputValue()
  await owner.getByText('This link opens on your own computer only.').waitFor()
  await owner.keyboard.press('Escape')
  await owner.getByText('ends in 7 days').waitFor()
  const look = await owner.context().newPage()
  await look.goto(link)
  await look.getByText('Joining signs mira@palm.example out of this browser.').waitFor()
  await look.close()

  await other.goto(link)
  await other.getByText('You are invited as noa@palm.example.').waitFor()
  expect(await other.getByText('Joining signs').count()).toBe(0)
  // A password manager keeps the password by this, and passes over fields of type `hidden`.
  const user = other.locator('input:not([type=hidden])[autocomplete=username]')
  expect(await user.inputValue()).toBe('noa@palm.example')
  expect(await user.isVisible()).toBe(false)
  await other.getByText('Your colleagues see it, and so do guests in your replies.').waitFor()
  await other.getByLabel('Your name').fill('Noa Levi')
  await other.getByLabel('Choose a password').fill('moonrise-over-goa')
  await press(other, 'Join')
  await other.getByRole('navigation').first().waitFor()
  expect(new URL(other.url()).hash).toBe('')
  expect(complaints).toEqual([])

  await other.getByRole('navigation').getByRole('link', { name: 'Your account' }).click()
  await other.getByText('Your colleagues see it, and so do guests in your replies.').waitFor()

  await owner.reload()
  await press(owner, 'Remove Noa Levi')
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await owner.getByText('Noa Levi removed').waitFor()
  // Where they are, though they ask for nothing.
  await other.getByText('Your session has ended.').waitFor()
  await other.goto(link)
  await other.getByText('This invitation is no longer valid').waitFor()
})

test('whoever joins while leads are open is named there: in the list, as owner and below a note', async () => {
  await dashboard.receive({ name: 'Asha Rao' })
  const invited = { email: 'noa@palm.example', role: 'agent' }
  const { body } = await dashboard.askSignedIn('POST', '/invitations', invited)
  const { page: owner } = await dashboard.open()
  await owner.getByText('Asha Rao').click()
  const looksAfter = owner.getByRole('combobox', { name: 'Looked after by' })
  await looksAfter.getByText('Nobody').waitFor({ state: 'attached' })

  const { page: other } = await newPage()
  await other.goto(body.link)
  await other.getByLabel('Your name').fill('Noa Levi')
  await other.getByLabel('Choose a password').fill('moonrise-over-goa')
  await press(other, 'Join')
  await other.getByText('Asha Rao').click()
  await press(other, 'Take it')
  await other.getByPlaceholder('Write a note for your team').fill('She wants a villa')
  await press(other, 'Add note')

  const chosen = looksAfter.locator('option:checked')
  await expect.poll(() => chosen.textContent()).toBe('Noa Levi')
  const notes = owner.getByRole('listitem').filter({ hasText: 'She wants a villa' })
  await notes.getByText('Noa Levi').waitFor()
  await owner.getByTitle('Looked after by Noa Levi').waitFor()
})

test('an invitation fits a phone, however long the address is', async () => {
  const email = `${'reservations.and.groups'.repeat(2)}@palm-and-passport-travel.example`
  const invited = await dashboard.askSignedIn('POST', '/invitations', { email, role: 'agent' })
  const { page } = await newPage({ viewport: { width: 320, height: 640 } })
  await page.goto(invited.body.link)
  const { x, width } = (await page.locator('form').boundingBox())!
  expect(x + width).toBeLessThanOrEqual(304)
})

test('whoever is no longer invited, or no longer an owner, is told so where they are', async () => {
  const { page: owner } = await dashboard.open('team')
  const invite = async (
    email: string,
    role: string,
  ): Promise<{ link: string; invitation: { id: string } }> =>
    (await dashboard.askSignedIn('POST', '/invitations', { email, role })).body
  const join = async (page: Page, link: string) => {
    await page.goto(link)
    await page.getByLabel('Your name').fill('Lea Roy')
    await page.getByLabel('Choose a password').fill('moonrise-over-goa')
  }
  const withdrawn = await invite('lea@palm.example', 'agent')
  const { page: second } = await newPage()
  await join(second, withdrawn.link)
  await dashboard.askSignedIn('DELETE', `/invitations/${withdrawn.invitation.id}`)
  await press(second, 'Join')
  await second.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor()

  const stale = await invite('ida@palm.example', 'agent')
  await owner.reload()
  const withdraw = owner.getByRole('button', {
    name: 'Withdraw the invitation of ida@palm.example',
  })
  await withdraw.waitFor()
  await dashboard.askSignedIn('DELETE', `/invitations/${stale.invitation.id}`)
  await withdraw.click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await owner.getByText('This does not exist any more.').waitFor()
  await owner.keyboard.press('Escape')
  await withdraw.waitFor({ state: 'detached' })

  // In the same tab: the two links differ in their fragments alone.
  await join(second, (await invite('lea@palm.example', 'owner')).link)
  await press(second, 'Join')
  const sections = second.getByRole('navigation', { name: 'Sections' })
  await sections.getByRole('link', { name: 'Sites' }).click()
  await owner.reload()
  await owner.getByLabel('Role of Lea Roy').selectOption('agent')
  await owner.getByText(/Lea Roy is now/).waitFor()
  await second.getByRole('link', { name: 'Team', exact: true }).click()
  await second.getByText('You may not do this. Ask an owner of this Bellhop.').waitFor()
  await second.getByRole('link', { name: 'Access tokens' }).waitFor({ state: 'detached' })
  await second.context().clearCookies()
  await second.getByRole('link', { name: 'Numbers' }).click()
  await second.getByText('Your session has ended.').waitFor()
})

test('of two looks at the team the later one stands, whichever answer comes last', async () => {
  const { page } = await dashboard.open('team')
  await page.getByText('Open invitations').waitFor()
  const invite = async (email: string) => {
    await press(page, 'Invite')
    await page.getByRole('dialog').getByLabel('E-mail').fill(email)
    await press(page, 'Make the link')
    await page.getByLabel('Link').waitFor()
    await page.keyboard.press('Escape')
  }
  // The dialog names the address too, and stays a moment unseen.
  const second = page.locator('.entries').getByText('second@palm.example')
  const late: { route: Route; response: APIResponse }[] = []
  await page.route('**/api/v1/invitations', async route => {
    if (route.request().method() !== 'GET' || late.length > 0) return route.continue()
    late.push({ route, response: await route.fetch() })
  })
  await invite('first@palm.example')
  await expect.poll(() => late.length).toBe(1)
  await invite('second@palm.example')
  await second.waitFor()
  const { route, response } = late[0]!
  await route.fulfill({ response })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await second.count()).toBe(1)
})

test('whoever is given another role goes on with a note, and loses what they had changed of a site with the right to change it', async () => {
  await dashboard.receive({ name: 'Asha Rao' })
  const body = { email: 'uma@palm.example', role: 'agent' }
  const invited = await dashboard.askSignedIn('POST', '/invitations', body)
  const { page, complaints } = await newPage()
  await page.goto(invited.body.link)
  await page.getByLabel('Your name').fill('Uma Das')
  await page.getByLabel('Choose a password').fill('moonrise-over-goa')
  await press(page, 'Join')
  await page.getByText('Asha Rao').click()
  const note = page.getByPlaceholder('Write a note for your team')
  await note.pressSequentially('Call')

  const { page: owner } = await dashboard.open('team')
  const become = async (role: string) => {
    await owner.getByLabel('Role of Uma Das').selectOption(role)
    await owner.getByText(`Uma Das is now: ${role === 'owner' ? 'Owner' : 'Agent'}`).waitFor()
  }
  const comeToFront = () => page.evaluate(() => dispatchEvent(new Event('focus')))
  await become('owner')
  await comeToFront()
  await page.getByRole('link', { name: 'Access tokens' }).waitFor()
  // Of these, "e" archives the lead and "n" goes to its note.
  await page.keyboard.type('ed, on')
  expect(await note.inputValue()).toBe('Called, on')
  expect(await dashboard.leads()).toMatchObject([{ state: 'new' }])
  await note.fill('')

  const sites = page.getByRole('navigation').getByRole('link', { name: 'Sites', exact: true })
  await sites.click()
  await page.locator('.section a').first().click()
  await page.getByLabel('Brand').fill('Palm')
  await page.getByText('Unsaved changes').waitFor()
  // Whoever may change no site any more is refused a preview, and the browser reports it.
  await page.frameLocator('iframe').getByRole('region', { name: 'Palm', exact: true }).waitFor()
  await become('agent')
  // Whoever sees that it is gone may leave in the same moment.
  await stopClock(page)
  await comeToFront()
  await sites.waitFor({ state: 'detached' })
  page.on('dialog', dialog => void dialog.dismiss())
  await page.goto('about:blank')
  expect(complaints).toEqual([])
})

/** An owner beside the first, whom nobody sees. */
async function haveOwner(email: string, name: string, { askSignedIn, server } = dashboard) {
  const invited = await askSignedIn('POST', '/invitations', { email, role: 'owner' })
  const { hash } = new URL(invited.body.link)
  const json = { token: hash.slice(1), name, password: 'moonrise-over-goa' }
  await server().call('POST', '/invitations/accept', { token: null, json })
}

test('a list has who has joined meanwhile when one comes back; it stays in sight while it cannot be asked for, and is made new then', async () => {
  const { page } = await dashboard.open('team')
  await page.getByText('Open invitations').waitFor()
  await haveOwner('noa@palm.example', 'Noa Levi')
  await comeBack(page)
  const role = page.getByLabel('Role of Noa Levi')
  await role.waitFor()
  expect(await page.getByText('Withdraw').count()).toBe(0)

  await page.context().setOffline(true)
  await role.selectOption('agent')
  await page.getByText('Not done: Noa Levi is now: Agent').waitFor()
  const said = page.getByRole('alert').getByText('Below is what was here before.')
  await said.waitFor()
  expect(await role.inputValue()).toBe('owner')
  const { look, found } = watchAxe(page)
  await look('team, offline')
  expect(found()).toEqual({})
  await page.context().setOffline(false)
  await said.waitFor({ state: 'detached' })
  expect(await role.inputValue()).toBe('owner')
})

test('whoever works here is not invited, which is said; what was sent cannot be walked away from before its answer is here', async () => {
  const { page } = await dashboard.open('team')
  const email = await page.locator('.entry-text').first().textContent()
  const invited = page.getByRole('dialog').getByLabel('E-mail')
  await press(page, 'Invite')
  await invited.fill(`${email}`)
  await press(page, 'Make the link')
  await page.getByText('Somebody with this address works here already.').waitFor()
  await invited.fill('kai@palm.example')
  const letGo = await hold(page, '**/invitations')
  await press(page, 'Make the link')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  letGo()
  await page.getByLabel('Link').waitFor()
})

describe('where nobody gives back what is given away', () => {
  const own = ownDashboard()

  test('an owner is asked before they take their own rights away, which only another gives back', async () => {
    const { page } = await own.open('team')
    const mine = page.getByRole('combobox', { name: /^Role of/ })
    const dialog = page.getByRole('dialog')
    const become = () => dialog.getByRole('button', { name: 'Become an agent' }).click()
    await mine.selectOption('agent')
    await dialog.getByText('Only another owner can make you one again.').waitFor()
    await become()
    await dialog.getByText('There must be an owner.').waitFor()
    await press(page, 'Cancel')
    expect(await mine.inputValue()).toBe('owner')
    await haveOwner('noa@palm.example', 'Noa Levi', own)
    await mine.selectOption('agent')
    await become()
    await page.getByRole('link', { name: 'Access tokens' }).waitFor({ state: 'detached' })
  })
})
