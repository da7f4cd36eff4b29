import type { Locator, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedDashboard } from '../support/dashboard.ts'
import { hold } from '../support/hold.ts'
import { operatorPassword } from '../support/start-app.ts'
import { deskOf, edit, told, undo } from './desk.ts'
import { isFocused } from './keys.ts'

const dashboard = sharedDashboard()
const { ask, leads, receive: send } = dashboard
const { atDesk } = deskOf(dashboard)

test('an operator corrects a request where it stands, and takes a correction back', async () => {
  const { page } = await atDesk({ destination: 'Goa', room: ['sea view'] })
  const lead = async () => (await leads())[0]!
  await page.getByText('Goa').first().click()
  await edit(page, 'Destination', 'Kerala')
  await told(page, 'Destination updated')
  expect((await lead()).fields.destination).toBe('Kerala')
  await page.context().setOffline(true)
  await undo(page)
  await told(page, 'Bellhop cannot be reached. Check your connection.')
  await page.context().setOffline(false)
  await undo(page)
  await told(page, /^Undone$/)
  expect((await lead()).fields.destination).toBe('Goa')

  await edit(page, 'Length', '0')
  await page.getByText('At least 1.').waitFor()
  await page.keyboard.press('Escape')
  const length = page.getByRole('button', { name: 'Edit Length' })
  await expect.poll(() => isFocused(length)).toBe(true)
  await edit(page, 'Name', '')
  await page.getByText('This cannot be empty.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await page.getByRole('button', { name: 'Edit Name' }).waitFor()

  await page.getByRole('button', { name: 'Edit room' }).click()
  await page.getByRole('textbox', { name: 'room' }).fill('["garden", {"beds": 2}]')
  await page.keyboard.press('Control+Enter')
  await told(page, 'room updated')
  expect((await lead()).custom_fields['room']).toEqual(['garden', { beds: 2 }])
})

test('an operator adds what no field was there for; it is found, exported, and can be undone', async () => {
  const { page } = await atDesk({ destination: 'Goa', room: 'sea view' })
  await page.getByText('Goa').first().click()
  const add = async (name: string, kind: string, value: string) => {
    await page.getByRole('button', { name: 'Add a field' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await page.getByRole('combobox', { name: 'Kind' }).selectOption(kind)
    const input = page.getByRole('textbox', { name: 'Value' })
    if (kind !== 'Yes or no') await input.fill(value)
    else await page.getByRole('combobox', { name: 'Value' }).selectOption(value)
    await page.keyboard.press('Enter')
  }
  await add('Room', 'Number', '1,500')
  await page.getByText('There is already a field with this name.').waitFor()
  await page.getByText('A number without separators').waitFor()
  await page.keyboard.press('Escape')
  const opener = page.getByRole('button', { name: 'Add a field' })
  await expect.poll(() => isFocused(opener)).toBe(true)

  await opener.click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Meal')
  await page.keyboard.press('Tab')
  await page.goBack()
  await page.getByText('Goa').first().click()
  const resumed = page.getByRole('textbox', { name: 'Name', exact: true })
  expect(await resumed.inputValue()).toBe('Meal')
  expect(await isFocused(resumed)).toBe(false)
  await page.getByRole('button', { name: 'Cancel' }).click()

  const names = ['Meal plan', '<b>Guests</b>', '__proto__']
  await add(names[0]!, 'Text', 'Vegan, no nuts')
  await told(page, 'Meal plan added')
  await add(names[1]!, 'Number', '2,5')
  await told(page, '<b>Guests</b> added')
  await add(names[2]!, 'Yes or no', 'No')
  await told(page, '__proto__ added')
  const [lead] = await leads()
  expect(Object.entries(lead!.custom_fields)).toEqual([
    ['room', 'sea view'],
    ['Meal plan', 'Vegan, no nuts'],
    ['<b>Guests</b>', 2.5],
    ['__proto__', false],
  ])
  expect(lead!.history).toMatchObject(
    names.map(field => ({ part: 'custom_fields', field, from: null, by: /^operator:/ })),
  )
  await undo(page)
  await told(page, 'Undone')
  expect(Object.keys((await leads())[0]!.custom_fields)).not.toContain('__proto__')
  await page.getByText('You').first().waitFor()
  const found = await ask('POST', '/leads/search', { search: 'vegan nuts' })
  expect(found.body.leads).toHaveLength(1)
  const csv = await ask('POST', '/leads/export', { format: 'csv' })
  expect(csv.body).toMatch(/Meal plan.*Vegan, no nuts/s)
})

test('of two who edit one field the later one sees both values, and nothing is lost', async () => {
  const { page } = await atDesk({ destination: 'Goa', client_request_uid: 'u' })
  const [lead] = await leads()
  await page.getByText('Goa').first().click()
  const lateEdit = async (mine: string, theirs: string) => {
    await page.getByRole('button', { name: 'Edit Destination' }).click()
    await ask('PATCH', `/leads/${lead!.id}`, { fields: { destination: theirs } })
    await page.getByRole('textbox', { name: 'Destination' }).fill(mine)
    await page.keyboard.press('Enter')
    const both = page.getByText('Somebody else has changed this').locator('..')
    await both.getByText(mine).waitFor()
    await both.getByText(theirs).waitFor()
  }
  await lateEdit('Kerala', 'Hampi')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await page.getByRole('button', { name: 'Edit Destination' }).waitFor()
  expect((await leads())[0]!.fields.destination).toBe('Hampi')
  await lateEdit('Kerala', 'Delhi')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Keep yours' }).click()
  await page.locator('.edit').getByText('Bellhop cannot be reached.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await told(page, 'Destination updated')
  expect((await leads())[0]!.fields.destination).toBe('Kerala')
  await lateEdit('Kochi', 'Goa')
  await page.getByRole('button', { name: 'Keep yours' }).click()
  await expect.poll(async () => (await leads())[0]!.fields.destination).toBe('Kochi')
})

test('Enter and Escape that end a word of Japanese or Chinese end no edit, no note and no search', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.getByText('Goa').first().click()
  await page.getByRole('button', { name: 'Edit Destination' }).click()
  const destination = page.getByRole('textbox', { name: 'Destination' })
  await destination.fill('京都')
  for (const key of ['Enter', 'Escape'])
    await destination.dispatchEvent('keydown', { key, isComposing: true })
  await page.keyboard.press('End')
  await page.keyboard.type('と奈良')
  await page.keyboard.press('Enter')
  await told(page, 'Destination updated')
  expect((await leads())[0]!.fields.destination).toBe('京都と奈良')
  for (const name of ['Add note', 'Search']) {
    const field = page.getByRole('textbox', { name })
    await field.fill('京都')
    await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
    expect(await field.evaluate(each => each.matches(':focus'))).toBe(true)
    expect(await field.inputValue()).toBe('京都')
  }
})

test('what is being edited stays of its kind, whatever the guest makes of it meanwhile', async () => {
  const { page } = await atDesk({ destination: 'Goa', budget: 1500, client_request_uid: 'u' })
  await page.getByText('Goa').first().click()
  await page.getByRole('button', { name: 'Edit budget' }).click()
  await page.getByRole('textbox', { name: 'budget' }).fill('160')
  const later = `${'that depends on the hotel, '.repeat(4)}and on the season`
  await send({ budget: later, destination: 'Hampi', client_request_uid: 'u' })
  await page.getByText('Hampi').last().waitFor()
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  const both = page.getByText('Somebody else has changed this').locator('..')
  await both.getByText(later).waitFor()
  await page.getByRole('button', { name: 'Keep yours' }).click()
  await told(page, 'budget updated')
  expect((await leads())[0]!.custom_fields['budget']).toBe(1600)
})

test('a guest’s later value is taken or passed over, and either can be undone', async () => {
  const { page } = await atDesk({ destination: 'Goa', client_request_uid: 'u' })
  await page.getByText('Goa').first().click()
  await edit(page, 'Destination', 'Kerala')
  await told(page, 'Destination updated')
  await send({ destination: 'Hampi', no_of_adults: 3, client_request_uid: 'u' })
  await page.reload()
  const news = page.getByRole('heading', { name: /^New from the guest/ }).locator('..')
  await news.getByText('Adults').waitFor()
  const hint = page.getByText('The guest later gave another value')
  const later = page.getByRole('region', { name: 'Lead' }).getByRole('listitem')
  await later.filter({ hasText: /^Destination\s*from Kerala.*to Hampi/ }).waitFor()
  await page.getByRole('button', { name: 'Keep ours for Destination' }).click()
  await hint.waitFor({ state: 'detached' })
  await undo(page)
  const letGo = await hold(page, '**/api/v1/leads/*')
  await page.getByRole('button', { name: 'Use it for Destination' }).dblclick()
  letGo()
  await hint.waitFor({ state: 'detached' })
  await news.waitFor({ state: 'detached' })
  expect((await leads())[0]!.fields.destination).toBe('Hampi')
  await undo(page)
  await hint.waitFor()
  expect((await leads())[0]!.fields.destination).toBe('Kerala')
})

test('of two values each reads its own way, the later behind the earlier, and a long text is edited the way it reads', async () => {
  const comments = 'نريد فندق 5 نجوم قريب من Taksim Square، والميزانية 3,000 USD.'
  const { page } = await atDesk({ destination: 'Goa', comments, client_request_uid: 'u' })
  await page.getByText('Goa').first().click()
  await edit(page, 'Destination', 'أبوظبي 12')
  await told(page, 'Destination updated')
  await send({ destination: 'Sharjah - الشارقة', client_request_uid: 'u' })
  const later = page.locator('.suggestions ins')
  await later.waitFor()
  const wayOf = (value: Locator) => value.evaluate(element => getComputedStyle(element).direction)
  const earlier = page.locator('.suggestions del')
  expect([await wayOf(earlier), await wayOf(later)]).toEqual(['rtl', 'ltr'])
  const leftOf = async (value: Locator) => (await value.boundingBox())?.x
  expect(await leftOf(earlier)).toBeLessThan((await leftOf(later)) ?? 0)

  await page.getByRole('button', { name: 'Edit Comments' }).click()
  const text = page.getByRole('textbox', { name: 'Comments' })
  expect(await wayOf(text)).toBe('rtl')
  await page.keyboard.type(' VIP')
  expect(await text.inputValue()).toBe(`${comments} VIP`)
})

test('a number is edited as it is written at home; one that may mean two things, or half a date, is asked for and not guessed', async () => {
  const { page } = await atDesk({
    destination: 'Goa',
    budget: 1500,
    place: 12.345,
    start_date: '2027-04-30',
  })
  const custom = async () => (await leads())[0]!.custom_fields
  await page.getByText('Goa').first().click()
  await edit(page, 'budget', '1.600')
  await page.getByText('A number without separators').waitFor()
  expect(await custom()).toMatchObject({ budget: 1500 })
  await page.keyboard.press('Escape')
  await edit(page, 'budget', '1600,50')
  await told(page, 'budget updated')
  await edit(page, 'place', '12.345')
  await page.getByRole('button', { name: 'Edit place' }).waitFor()
  expect(await custom()).toMatchObject({ budget: 1600.5, place: 12.345 })

  const start = async () => (await leads())[0]!.fields.start_date
  await page.getByRole('button', { name: 'Edit Start' }).click()
  const date = page.getByLabel('Start', { exact: true })
  await date.press('Delete')
  await date.press('Enter')
  await page.getByText('A day, such as 2027-04-30.').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect(await start()).toBe('2027-04-30')
  await date.fill('2027-05-01')
  await date.press('Enter')
  await told(page, 'Start updated')
  expect(await start()).toBe('2027-05-01')
  await page.getByRole('button', { name: 'Edit Start' }).click()
  await date.fill('')
  await date.press('Enter')
  await expect.poll(start).toBeUndefined()
})

test('what is typed outlives another lead, a lost network, a proxy without its server and a session that has ended', async () => {
  const { page } = await atDesk({ destination: 'Goa' }, { destination: 'Hampi' })
  const note = page.getByRole('textbox', { name: 'Add note' })
  const destination = page.getByRole('textbox', { name: 'Destination', exact: true })
  await page.getByText('Goa').first().click()
  await note.fill('Asks for a sea view')
  await page.getByRole('button', { name: 'Edit Destination' }).click()
  await destination.fill('Kerala')
  await page.context().setOffline(true)
  await page.getByText('Hampi').first().click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Asha Rao' }).waitFor()
  expect(await note.inputValue()).toBe('')
  // So say proxies whose server is being replaced.
  const nowhere = { status: 404, body: '404 page not found' }
  await page.route(/leads\/[\da-f-]{36}$/, route => route.fulfill(nowhere), { times: 1 })
  const answered = page.waitForResponse(response => response.status() === 404)
  await page.getByText('Goa').first().click()
  await answered
  await expect.poll(() => destination.inputValue()).toBe('Kerala')
  expect(await note.inputValue()).toBe('Asks for a sea view')

  const late: Route[] = []
  await page.route('**/leads/counts', route =>
    late.length > 0 ? route.continue() : void late.push(route),
  )
  await send({})
  await expect.poll(() => late.length).toBe(1)
  await page.context().clearCookies()
  // The dashboard may ask the server before this click does, and then the button is gone.
  const add = page.getByRole('button', { name: 'Add note' })
  await add.click({ timeout: 3_000 }).catch(() => undefined)
  await page.getByText('Your session has ended.').waitFor()
  await page.locator('[type=password]:focus').waitFor()
  await page.keyboard.type(operatorPassword)
  await page.keyboard.press('Enter')
  await expect.poll(() => note.inputValue()).toBe('Asks for a sea view')
  // An answer to the session that has ended says nothing of this one.
  await late[0]!.fulfill({ status: 401, json: { message: 'No', code: 'unauthorized' } })
  await add.click()
  await page.getByRole('button', { name: 'Remove this note' }).waitFor()
  // The live stream may bring the note before the dashboard hears that it was kept.
  await expect.poll(() => note.inputValue()).toBe('')
})

test('what is written on while a note is on its way is not taken away with it', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.getByText('Goa').first().click()
  const note = page.getByRole('textbox', { name: 'Add note' })
  const letGo = await hold(page, '**/notes')
  await note.fill('Called.')
  await page.keyboard.press('Control+Enter')
  await note.fill('Calls back on Monday.')
  letGo()
  await page.getByRole('listitem').getByText('Called.').waitFor()
  expect(await note.inputValue()).toBe('Calls back on Monday.')

  // Nor is one kept back by others that are being removed, or by each other.
  const remove = page.getByRole('button', { name: 'Remove this note' })
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => remove.count()).toBe(2)
  const letRemovalsGo = await hold(page, '**/notes/*')
  for (const nth of [0, 1]) await remove.nth(nth).dblclick()
  await note.fill('Wants a sea view.')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => remove.count()).toBe(3)
  letRemovalsGo()
  await expect.poll(() => remove.count()).toBe(1)
  await told(page, 'Note removed')
  await page.getByRole('listitem').getByText('Wants a sea view.').waitFor()
})

test('what is typed anew while an earlier save is on its way is not taken away with it', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.getByText('Goa').first().click()
  await page.getByRole('button', { name: 'Edit Destination' }).waitFor()
  const letGo = await hold(page, '**/api/v1/leads/*')
  await edit(page, 'Destination', 'Kerala')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit Destination' }).click()
  const destination = page.getByRole('textbox', { name: 'Destination' })
  await destination.fill('Kochi, then Munnar')
  letGo()
  await told(page, 'Destination updated')
  expect(await destination.inputValue()).toBe('Kochi, then Munnar')

  const letAddingGo = await hold(page, '**/api/v1/leads/*')
  await page.getByRole('button', { name: 'Add a field' }).click()
  const field = page.getByRole('form', { name: 'Add a field' })
  const add = async (name: string, value: string) => {
    await field.getByLabel('Name').fill(name)
    await field.getByLabel('Value').fill(value)
  }
  await add('Room', 'sea view')
  await page.keyboard.press('Enter')
  await field.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add a field' }).click()
  await add('Diet', 'vegan')
  letAddingGo()
  await told(page, 'Room added')
  expect(await field.getByLabel('Value').inputValue()).toBe('vegan')
})

test('what is on its way when its lead is left does not wait in the form to be sent again', async () => {
  const { page } = await atDesk({ destination: 'Goa' }, { destination: 'Hampi' })
  const open = async (place: string) => {
    await page.getByText(place).first().click()
    await page.locator('.facts').getByText(place).waitFor()
  }
  for (const place of ['Hampi', 'Goa']) await open(place)
  await expect.poll(() => page.locator('.is-unread').count()).toBe(0)
  const kept = /\/leads\/[\w-]{36}(\/notes)?$/
  const sent: Route[] = []
  await page.route(kept, route =>
    route.request().method() === 'GET' ? route.continue() : void sent.push(route),
  )
  const note = page.getByRole('textbox', { name: 'Add note' })
  await note.fill('Called.')
  await page.keyboard.press('Control+Enter')
  await edit(page, 'Length', '7')
  await page.getByRole('button', { name: 'Add a field' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Room')
  await page.getByRole('textbox', { name: 'Value' }).fill('sea view')
  await page.keyboard.press('Enter')
  await expect.poll(() => sent.length).toBe(3)
  await open('Hampi')
  await open('Goa')
  expect(await note.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Edit Length' }).waitFor()
  await page.getByRole('button', { name: 'Add a field' }).waitFor()

  for (const [n, deed] of ['Add note', 'Length updated', 'Room added'].entries()) {
    await sent[n]?.abort()
    await told(page, `Not done: Asha Rao · ${deed}`)
  }
  await open('Hampi')
  await open('Goa')
  expect(await note.inputValue()).toBe('Called.')
  await page.getByRole('textbox', { name: 'Length' }).waitFor()
  await page.getByRole('form', { name: 'Add a field' }).waitFor()
})

test('what was typed goes with a lead that somebody erases: the browser does not ask for it', async () => {
  const { page } = await atDesk({ destination: 'Goa' }, { destination: 'Hampi' })
  const note = page.getByRole('textbox', { name: 'Add note' })
  for (const place of ['Goa', 'Hampi']) {
    await page.getByText(place).first().click()
    await page.getByRole('heading', { name: 'Asha Rao' }).waitFor()
    await expect.poll(() => note.inputValue()).toBe('')
    await note.fill(`To ${place}`)
  }
  const isAsked = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await isAsked()).toBe(true)
  for (const { id } of await leads()) await ask('DELETE', `/leads/${id}`)
  await page.getByText('This does not exist any more.').waitFor()
  await expect.poll(isAsked).toBe(false)
})
