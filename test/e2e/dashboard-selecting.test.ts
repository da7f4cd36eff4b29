import { expect, test } from 'vitest'
import { sharedDashboard } from '../support/dashboard.ts'
import { hold } from '../support/hold.ts'
import { deskOf, row, rowNames } from './desk.ts'
import { isFocused } from './keys.ts'

const dashboard = sharedDashboard()
const { openDesk, receive } = deskOf(dashboard)

test('many leads are moved at once, with a way back', async () => {
  await dashboard.fill(60)
  const page = await openDesk()
  await row(page, 'Guest 60').focus()
  await page.keyboard.press('x')
  await page.getByText('1 selected').waitFor()
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByText('60 selected').waitFor()
  await page.getByLabel('Move to…').selectOption('quoted')
  await page.getByText('60 leads moved to Quoted.').waitFor()
  await page.getByRole('link', { name: 'Quoted 60 leads' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone for 60 leads').waitFor()
  await page.getByRole('link', { name: 'New 60 leads' }).waitFor()
  await expect.poll(() => page.title()).toBe('(60) Inbox · Bellhop')
})

test('who changes one of the selected leads is not told that somebody else did', async () => {
  await receive(2)
  const page = await openDesk()
  for (const name of ['Guest 1', 'Guest 2']) {
    await row(page, name).focus()
    await page.keyboard.press('x')
  }
  await row(page, 'Guest 2').click()
  await page.getByRole('button', { name: 'Mark contacted' }).click()
  await page.getByText('Guest 2 moved to Contacted').waitFor()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByText(/^2 leads moved to Archived\.$/).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone for 2 leads').waitFor()
  await page.getByRole('link', { name: 'Contacted 1 lead' }).waitFor()
})

test('an undo takes back what it names, and nothing that a colleague had done just before', async () => {
  await receive(3)
  const page = await openDesk()
  await row(page, 'Guest 3').waitFor()
  const idOf = async (name: string) =>
    (await dashboard.leads()).find(({ fields }) => fields.name === name)?.id
  const won = async (name: string) =>
    dashboard.ask('PATCH', `/leads/${await idOf(name)}`, { state: 'won' })
  const states = async () =>
    Object.fromEntries((await dashboard.leads()).map(({ fields, state }) => [fields.name, state]))
  // The colleague's change comes between the operator's click and the arrival of what it sends.
  let theirs = 'Guest 1'
  await page.route('**/api/v1/leads/*', async route => {
    if (route.request().postData()?.includes('"state":"won"')) await won(theirs)
    await route.continue()
  })
  await row(page, 'Guest 3').focus()
  await page.keyboard.press('x')
  await page.getByRole('checkbox', { name: 'Select Guest 2' }).check()
  await page.getByRole('checkbox', { name: 'Select Guest 1' }).check()
  await page.getByLabel('Move to…').selectOption('won')
  await page
    .getByText('2 leads moved to Won. 1 needed no change: somebody else had done it already.')
    .waitFor()
  await dashboard.ask('PATCH', `/leads/${await idOf('Guest 2')}`, { state: 'lost' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page
    .getByText('Undone for 1 lead. 1 was left as it is: somebody else has changed it.')
    .waitFor()
  expect(await states()).toEqual({ 'Guest 1': 'won', 'Guest 2': 'lost', 'Guest 3': 'new' })

  theirs = 'Guest 3'
  await row(page, 'Guest 3').click()
  await page.getByRole('combobox', { name: 'State' }).waitFor()
  await page.keyboard.press('4')
  await page.getByText('Guest 3 moved to Won').waitFor()
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)

  await page.route('**/leads/changes', async route => {
    await dashboard.ask('PATCH', `/leads/${await idOf('Guest 3')}`, { state: 'lost' })
    await route.continue()
  })
  await page.keyboard.press('e')
  await page
    .getByText('1 was left as it is: somebody else has changed it.', { exact: true })
    .waitFor()
})

test('an erased lead among those that are changed is said to be gone, also of the way back', async () => {
  await receive(3)
  const page = await openDesk()
  await row(page, 'Guest 3').focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Select all' }).click()
  const erase = async (guest: string) => {
    const lead = (await dashboard.leads()).find(({ fields }) => fields.name === guest)
    await dashboard.askSignedIn('DELETE', `/leads/${lead?.id}`)
  }
  await erase('Guest 1')
  await page.getByLabel('Move to…').selectOption('won')
  await page.getByText('2 leads moved to Won. 1 is gone.', { exact: true }).waitFor()
  await erase('Guest 2')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone for 1 lead. 1 is gone.', { exact: true }).waitFor()
})

test('what is called off or fails on the way says how far it came, and the rest stays selected', async () => {
  await dashboard.fill(250)
  const page = await openDesk()
  await row(page, 'Guest 250').focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByText('250 selected').waitFor()
  expect(await page.getByRole('button', { name: 'Select all' }).count()).toBe(0)
  let answer = () => {}
  const isAsked = new Promise<void>(asked =>
    page.route('**/api/v1/leads/changes', async route => {
      asked()
      await new Promise<void>(go => (answer = go))
      await route.continue()
    }),
  )
  await page.getByLabel('Move to…').selectOption('quoted')
  await isAsked
  // The key has nothing to do meanwhile, as the button is not there.
  await page.keyboard.press('e')
  await page.getByRole('button', { name: 'Cancel' }).click()
  answer()
  await page.getByText('200 leads moved to Quoted.').waitFor()
  await page.getByText('50 selected').waitFor()
  await page.unroute('**/api/v1/leads/changes')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone for 200 leads').waitFor()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('Not done: 50 leads moved to Archived.').waitFor()
  await page.getByText('50 selected').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('50 leads moved to Archived.').waitFor()
})

test('what is selected while a deed to others is under way stays selected', async () => {
  await receive(6)
  const page = await openDesk()
  const answer = await hold(page, '**/api/v1/leads/changes')
  const select = async (...names: string[]) => {
    for (const name of names) {
      await row(page, name).focus()
      await page.keyboard.press('x')
    }
  }
  await select('Guest 6', 'Guest 5')
  await page.keyboard.press('e')
  await select('Guest 2')
  answer()
  await page.getByText('2 leads moved to Archived.').waitFor()
  await expect.poll(() => rowNames(page)).toHaveLength(4)
  expect(await page.locator('.bulk').getByRole('status').textContent()).toBe('1 selected')
  expect(await page.getByRole('checkbox', { name: 'Select Guest 2' }).isChecked()).toBe(true)
})

test('what comes in does not move what is being selected, by checkbox or key, and is shown once that is done', async () => {
  await receive(2)
  const page = await openDesk()
  const box = page.getByRole('checkbox', { name: 'Guest 2' })
  await row(page, 'Guest 2').hover()
  await box.check()
  const before = await row(page, 'Guest 1').boundingBox()
  await receive(1, { name: 'Zoe New' })
  await page.getByRole('button', { name: '1 new lead' }).waitFor()
  expect(await row(page, 'Guest 1').boundingBox()).toEqual(before)
  await box.press('Escape')
  await expect.poll(() => box.isChecked()).toBe(false)
  await expect.poll(async () => (await rowNames(page))[0]).toBe('Zoe New unread')
  await box.press('x')
  await page.getByText('1 selected').waitFor()
  await box.press('j')
  await expect.poll(() => isFocused(row(page, 'Guest 1'))).toBe(true)
})

test('on a touch screen a tap opens a lead, leaves the filter as it was, and selects once one has said so', async () => {
  await receive(3)
  const page = await openDesk({
    viewport: { width: 375, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  const sign = page.locator('.row-state').first()
  await sign.tap()
  await page.getByRole('heading', { name: 'Guest 3' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Filter', exact: true }).tap()
  await page.getByLabel('Unread').tap()
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await rowNames(page)).toHaveLength(3)
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  await page.getByText('0 selected').waitFor()
  expect(await page.getByRole('button', { name: 'Archive' }).isDisabled()).toBe(true)
  await row(page, 'Guest 3').tap()
  await page.getByRole('checkbox', { name: 'Guest 2' }).tap()
  await page.getByText('2 selected').waitFor()
  await page.getByRole('button', { name: 'Archive' }).tap()
  await page.getByText('2 leads moved to Archived.').waitFor()
  await expect.poll(() => rowNames(page)).toEqual(['Guest 1 unread'])
  const select = page.getByRole('button', { name: 'Select', exact: true })
  await select.waitFor()
  await page.getByRole('link', { name: 'Won' }).tap()
  await page.getByText('Nothing here').waitFor()
  expect(await select.count()).toBe(0)
})

test('another view begins with nothing selected, as soon as it is drawn, and an answer that comes late selects nothing there', async () => {
  await receive(2)
  const page = await openDesk()
  await row(page, 'Guest 2').waitFor()
  const check = (name: string) => page.getByRole('checkbox', { name }).check({ force: true })
  const view = page.getByRole('link', { name: 'New 2 leads' })
  await check('Guest 2')
  await page.getByText('1 selected').waitFor()
  const marks = await view.evaluate(async link => {
    ;(link as HTMLElement).click()
    await new Promise(requestAnimationFrame)
    return document.querySelectorAll('.is-selecting, .bulk').length
  })
  expect(marks).toBe(0)

  await page.goBack()
  await page.getByRole('heading', { name: 'Inbox' }).waitFor()
  await check('Guest 2')
  const letGo = await hold(page, '**/leads/ids')
  await page.getByRole('button', { name: 'Select all' }).click()
  await view.click()
  await page.getByRole('heading', { name: 'New' }).waitFor()
  await row(page, 'Guest 2').waitFor()
  const answered = page.waitForResponse('**/leads/ids')
  letGo()
  await answered
  await check('Guest 1')
  await page.getByText('1 selected').waitFor()
})

test('a lead that is archived already is not said to be moved, in the place of its way back', async () => {
  await receive(1)
  const page = await openDesk()
  await row(page, 'Guest 1').click()
  await page.getByRole('heading', { name: 'Guest 1' }).waitFor()
  await page.keyboard.press('e')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  await expect.poll(() => page.getByLabel('State').inputValue()).toBe('archived')
  await page.keyboard.press('e')
  await undo.click()
  await page.getByText('Undone for 1 lead').waitFor()
})

test('on a phone with letters twice as large the list is most of the screen while one selects', async () => {
  await dashboard.fill(20)
  const page = await openDesk({
    viewport: { width: 188, height: 370 },
    hasTouch: true,
    isMobile: true,
  })
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  await row(page, 'Guest 20').tap()
  await page.getByText('1 selected').waitFor()
  const { top, bottom } = await page.locator('.rows').evaluate(list => {
    scrollTo(0, document.documentElement.scrollHeight)
    return list.getBoundingClientRect()
  })
  expect(Math.min(bottom, 370) - Math.max(top, 0)).toBeGreaterThan(370 * 0.6)
})
