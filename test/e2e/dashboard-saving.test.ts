import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SiteBody, SitesBody } from '../../shared/site-api.ts'
import { still } from '../support/browser.ts'
import { sharedDashboard } from '../support/dashboard.ts'
import { hold, stopClock } from '../support/hold.ts'
import { watchAxe } from './axe.ts'
import { button, editorOf, save, tab } from './site-editor.ts'

const dashboard = sharedDashboard({ BELLHOP_ORIGINS: 'https://www.palm.example' })
const { atSite, formOf, openEditor } = editorOf(dashboard)

test('what is typed while the server still saves is kept, as unsaved', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  const brand = page.getByLabel('Brand')
  const letGo = await hold(page, '**/api/v1/sites/*')
  await brand.fill('Palm')
  await button(page, 'Save changes').click()
  await page.getByText('Saving').waitFor()
  // What is on its way cannot be said to be discarded.
  expect(await button(page, 'Discard').isDisabled()).toBe(true)
  await brand.fill('Palm & Passport')
  letGo()
  await page.getByText('Saved. Guests get it').waitFor()
  expect(await brand.inputValue()).toBe('Palm & Passport')
  expect((await formOf(place)).brand).toBe('Palm')
  await save(page)
  await expect.poll(async () => (await formOf(place)).brand).toBe('Palm & Passport')
})

test('what is refused is not beside a "Saved" of a moment ago, and once it is mended nothing is said to be marked any more', async () => {
  const { page } = await openEditor(await atSite())
  const brand = page.getByLabel('Brand')
  await brand.fill('Palm')
  await save(page)
  await brand.fill('')
  await button(page, 'Save changes').click()
  await page.getByText('Not saved yet').waitFor()
  expect(await page.getByText('Saved. Guests get it').count()).toBe(0)
  const refusal = page.getByText('please correct what is marked')
  await refusal.waitFor()
  await brand.fill('Palm & Passport')
  await page.getByText('Unsaved changes: Brand').waitFor()
  expect(await refusal.count()).toBe(0)
})

test('a site that was left while it was saved has nothing unsaved once it is; if it could not be, that is told, and it is unsaved', async () => {
  const { page } = await openEditor(await atSite())
  const sites = page.getByRole('navigation').getByRole('link', { name: 'Sites' })
  const leaveWhileSaving = async (brand: string) => {
    await page.getByLabel('Brand').fill(brand)
    const letGo = await hold(page, '**/sites/*')
    await button(page, 'Save changes').click()
    await page.getByRole('link', { name: 'Numbers' }).click()
    await page.getByRole('heading', { name: 'Numbers' }).waitFor()
    return letGo
  }
  const letGo = await leaveWhileSaving('Palm & Passport')
  letGo()
  await page.getByText('Saved. Guests get it').waitFor()
  await sites.click()
  await page.getByText('Palm & Passport').first().waitFor()
  expect(await page.getByText('Unsaved changes').count()).toBe(0)

  await page.locator('.section a').first().click()
  const letGoOffline = await leaveWhileSaving('Palm Tours')
  await page.context().setOffline(true)
  letGoOffline()
  await page.getByRole('status').getByText('Not done: Palm Tours · Save changes').waitFor()
  await page.context().setOffline(false)
  await sites.click()
  await page.getByText('Unsaved changes').waitFor()
})

test('two owners change one site: both are told, and nothing is lost', async () => {
  const place = await atSite()
  const [{ page: mira }, { page: noa }] = [await openEditor(place), await openEditor(place)]
  await mira.getByLabel('Brand').fill('Palm')
  await tab(mira, 'Destinations')
  await mira.getByRole('textbox', { name: 'Destinations' }).fill('Goa\nHampi')
  await save(mira)
  await noa.getByLabel('Brand').fill('Passport')
  await button(noa, 'Save changes').click()
  const race = noa.getByRole('alert').filter({ hasText: 'Somebody else has saved this site' })
  await race.getByText('Taken over from them: Destinations.').waitFor()
  await race.getByText('Palm', { exact: true }).waitFor()
  await race.getByText('Passport', { exact: true }).waitFor()
  const { look, found } = watchAxe(noa)
  await look('somebody else has saved')
  expect(found()).toEqual({})
  await button(noa, 'Keep mine and save').click()
  await noa.getByText('Saved. Guests get it').waitFor()
  expect(await formOf(place)).toMatchObject({
    brand: 'Passport',
    destinations: ['Goa', 'Hampi'],
  })
})

test('of two owners one hears what the other has saved, however far down they are', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  await page.setViewportSize({ width: 375, height: 640 })
  await tab(page, 'Look')
  await page.getByLabel('Link: privacy').fill('How we keep it')
  const { sites }: SitesBody = (await dashboard.askSignedIn('GET', '/sites')).body
  const edit = { revision: sites[0]?.revision, brand: 'Palm' }
  await dashboard.askSignedIn('PATCH', `/sites/${place.site}`, edit)
  await button(page, 'Save changes').click()
  const race = page.getByRole('heading', { name: 'Somebody else has saved this site' })
  await race.waitFor()
  await expect.poll(async () => (await race.boundingBox())?.y).toBeGreaterThan(0)
})

test('what can be taken back in the editor alone is offered no longer once it is left, where all else that was said stays', async () => {
  const { page } = await openEditor(await atSite())
  await tab(page, 'Form')
  await stopClock(page)
  await button(page, 'Do not ask: Comments').click()
  await button(page, 'Undo').waitFor()
  await tab(page, 'General')
  expect(await button(page, 'Undo').count()).toBe(1)
  await page.getByText('All sites').click()
  await button(page, 'New site').waitFor()
  await expect.poll(() => button(page, 'Undo').count()).toBe(0)

  await page.clock.resume()
  await page.getByText('Unsaved changes').click()
  await tab(page, 'Form')
  await stopClock(page)
  await button(page, 'Do not ask: Children').click()
  await button(page, 'Undo').waitFor()
  await page.context().setOffline(true)
  await button(page, 'Sign out').click()
  const failed = page.getByText('Not done: Sign out')
  await failed.waitFor()
  await page.getByRole('link', { name: 'All sites' }).click()
  await button(page, 'New site').waitFor()
  expect(await failed.count()).toBe(1)
})

test('a save that is refused leads to what is wrong, its tab and field or question, in sight above one row of buttons', async () => {
  const { page } = await openEditor(await atSite())
  await tab(page, 'Form')
  await button(page, 'Add a question').click()
  await page.getByRole('dialog').getByRole('button', { name: 'One option', exact: true }).click()
  await page.keyboard.type('Which class?')
  await tab(page, 'Look')
  await button(page, 'Save changes').click()
  await page.locator('.is-wrong :focus', { hasText: 'Which class?' }).click()
  await button(page, 'Save changes').click()
  await page.locator('.is-wrong textarea:focus').fill('Economy\nFirst')
  await tab(page, 'General')
  await page.setViewportSize({ width: 640, height: 400 })
  await page.getByLabel('Allowed pages').fill('http://nope.example')
  await tab(page, 'Look')
  await button(page, 'Save changes').click()
  await page.locator('textarea:focus').waitFor()
  expect(await page.locator('textarea:focus').inputValue()).toBe('http://nope.example')
  const boxOf = async (wanted: Locator) => (await wanted.boundingBox())!
  const why = await boxOf(page.getByText('Only localhost may do without'))
  const bar = await boxOf(page.locator('.save-bar'))
  expect(why.y + why.height).toBeLessThanOrEqual(bar.y)
  const [discard, save] = [button(page, 'Discard'), button(page, 'Save changes')]
  expect((await boxOf(discard)).y).toBe((await boxOf(save)).y)
})

test('that one is offline is said above the buttons that keep or discard what is unsaved', async () => {
  const { page } = await openEditor(await atSite())
  await page.getByLabel('Brand').fill('Palm')
  await page.context().setOffline(true)
  const note = page.locator('.offline p')
  await note.waitFor()
  const bottom = async () => {
    const box = await note.boundingBox()
    return box && box.y + box.height
  }
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const bar = await page.locator('.save-bar').boundingBox()
    expect(await bottom()).toBeLessThanOrEqual(bar!.y)
  }
})

test('unsaved changes are there again after a look elsewhere, and a question is dragged', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  await tab(page, 'Form')
  await page.locator('.grip').first().dragTo(page.locator('.question').nth(2))
  await page.getByText('Destination is now number 3 of 9').waitFor()
  await page.getByRole('link', { name: 'Team' }).click()
  await page.getByRole('link', { name: 'Sites' }).click()
  await page.getByText('Unsaved changes').click()
  await page.getByText('Unsaved changes: Questions').waitFor()
  await button(page, 'Discard').click()
  await expect.poll(() => button(page, 'Save changes').count()).toBe(0)
  await tab(page, 'General')
  await page.getByLabel('Brand').fill('Palm')
  await button(page, 'Undo').click()
  await page.getByText('Unsaved changes: Brand, Questions').waitFor()
})

test('the browser asks before it leaves with unsaved changes, wherever in the dashboard they are left', async () => {
  const { page } = await openEditor(await atSite())
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  const isLeft = () =>
    page.goto('about:blank').then(
      () => true,
      () => false,
    )
  await page.getByLabel('Brand').fill('Palm')
  await page.getByText('All sites').click()
  await page.getByText('Unsaved changes').waitFor()
  expect(await isLeft()).toBe(false)
  await page.getByText('Unsaved changes').click()
  await button(page, 'Discard').click()
  await page.getByText('All sites').click()
  await button(page, 'New site').waitFor()
  expect(await isLeft()).toBe(true)
  expect(asked).toEqual(['beforeunload'])
})

test('unsaved changes of a site that a colleague has removed are asked for no longer', async () => {
  await atSite()
  const { page } = await dashboard.open('sites', still)
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  const sections = page.getByRole('navigation', { name: 'Sections' })
  const change = async () => {
    const made = await dashboard.askSignedIn('POST', '/sites', { brand: 'Palm' })
    const { key } = (made.body as SiteBody).site
    await page.goto(dashboard.url(`sites/${key}`))
    await page.getByLabel('Brand').fill('Palm Tours')
    await page.getByText('Unsaved changes: Brand').waitFor()
    return () => dashboard.askSignedIn('DELETE', `/sites/${key}`)
  }

  const removeListed = await change()
  await page.getByText('All sites').click()
  await page.getByText('Unsaved changes').waitFor()
  await removeListed()
  await page.getByText('Unsaved changes').click()
  await page.getByText('This site does not exist.').waitFor()
  await page.goto('about:blank')

  const removeUnseen = await change()
  await sections.getByRole('link', { name: 'Team' }).click()
  await button(page, 'Invite').waitFor()
  await removeUnseen()
  await sections.getByRole('link', { name: 'Sites' }).click()
  await page.locator('.site-entry').waitFor()
  await page.goto('about:blank')

  const removeOpen = await change()
  await removeOpen()
  await button(page, 'Save changes').click()
  await page.getByText('This site does not exist.').waitFor()
  await page.goto('about:blank')
  expect(asked).toEqual([])
})
