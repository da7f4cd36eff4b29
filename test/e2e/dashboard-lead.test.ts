import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedDashboard } from '../support/dashboard.ts'
import { still } from '../support/browser.ts'
import { newFolder } from '../support/new-folder.ts'
import { hold, stopClock } from '../support/hold.ts'
import { operatorPassword } from '../support/start-app.ts'
import { watchAxe } from './axe.ts'
import { isFocused } from './keys.ts'

const dashboard = sharedDashboard()
const { ask, leads, receive: send } = dashboard

/** An operator at the dashboard, with one request of each of these guests. */
async function atDesk(...guests: Record<string, unknown>[]) {
  for (const guest of guests) await send(guest)
  const { page, complaints } = await dashboard.open('', { ...still, acceptDownloads: true })
  await page.getByRole('navigation').first().waitFor()
  return { page, complaints, server: dashboard.server() }
}

const edit = async (page: Page, label: string, text: string) => {
  await page.getByRole('button', { name: `Edit ${label}`, exact: true }).click()
  await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.keyboard.press('Enter')
}

/** What the dashboard says in passing. */
const told = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text).first().waitFor()

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

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
  await page.getByText('There is a field of this name already.').waitFor()
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

test('Enter that ends a word of Japanese or Chinese ends no edit', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.getByText('Goa').first().click()
  await page.getByRole('button', { name: 'Edit Destination' }).click()
  const destination = page.getByRole('textbox', { name: 'Destination' })
  await destination.fill('京都')
  await destination.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await page.keyboard.press('End')
  await page.keyboard.type('と奈良')
  await page.keyboard.press('Enter')
  await told(page, 'Destination updated')
  expect((await leads())[0]!.fields.destination).toBe('京都と奈良')
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
  await page.getByRole('button', { name: 'Use it for Destination' }).click()
  await hint.waitFor({ state: 'detached' })
  await news.waitFor({ state: 'detached' })
  expect((await leads())[0]!.fields.destination).toBe('Hampi')
  await undo(page)
  await hint.waitFor()
  expect((await leads())[0]!.fields.destination).toBe('Kerala')
})

test('that a value was copied is said to whoever does not see its tick', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.context().grantPermissions(['clipboard-write'])
  await page.getByText('Goa').first().click()
  await page.getByRole('button', { name: 'Copy Phone' }).click()
  await told(page, 'Copied')
})

test('of two values each reads its own way, and the later one stands behind the earlier', async () => {
  const { page } = await atDesk({ destination: 'Goa', client_request_uid: 'u' })
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
})

test('a guest’s long text is edited the way it reads, and gone on with where it ends', async () => {
  const comments = 'نريد فندق 5 نجوم قريب من Taksim Square، والميزانية 3,000 USD.'
  const { page } = await atDesk({ destination: 'Goa', comments })
  await page.getByText('Goa').first().click()
  await page.getByRole('button', { name: 'Edit Comments' }).click()
  const text = page.getByRole('textbox', { name: 'Comments' })
  expect(await text.evaluate(element => getComputedStyle(element).direction)).toBe('rtl')
  await page.keyboard.type(' VIP')
  expect(await text.inputValue()).toBe(`${comments} VIP`)
})

test('a number is edited as it is written at home, and one that may mean two things is not guessed', async () => {
  const { page } = await atDesk({ destination: 'Goa', budget: 1500, place: 12.345 })
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
})

test('half a date is neither saved as none nor forgotten: it is asked for', async () => {
  const { page } = await atDesk({ destination: 'Goa', start_date: '2027-04-30' })
  const start = async () => (await leads())[0]!.fields.start_date
  await page.getByText('Goa').first().click()
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

test('a day with a lead: owner, note, reply, state, the same guest; all of it by keys or one tap', async () => {
  const { page, complaints } = await atDesk(
    { destination: 'Hampi', phone_number: '0091 9845012345' },
    { destination: 'Goa', start_date_words: 'early May' },
  )
  await page.getByText('Goa').first().click()
  await page
    .getByText('“early May”')
    .or(page.locator('q', { hasText: 'early May' }))
    .first()
    .waitFor()
  await page.getByText(/Waiting for a first reply/).waitFor()
  await page.keyboard.press('o')
  await told(page, 'Looked after by')
  await page.keyboard.press('n')
  await page.keyboard.type('Wants a quote by Monday')
  await page.keyboard.press('Control+Enter')
  const remove = page.getByRole('button', { name: 'Remove this note' })
  await remove.waitFor()
  const noted = (await leads()).flatMap(({ notes }) => notes)
  await remove.click()
  await told(page, 'Note removed')
  await page.context().setOffline(true)
  await undo(page)
  await told(page, 'Bellhop cannot be reached')
  await page.context().setOffline(false)
  await undo(page)
  await remove.waitFor()
  expect((await leads()).flatMap(({ notes }) => notes)).toEqual(noted)
  const call = page.getByRole('link', { name: 'Call' })
  expect(await call.getAttribute('href')).toBe('tel:+919845012345')
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' })
  expect(await whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919845012345\?text=Hello/)
  await call.evaluate(link => link.addEventListener('click', event => event.preventDefault()))
  await call.click()
  await page.getByRole('status').getByRole('button', { name: 'Mark contacted' }).click()
  await page.getByText(/First reply after/).waitFor()
  await page.getByRole('button', { name: /is of the same guest/ }).click()
  await page.getByRole('heading', { name: 'Other requests of this guest' }).waitFor()
  await page.getByRole('button', { name: 'Not the same guest' }).click()
  await page.getByRole('heading', { name: 'Same phone or e-mail' }).waitFor()
  await undo(page)
  await page.getByRole('heading', { name: 'Other requests of this guest' }).waitFor()

  const [lead, other] = await leads()
  expect(lead).toMatchObject({ state: 'contacted', notes: [{ text: 'Wants a quote by Monday' }] })
  expect([lead!.owner, lead!.guest]).not.toContain(null)
  expect(lead!.guest).toBe(other!.guest)
  // Tapped twice in a hurry it goes one step, not two.
  await page.getByRole('button', { name: 'Mark quoted' }).evaluate(tapTwice)
  await told(page, 'moved to Quoted')
  await page.getByRole('button', { name: 'Mark won' }).waitFor()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('link', { name: 'Next lead' }).click()
  await page.waitForURL(`**/${other!.id}*`)
  expect(complaints.filter(text => !/401|DISCONNECTED/.test(text))).toEqual([])
})

test('what is typed outlives another lead, a lost network and a session that has ended', async () => {
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
  await page.getByText('Goa').first().click()
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

test('whoever is offline reads the name of the guest, and what was refused', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.getByText('Goa').first().click()
  const name = page.getByRole('heading', { name: 'Asha Rao' })
  await name.waitFor()
  await page.context().setOffline(true)
  const note = page.getByText('You are offline.')
  await note.waitFor()
  await page.getByRole('button', { name: 'Mark contacted' }).click()
  await told(page, 'Bellhop cannot be reached.')
  const isSeen = (words: Locator) =>
    words.evaluate(element => {
      const text = document.createRange()
      text.selectNodeContents(element)
      const { left, top, width, height } = text.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  for (const words of [name, note, page.getByText('Bellhop cannot be reached.')])
    expect(await isSeen(words)).toBe(true)
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

test('of thousands of custom fields the first are there at once, the others when they are asked for', async () => {
  for (let n = 0; n < 3; n++)
    await send({
      client_request_uid: 'u',
      ...Object.fromEntries(Array.from({ length: 150 }, (_, m) => [`field_${n}_${m}`, `v${m}`])),
    })
  const { page } = await atDesk()
  await page.getByText('Asha Rao').first().click()
  const edits = page.getByRole('button', { name: /^Edit field/ })
  await edits.first().waitFor()
  expect(await edits.count()).toBe(200)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect.poll(() => edits.count()).toBe(450)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => edits.count()).toBe(200)
  await page.getByRole('button', { name: 'Show all 450 fields' }).click()
  await expect.poll(() => edits.count()).toBe(450)
})

test('an unfinished request says where its guest stopped', async () => {
  const { page, server } = await atDesk()
  const headers = { origin: server.origin }
  const begun = { token: null, headers, json: { site: siteOf(server) } }
  const { access_token: token } = (await server.call('POST', '/sessions', begun)).body
  const json = { destination: 'Goa', email: 'asha@example.com' }
  await server.call('PUT', '/drafts/u', { token, headers, json })
  await page.goto(`${server.origin}/dashboard/?view=partial`)
  await page.getByText('Goa').first().click()
  await page.getByText(/Stopped at: Start/).waitFor()
})

test('markup, scripts and values shaped like a vnode are text and nothing else', async () => {
  const vnode = {
    type: 'img',
    props: { src: 'x', onerror: 'window.hit = 1', dangerouslySetInnerHTML: { __html: '<i>' } },
    key: null,
    constructor: null,
    __k: null,
    __v: 1,
  }
  const { page } = await atDesk({
    name: '<img src=x onerror="window.hit = 1">',
    destination: '<script>window.hit = 1</script>',
    link: 'javascript:window.hit = 1',
    vnode,
    list: [vnode, '<b>bold</b>'],
    __proto__: null,
    vnode_words: '<u>words</u>',
  })
  await page.getByText('<img src=x').first().click()
  await page.getByText('<script>window.hit = 1</script>').last().waitFor()
  await page.getByText('<b>bold</b>').waitFor()
  await page.getByText('<u>words</u>').waitFor()
  await page.getByRole('button', { name: 'Edit vnode' }).click()
  await page.keyboard.press('Escape')
  const sheet = page.getByRole('article')
  expect(await sheet.locator('img, script, b:not(.moment b), u, iframe').count()).toBe(0)
  expect(await sheet.locator('a[href^="javascript"]').count()).toBe(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})

test('a lead goes out as a file, is erased after being asked, and comes back', async () => {
  const { page, server, complaints } = await atDesk({ destination: 'Goa', tour: ['X1'] })
  const before = await leads()
  await page.getByText('Goa').first().click()
  const record = page.waitForEvent('download')
  await page.getByRole('link', { name: /what we keep of this guest/ }).click()
  expect((await record).suggestedFilename()).toBe(`guest-${before[0]!.reference}.json`)

  const exported = async (kind: RegExp) => {
    await page.goto(`${server.origin}/dashboard/transfer`)
    await page.getByRole('radio', { name: kind }).check()
    await told(page, '1 lead')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    return (await download).path()
  }
  expect(await readFile(await exported(/CSV/), 'utf8')).toContain('+91 98450 12345')
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
  await page.getByText('This is no lead.').first().waitFor()
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
  const refused = page.getByText('This is no file of leads.')
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
})

test('a file that is dropped beside the place for files is not opened in place of the dashboard', async () => {
  const { page, server } = await atDesk({ destination: 'Goa' })
  const file = join(await newFolder(), 'leads.jsonl')
  await writeFile(file, '{}\n')
  const browser = await page.context().newCDPSession(page)
  const drop = async (onto: Locator) => {
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

test('axe finds nothing in any state of a lead, nor in export and import; no page is too wide', async () => {
  const { page, server } = await atDesk(
    { destination: 'Hampi', client_request_uid: 'v' },
    {
      destination: 'Goa',
      client_request_uid: 'u',
      tour: ['X1', { a: 1 }],
      start_date: '2020-01-01',
    },
  )
  const { look, found } = watchAxe(page)
  await page.getByText('Goa').first().click()
  await edit(page, 'Destination', 'Kerala')
  await told(page, 'Destination updated')
  await send({ destination: 'Delhi', client_request_uid: 'u' })
  await page.reload()
  await page.getByText('The guest later gave').waitFor()
  await page.getByText('Same phone or e-mail').waitFor()
  await look('suggestion and kin')
  await edit(page, 'Length', '0')
  await page.getByText('At least 1.').waitFor()
  await page.getByRole('button', { name: 'Edit tour' }).click()
  await page.getByRole('button', { name: 'Add a field' }).click()
  await page.getByRole('textbox', { name: 'Value', exact: true }).press('Enter')
  await page.getByText('This cannot be empty.').first().waitFor()
  await look('editing')
  await page.getByRole('button', { name: 'Erase…' }).click()
  await look('erasing')
  await page.goto(`${server.origin}/dashboard/transfer`)
  const bad = { name: 'bad.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{}\nnonsense\n') }
  await page.getByLabel(/Drop a file here/).setInputFiles(bad)
  await page.getByText('Line 2').waitFor()
  await look('transfer')
  await page.setViewportSize({ width: 375, height: 812 })
  const root = page.locator('html')
  expect(
    await root.evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight]),
  ).toEqual([375, 812])
  expect(found()).toEqual({})
})

test('on a phone the name of a field breaks between its words', async () => {
  const { page } = await atDesk({ preferred_campaign: 'winter' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByText('Asha Rao').first().click()
  const label = page.locator('dt', { hasText: 'campaign' })
  const lines = await label.evaluate(name => {
    const word = document.createRange()
    word.selectNodeContents(name.lastChild!)
    return word.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('on paper a lead has its state and owner, and all of its name', async () => {
  const name = 'Maximiliana von Hohenzollern-Sigmaringen '.repeat(4).trim()
  const { page } = await atDesk({ name })
  await page.getByText('Maximiliana').first().click()
  await page.getByRole('combobox', { name: 'Looked after by' }).selectOption({ index: 1 })
  await told(page, 'Looked after by')
  await page.keyboard.press('2')
  await told(page, /moved to Contacted/)
  const heading = page.getByRole('heading', { name })
  const height = async () => (await heading.boundingBox())?.height
  expect(await height()).toBeLessThanOrEqual(64)
  await page.emulateMedia({ media: 'print' })
  await page.getByText(/^Contacted · Looked after by \S+/).waitFor()
  await page.setViewportSize({ width: 600, height: 800 })
  expect(await height()).toBeGreaterThan(64)
})

test('on paper a note has the date it was written on, and not how long ago that was', async () => {
  const { page } = await atDesk({})
  await page.getByText('Asha Rao').first().click()
  await page.getByRole('textbox', { name: 'Add note' }).fill('Calls back on Monday.')
  await page.getByRole('button', { name: 'Add note' }).click()
  const time = page.locator('.notes time')
  await time.waitFor()
  await page.emulateMedia({ media: 'print' })
  const [relative, date] = await time.evaluate(time => [
    getComputedStyle(time).fontSize,
    getComputedStyle(time, '::after').content,
  ])
  expect(relative).toBe('0px')
  expect(date).toContain(`${new Date().getUTCFullYear()}`)
})

/** What is said of it does not pass while it is looked at. */
async function markContacted(page: Page) {
  const mark = page.getByRole('button', { name: 'Mark contacted' })
  await mark.waitFor()
  await stopClock(page)
  await mark.click()
  await told(page, /moved to Contacted/)
}

test('beside the list nothing said in passing lies over a note that is being written', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.getByText('Goa').first().click()
  const note = page.getByRole('textbox', { name: 'Add note' })
  await note.fill('Calls back on Monday.')
  await markContacted(page)
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  for (const width of [760, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const { x = 0 } = (await page.locator('.lead').boundingBox()) ?? {}
    for (const said of ['.toast', '.offline p']) {
      const box = await page.locator(said).boundingBox()
      expect(box!.x + box!.width).toBeLessThan(x)
    }
  }
})

test('on a phone nothing said in passing lies over what is at the end of a page', async () => {
  const guests = Array.from({ length: 14 }, (_, n) => ({ name: `Guest ${n}` }))
  const { page } = await atDesk(...guests)
  await page.setViewportSize({ width: 375, height: 640 })
  const isClear = async (scrolled: string, last: Locator) => {
    await last.last().waitFor()
    await page.locator(scrolled).evaluate(area => area.scrollTo(0, area.scrollHeight))
    const [toast, control] = [
      await page.locator('.toast').boundingBox(),
      await last.last().boundingBox(),
    ]
    return control!.y + control!.height <= toast!.y
  }
  await page.getByText('Guest 13').click()
  await markContacted(page)
  expect(await isClear('.lead', page.getByRole('button', { name: 'Erase…' }))).toBe(true)
  await page.getByRole('button', { name: 'Back' }).click()
  expect(await isClear('.rows', page.locator('.row'))).toBe(true)
  await page.clock.resume()
  await page.goto(dashboard.url('account'))
  await page.getByRole('textbox', { name: 'Name' }).fill('Mira')
  await stopClock(page)
  await page.keyboard.press('Enter')
  await told(page, 'Saved')
  expect(await isClear('.section', page.locator('.section').getByRole('button'))).toBe(true)
})

test('on a phone nothing said in passing lies over the buttons of an open field', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.setViewportSize({ width: 375, height: 640 })
  await page.getByText('Goa').first().click()
  await markContacted(page)
  await page.getByRole('button', { name: 'Edit Destination' }).click()
  for (const name of ['Save', 'Cancel']) {
    const button = page.getByRole('button', { name, exact: true })
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
    // As low as it can be while it is wholly in sight.
    await page.setViewportSize({ width: 375, height: Math.ceil(y + height) + 8 })
    expect(await button.evaluate(isUncovered)).toBe(true)
  }
  expect(await page.locator('.toast').isVisible()).toBe(true)
})

test('on a phone what is said in passing stays where it is while it is pressed', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.setViewportSize({ width: 375, height: 640 })
  await page.getByText('Goa').first().click()
  await markContacted(page)
  await page.getByRole('textbox', { name: 'Add note' }).focus()
  await page.getByRole('button', { name: 'Undo' }).hover()
  await page.clock.resume()
  await page.mouse.down()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  await told(page, /^Undone$/)
})

test('on a phone "Take it" is beside the choice of owners, and as large as a finger', async () => {
  const colleague = { email: `${randomUUID()}@palm.example`, role: 'agent' }
  const invited = await dashboard.askSignedIn('POST', '/invitations', colleague)
  const [, token] = invited.body.link.split('#')
  await ask('POST', '/invitations/accept', { token, name: 'Noa', password: operatorPassword })
  await send({ destination: 'Goa' })
  const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }
  const { page } = await dashboard.open(`leads/${(await leads())[0]?.id}`, { ...still, ...phone })
  const take = await page.getByRole('button', { name: 'Take it' }).boundingBox()
  const choice = await page.getByLabel('Looked after by').boundingBox()
  expect([take?.y, take?.height]).toEqual([choice?.y, 44])
})

/** The public key of the only site, from the snippet that the first start printed. */
const siteOf = (server: { printed(): string }) => /data-site="(\w+)"/.exec(server.printed())?.[1]

/** As a finger does it: two clicks that are sent from here may lie far apart on a busy machine. */
async function tapTwice(button: Element) {
  button.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = button.getBoundingClientRect()
  const touched = () => document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement
  touched().click()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  touched().click()
}

function isUncovered(node: Element) {
  const { x, y, width, height } = node.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) === node
}

/** As Chromium does it: in the place of each text an element with other words. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const all: Text[] = []
    while (texts.nextNode()) all.push(texts.currentNode as Text)
    for (const text of all.filter(({ data }) => data.trim() !== '')) {
      const font = document.createElement('font')
      font.textContent = `¡${text.data}!`
      text.replaceWith(font)
    }
  })

test('a page that the browser has translated goes on saying what is so by now', async () => {
  const { page, complaints } = await atDesk({ name: 'Noa' }, { name: 'Asha' })
  await page.getByText('Asha').first().click()
  await page.getByRole('button', { name: 'Mark contacted' }).waitFor()
  const counts = () => page.locator('.views .view-count [aria-hidden]').allTextContents()
  // In the inbox, new, in all.
  await expect.poll(counts).toEqual(['2', '2', '2'])
  await translate(page)
  await page.getByRole('button', { name: '¡Mark contacted!' }).click()
  await page.getByRole('button', { name: 'Mark quoted', exact: true }).waitFor()
  await expect.poll(counts).toEqual(['¡2!', '1', '1', '¡2!'])
  await translate(page)
  await page.getByRole('button', { name: '¡Mark quoted!' }).waitFor()
  await page.locator('.state-control select').selectOption('quoted')
  await page.getByRole('button', { name: 'Mark won', exact: true }).waitFor()
  expect(complaints).toEqual([])
})
