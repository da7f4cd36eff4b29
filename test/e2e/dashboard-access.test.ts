import type { APIResponse, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SitesBody } from '../../shared/site-api.ts'
import { newPage, still } from '../support/browser.ts'
import { ownDashboard, signIn } from '../support/dashboard.ts'
import { operatorEmail, operatorPassword } from '../support/start-app.ts'
import { hold, stopClock } from '../support/hold.ts'
import { watchAxe } from './axe.ts'
import { heardBy } from './probes.ts'

const dashboard = ownDashboard()

async function signInAt(page: Page, origin: string, place: string) {
  await page.goto(`${origin}/dashboard/${place}`)
  await signIn(page, operatorPassword, operatorEmail)
  await page.getByRole('navigation').first().waitFor()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an owner invites somebody, who joins by the link, works, and is put out at once', async () => {
  const { page: owner } = await dashboard.open('team')
  const { page: other, complaints } = await newPage()
  await press(owner, 'Invite')
  await owner.getByRole('dialog').getByLabel('E-mail').fill('noa@palm.example')
  await press(owner, 'Make the link')
  const link = await owner.getByLabel('Link').inputValue()
  await owner.keyboard.press('Escape')
  await owner.getByText('ends in 7 days').waitFor()

  await other.goto(link)
  await other.getByText('You are invited as noa@palm.example.').waitFor()
  // A password manager keeps the password by this, and passes over fields of type `hidden`.
  const user = other.locator('input:not([type=hidden])[autocomplete=username]')
  expect(await user.inputValue()).toBe('noa@palm.example')
  expect(await user.isVisible()).toBe(false)
  await other.getByText('Your colleagues see it, and guests in your replies.').waitFor()
  await other.getByLabel('Your name').fill('Noa Levi')
  await other.getByLabel('Choose a password').fill('moonrise-over-goa')
  await press(other, 'Join')
  await other.getByRole('navigation').first().waitFor()
  expect(new URL(other.url()).hash).toBe('')
  expect(complaints).toEqual([])

  await other.getByRole('navigation').getByRole('link', { name: 'Your account' }).click()
  await other.getByText('Your colleagues see it, and guests in your replies.').waitFor()

  await owner.reload()
  await press(owner, 'Remove Noa Levi')
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await owner.getByText('Noa Levi removed').waitFor()
  await other.goto(link)
  await other.getByText('This invitation is no longer good').waitFor()
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
  await second.getByRole('heading', { name: 'This invitation is no longer good' }).waitFor()

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

test('what an owner had changed of a site goes with the right to change it', async () => {
  const body = { email: 'ari@palm.example', role: 'owner' }
  const invited = await dashboard.askSignedIn('POST', '/invitations', body)
  const { page, complaints } = await newPage()
  await page.goto(invited.body.link)
  await page.getByLabel('Your name').fill('Ari Sol')
  await page.getByLabel('Choose a password').fill('moonrise-over-goa')
  await press(page, 'Join')
  const sites = page.getByRole('navigation').getByRole('link', { name: 'Sites', exact: true })
  await sites.click()
  await page.locator('.section a').first().click()
  await page.getByLabel('Brand').fill('Palm')
  await page.getByText('Unsaved changes').waitFor()

  const { page: owner } = await dashboard.open('team')
  await owner.getByLabel('Role of Ari Sol').selectOption('agent')
  await owner.getByText(/Ari Sol is now/).waitFor()
  // Whoever sees that it is gone may leave in the same moment.
  await stopClock(page)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await sites.waitFor({ state: 'detached' })
  page.on('dialog', dialog => void dialog.dismiss())
  await page.goto('about:blank')
  expect(complaints).toEqual([])
})

/** An owner beside the first, whom nobody sees. */
async function haveOwner(email: string, name: string) {
  const invited = await dashboard.askSignedIn('POST', '/invitations', { email, role: 'owner' })
  const { hash } = new URL(invited.body.link)
  const json = { token: hash.slice(1), name, password: 'moonrise-over-goa' }
  await dashboard.server().call('POST', '/invitations/accept', { token: null, json })
}

test('who has joined meanwhile is in the team, and no longer invited, when the owner comes back', async () => {
  const { page } = await dashboard.open('team')
  await page.getByText('Open invitations').waitFor()
  await haveOwner('lea@palm.example', 'Lea Roth')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByLabel('Role of Lea Roth').waitFor()
  expect(await page.getByText('Withdraw').count()).toBe(0)
})

test('an owner is asked before they take their own rights away, which only another gives back', async () => {
  const { page } = await dashboard.open('team')
  const mine = page.getByRole('combobox', { name: /^Role of/ })
  const dialog = page.getByRole('dialog')
  const become = () => dialog.getByRole('button', { name: 'Become an agent' }).click()
  await mine.selectOption('agent')
  await dialog.getByText('Only another owner can make you one again.').waitFor()
  await become()
  await dialog.getByText('There must be an owner.').waitFor()
  await press(page, 'Cancel')
  expect(await mine.inputValue()).toBe('owner')
  await haveOwner('noa@palm.example', 'Noa Levi')
  await mine.selectOption('agent')
  await become()
  await page.getByRole('link', { name: 'Access tokens' }).waitFor({ state: 'detached' })
})

test('a list that cannot be asked for again stays in sight, and is made new once it can', async () => {
  await haveOwner('noa@palm.example', 'Noa Levi')
  const { page } = await dashboard.open('team')
  const role = page.getByLabel('Role of Noa Levi')
  await role.waitFor()
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

test('what was sent cannot be walked away from: its dialog stays until the answer is here', async () => {
  const { page } = await dashboard.open('team')
  await press(page, 'Invite')
  await page.getByRole('dialog').getByLabel('E-mail').fill('kai@palm.example')
  const letGo = await hold(page, '**/invitations')
  await press(page, 'Make the link')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  letGo()
  await page.getByLabel('Link').waitFor()
})

test('whoever stays for what is unsaved still sees the language that the page speaks', async () => {
  const { page } = await dashboard.open('sites')
  await page.locator('.section a').first().click()
  await page.getByLabel('Brand').fill('Palm & Passport')
  await page.getByRole('link', { name: 'Your account' }).click()
  const language = page.getByLabel('Language')
  page.once('dialog', dialog => void dialog.dismiss())
  const asked = page.waitForEvent('dialog')
  await language.selectOption('Español')
  await asked
  expect(await language.inputValue()).toBe('en')
  page.once('dialog', dialog => void dialog.accept())
  await language.selectOption('Español')
  await page.getByRole('heading', { name: 'Tu cuenta' }).waitFor()
})

test('a window that comes to the front is of whoever has signed in meanwhile in another', async () => {
  const { page } = await dashboard.open('team')
  await press(page, 'Invite')
  await page.getByRole('dialog').getByLabel('E-mail').fill('kai@palm.example')
  await press(page, 'Make the link')
  const other = await page.context().newPage()
  await other.goto(await page.getByLabel('Link').inputValue())
  await page.keyboard.press('Escape')
  await other.getByLabel('Your name').fill('Kai Ito')
  await other.getByLabel('Choose a password').fill('moonrise-over-goa')
  await press(other, 'Join')
  await other.getByRole('navigation').first().waitFor()

  // Playwright's windows are all in front, and never come there.
  const comeToFront = () => page.evaluate(() => dispatchEvent(new Event('focus')))
  const forOwners = page.getByRole('link', { name: 'Access tokens' })
  await forOwners.waitFor()
  await comeToFront()
  await forOwners.waitFor({ state: 'detached' })
  await page.getByRole('banner').getByText('kai@palm.example').waitFor()
  await press(other, 'Sign out')
  await other.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await comeToFront()
  await page.getByText('Your session has ended.').waitFor()
})

test('whoever mistypes the password types it anew over the old one, and presses in vain while told to wait', async () => {
  const { page } = await newPage()
  await page.goto(dashboard.url())
  await signIn(page, 'moonrise-over-goa', operatorEmail)
  await page.getByRole('alert').getByText('E-mail or password is not right.').waitFor()
  // What is sent after the first refusal is never answered, and would be seen to be on its way.
  const refusal = { status: 429, headers: { 'Retry-After': '60' }, json: {} }
  await page.route('**/operator-session', route => route.fulfill(refusal), { times: 1 })
  await page.keyboard.type(operatorPassword)
  await page.keyboard.press('Enter')
  const told = page.getByRole('alert').getByText('Try again in 60 seconds.')
  await told.waitFor()
  await hold(page, '**/operator-session')
  await page.keyboard.press('Enter')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await told.count()).toBe(1)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(operatorPassword)
})

test('a window that has just been signed in from hears at once that its session is over', async () => {
  const { page } = await newPage()
  await page.goto(dashboard.url())
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await stopClock(page)
  await signIn(page, operatorPassword, operatorEmail)
  await page.getByRole('navigation').first().waitFor()
  await page.context().clearCookies()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByText('Your session has ended.').waitFor()
})

test('a token is made, shown once, rotated and revoked, by keyboard alone', async () => {
  const { page } = await dashboard.open('tokens')
  const { origin } = dashboard.server()
  await page.getByText('There are no access tokens yet.').waitFor()
  await page.getByRole('button', { name: 'New token' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('Website form')
  await page.keyboard.press('Enter')
  const token = await page.getByLabel('Token', { exact: true }).inputValue()
  expect((await ping(origin, token)).status).toBe(200)
  await page.keyboard.press('Escape')
  await page.getByText('Website form', { exact: true }).waitFor()
  expect(await page.content()).not.toContain(token)

  await page.getByRole('button', { name: 'Rotate Website form' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The old value goes on working').waitFor()
  await page.keyboard.press('Escape')
  const revoke = page.getByRole('button', { name: 'Revoke Website form (old value)' })
  await revoke.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Revoke “Website form (old value)”?' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('1 revoked token').waitFor()
  expect((await ping(origin, token)).status).toBe(401)
})

test('a token is rotated once, however often the button is pressed, and the value may be copied by hand', async () => {
  const { sites }: SitesBody = (await dashboard.askSignedIn('GET', '/sites')).body
  const token = { name: 'Partner', site: sites[0]?.key, scopes: ['intake'] }
  await dashboard.askSignedIn('POST', '/access-tokens', token)
  const { page, complaints } = await dashboard.open('tokens')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  const letGo = await hold(page, '**/rotate')
  let rotations = 0
  page.on('request', request => (rotations += Number(request.url().endsWith('/rotate'))))
  const rotate = page.getByRole('button', { name: 'Rotate Partner' })
  await rotate.dblclick()
  expect(await rotate.getAttribute('aria-disabled')).toBe('true')
  letGo()
  await page.getByText('The old value goes on working').waitFor()
  expect(rotations).toBe(1)
  await press(page, 'Copy')
  await page.getByText('It is selected: copy it by hand.').waitFor()
  const value = await page.getByLabel('Token', { exact: true }).inputValue()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(value)
  expect(complaints).toEqual([])
})

test('a token that may do nothing is not made, and what is missing is said', async () => {
  const { page } = await dashboard.open('tokens')
  await press(page, 'New token')
  await page.getByRole('dialog').getByLabel('Name').fill('Website form')
  await page.getByRole('checkbox', { name: 'Send requests' }).uncheck()
  await press(page, 'Make the token')
  await page.getByRole('alert').getByText('Tick at least one thing that it may do.').waitFor()
})

test('a name is not thrown away while it is typed, by one that was given to oneself elsewhere', async () => {
  const { page } = await dashboard.open('account')
  const name = page.getByLabel('Name')
  await page.getByText('This browser', { exact: true }).waitFor()
  const { operator } = (await dashboard.askSignedIn('GET', '/operator-session')).body
  await dashboard.askSignedIn('PATCH', `/operators/${operator.id}`, { name: 'Mira' })
  await page.getByRole('link', { name: 'Numbers' }).click()
  await page.getByRole('heading', { name: 'Numbers' }).waitFor()
  const letGo = await hold(page, '**/operator-session')
  const answered = page.waitForResponse('**/operator-session')
  await page.getByRole('link', { name: 'Your account' }).click()
  await name.fill('Mira Kapoor')
  letGo()
  await (await answered).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await name.inputValue()).toBe('Mira Kapoor')
  await page.reload()
  await expect.poll(() => name.inputValue()).toBe('Mira')
})

test('whoever has signed out reads it on the tab, and nothing of where they have been', async () => {
  const { page } = await newPage()
  await signInAt(page, dashboard.server().origin, 'account')
  await expect.poll(() => page.title()).toContain('Your account')
  await press(page, 'Sign out')
  await expect.poll(() => page.title()).toBe('Sign in · Bellhop')
})

test('what is said in passing is announced as often as it is said', async () => {
  const { page } = await dashboard.open('account', still)
  await page.getByLabel('Name').fill('Mira')
  await press(page, 'Save')
  await page.getByText('Saved').waitFor()
  await page.locator('.toasts').evaluate(heardBy)
  await press(page, 'Save')
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await expect.poll(heard).toEqual(['Saved'])
})

test('a new password and a look at the sessions: those elsewhere are over', async () => {
  const { origin } = dashboard.server()
  const { page } = await newPage()
  const { page: phone } = await newPage()
  await signInAt(page, origin, 'account')
  await signInAt(phone, origin, 'account')
  await page.reload()
  await page
    .getByRole('button', { name: /^Sign out of .+, signed in / })
    .first()
    .waitFor()
  await page.context().setOffline(true)
  await press(page, 'Sign out everywhere else')
  const again = page.locator('.toasts').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.context().setOffline(false)
  await again.click()
  await page.getByText('Signed out there').waitFor()
  await signInAt(phone, origin, 'account')
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('moonrise-over-goa')
  await press(page, 'Change password')
  await page.getByText('This is not your current password.').waitFor()
  await page.getByLabel('Current password').fill(operatorPassword)
  await press(page, 'Change password')
  await page.getByText('Password changed').waitFor()
  await phone.reload()
  await phone.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Name').fill('Mira')
  await press(page, 'Save')
  await page.getByText('Saved').waitFor()
})

test('axe finds nothing in the sign-in, the team, the tokens, the account, or their dialogs', async () => {
  const { origin } = dashboard.server()
  const { page: stranger } = await newPage(still)
  const outside = watchAxe(stranger)
  await stranger.goto(`${origin}/dashboard/team`)
  await stranger.getByLabel('E-mail').waitFor()
  await outside.look('sign-in')
  expect(outside.found()).toEqual({})
  const { page } = await dashboard.open('team', still)
  const { look, found } = watchAxe(page)
  await press(page, 'Invite')
  await look('invite')
  await page.getByRole('dialog').getByLabel('E-mail').fill('noa@palm.example')
  await press(page, 'Make the link')
  const link = await page.getByLabel('Link').inputValue()
  await look('link')
  await press(page, 'Done')
  await page.getByText('noa@palm.example').waitFor()
  await look('team')
  await page.goto(`${origin}/dashboard/tokens`)
  await press(page, 'New token')
  await look('new token')
  await page.getByRole('dialog').getByLabel('Name').fill('Bot')
  await press(page, 'Make the token')
  await page.getByLabel('Token', { exact: true }).waitFor()
  await look('token made')
  await press(page, 'Done')
  await press(page, 'Revoke Bot')
  await look('asked before revoking')
  await page.goto(`${origin}/dashboard/account`)
  await page.getByText('This browser', { exact: true }).waitFor()
  await look('account')
  await page.goto(link)
  await page.getByLabel('Your name').waitFor()
  await look('invitation')
  expect(found()).toEqual({})
})

const ping = (origin: string, token: string) =>
  fetch(`${origin}/api/v1/ping`, { headers: { authorization: `Bearer ${token}` } })
