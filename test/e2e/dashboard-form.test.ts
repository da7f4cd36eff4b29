import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SitesBody } from '../../shared/site-api.ts'
import { texts } from '../../widget/locales/en.ts'
import { newPage, still } from '../support/browser.ts'
import { chatOf } from '../support/chat.ts'
import { sharedDashboard } from '../support/dashboard.ts'
import { hold } from '../support/hold.ts'
import type { Answer } from '../support/start-app.ts'
import { addQuestion, button, editorOf, save, tab, type Place } from './site-editor.ts'

const dashboard = sharedDashboard({ BELLHOP_ORIGINS: 'https://www.palm.example' })
const { atSite, formOf, openEditor } = editorOf(dashboard)

/** Straight to the server, as no widget would. */
async function send({ site, url }: Place, fields: object): Promise<Answer> {
  const { call } = dashboard.server()
  const headers = { origin: url }
  const session = await call('POST', '/sessions', { token: null, headers, json: { site } })
  const token: string = session.body.access_token
  return call('POST', '/trip-plan-requests', { token, headers, json: fields })
}

/** A form of an owner's: trimmed to what must be asked, and three questions of their own. */
async function makeForm(page: Page) {
  await tab(page, 'Form')
  for (const field of ['Start', 'Length', 'Adults', 'Children', 'E-mail', 'Comments'])
    await button(page, `Do not ask: ${field}`).click()
  await addQuestion(page, 'Number', 'What is your budget?')
  await page.getByLabel('Least').fill('100')
  await page.getByLabel('Most').fill('5000')
  await page.getByLabel('Help below it').fill('In euros, for all of you.')
  await page.getByLabel(/^Required/).check()
  await addQuestion(page, 'Yes or no', 'Do you need a visa?')
  await addQuestion(page, 'Several options', 'What do you love?')
  await page.getByLabel('Options, one per line').fill('Diving\nHiking\nNo')
  await save(page)
}

test('three questions made in the editor are asked on another origin, and held to by both sides', async () => {
  const place = await atSite()
  const { page: owner } = await openEditor(place)
  await makeForm(owner)

  const { page: guest, complaints } = await newPage(still)
  await guest.goto(place.url)
  const chat = chatOf(guest)
  await chat.open()
  await chat.tap(texts.step_by_step)
  await chat.asked(texts.ask_destination)
  await chat.say('Goa')
  await chat.asked(texts.ask_name)
  await chat.say('Asha Rao')
  await chat.asked(texts.ask_phone_number)
  await chat.say('+91 98450 12345')
  await chat.asked('What is your budget?')
  await guest.getByText('In euros, for all of you.').waitFor()
  await chat.say('99')
  await chat.asked('At least 100, please.')
  await chat.say('6000')
  await chat.asked('At most 5000, please.')
  await chat.say('2500')
  await chat.asked('Do you need a visa?')
  await chat.tap('No')
  await chat.asked('What do you love?')
  await chat.tap(texts.done)
  await chat.asked(texts.summary)
  await guest.getByRole('button', { name: /What do you love\? Not sure/ }).click()
  await guest.getByRole('checkbox', { name: 'Hiking' }).check()
  await guest.getByRole('checkbox', { name: 'Diving' }).check()
  await chat.tap(texts.done)
  await chat.asked(texts.summary)
  await guest.getByRole('button', { name: /What do you love\? Diving and Hiking/ }).waitFor()
  await chat.tap(texts.send)
  await chat.told(texts.delivered)

  const own = { what_is_your_budget: 2500, do_you_need_a_visa: false }
  const answers = { ...own, what_do_you_love: ['Diving', 'Hiking'] }
  expect(await place.leads()).toMatchObject([{ custom_fields: answers }])
  expect(complaints).toEqual([])

  const { hash } = await formOf(place)
  const asked = { name: 'A', phone_number: '1234567', bellhop_form: hash }
  for (const what_is_your_budget of [99, 6000, undefined, 'much'])
    expect((await send(place, { ...asked, what_is_your_budget })).status).toBe(422)
  expect((await send(place, { ...asked, what_is_your_budget: 2500 })).status).toBe(201)
})

test('a form that changes under way leaves the guest with the questions they have seen', async () => {
  const place = await atSite()
  const { sites }: SitesBody = (await dashboard.askSignedIn('GET', '/sites')).body
  const { questions, revision } = sites[0]!
  const asked = questions.filter(({ slot }) => /^(destination|name|phone_number)$/.test(slot))
  const budget = { slot: 'what_is_your_budget', kind: 'number', minimum: 100, maximum: 5000 }
  const own = [
    { ...budget, required: true, label: 'What is your budget?' },
    { slot: 'visa', kind: 'yes_no', required: false, label: 'Do you need a visa?' },
  ]
  const edit = { questions: [...asked, ...own], revision }
  await dashboard.askSignedIn('PATCH', `/sites/${place.site}`, edit)
  const { page: owner } = await openEditor(place)
  await tab(owner, 'Form')
  const { page: guest } = await newPage(still)
  await guest.goto(place.url)
  const chat = chatOf(guest)
  await chat.open()
  await chat.tap(texts.step_by_step)
  await chat.say('Goa')
  await chat.say('Asha Rao')
  await chat.say('+91 98450 12345')
  await chat.asked('What is your budget?')

  await button(owner, /^What is your budget\?/).click()
  await owner.getByLabel('Least').fill('4000')
  await save(owner)

  await chat.say('2500')
  await chat.asked('Do you need a visa?')
  await chat.tap(texts.skip_unsure)
  await chat.tap(texts.send)
  await chat.told(texts.delivered)
  expect(await place.leads()).toMatchObject([
    { state: 'new', custom_fields: { what_is_your_budget: 2500 } },
  ])
})

test('a limit is the number that was typed, key by key, with its fraction, and one that is no number is not saved as none', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  await tab(page, 'Form')
  await addQuestion(page, 'Number', 'How far do you hike a day?')
  const [least, most] = [page.getByLabel('Least'), page.getByLabel('Most')]
  await least.pressSequentially('-0.5')
  await most.pressSequentially('10.05')
  await save(page)
  expect(await least.inputValue()).toBe('-0.5')
  expect(await most.inputValue()).toBe('10.05')
  await most.pressSequentially('e')
  await button(page, 'Save changes').click()
  await expect.poll(() => most.getAttribute('aria-invalid')).toBe('true')
  expect(await most.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true)
  expect((await formOf(place)).questions.at(-1)).toMatchObject({ minimum: -0.5, maximum: 10.05 })
  await most.fill('12')
  await save(page)
  expect((await formOf(place)).questions.at(-1)).toMatchObject({ maximum: 12 })
})

test('a question that is of another kind for a moment loses nothing of its own', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  await tab(page, 'Form')
  await addQuestion(page, 'One option', 'Which class?')
  const options = page.getByLabel('Options, one per line')
  await options.fill('Economy\nFirst\n')
  const kind = page.getByLabel('Kind of answer')
  await kind.selectOption('Yes or no')
  await options.waitFor({ state: 'detached' })
  await kind.selectOption('Several options')
  expect(await options.inputValue()).toBe('Economy\nFirst\n')
  await kind.selectOption('Number')
  expect(await page.getByLabel('Replies to tap, one per line').inputValue()).toBe('')
  await kind.selectOption('One option')
  expect(await options.inputValue()).toBe('Economy\nFirst\n')
  await kind.selectOption('Date')
  await save(page)
  const asked = async () => (await formOf(place)).questions.at(-1)
  expect(await asked()).not.toHaveProperty('options')
  await button(page, 'Do not ask: Which class?').click()
  await addQuestion(page, 'One option', 'Which class?')
  await options.fill('Economy\n\nFirst\n')
  await save(page)
  expect((await asked())?.options).toEqual(['Economy', 'First'])
})

test('where a form has all the questions that it may have, it says why none can be added', async () => {
  const place = await atSite()
  const { sites }: SitesBody = (await dashboard.askSignedIn('GET', '/sites')).body
  const { questions, revision } = sites[0]!
  const own = (slot: string) => ({ slot, kind: 'text', required: false, label: slot })
  const more = Array.from({ length: 40 - questions.length }, (_, at) => own(`own_${at}`))
  const edit = { questions: [...questions, ...more], revision }
  await dashboard.askSignedIn('PATCH', `/sites/${place.site}`, edit)
  const { page } = await openEditor(place)
  await tab(page, 'Form')
  const reason = page.getByText('That is 40 questions: there cannot be more.')
  await reason.waitFor()
  const id = await button(page, 'Add a question').getAttribute('aria-describedby')
  expect(await reason.getAttribute('id')).toBe(id)
  await button(page, 'Do not ask: own_0').click()
  await reason.waitFor({ state: 'detached' })
})

test('a question that was just added is not called wrong before it is left, and is named by all that is then seen of it', async () => {
  const { page } = await openEditor(await atSite())
  await tab(page, 'Form')
  await button(page, 'Name Short text Required').waitFor()
  const refused = page.waitForResponse(answer => answer.status() === 422)
  await button(page, 'Add a question').click()
  await page.getByRole('dialog').getByRole('button', { name: 'One option', exact: true }).click()
  await refused
  await page.getByText('Shows your last valid settings.').waitFor()
  const wrong = page.locator('.is-wrong, [aria-invalid=true]')
  expect(await wrong.count()).toBe(0)
  await page.keyboard.type('Which class?')
  await page.keyboard.press('Tab')
  await page.getByLabel('Options, one per line').focus()
  expect(await wrong.count()).toBe(0)
  await page.getByRole('tab', { name: 'Form' }).focus()
  await page.getByText('Enter two to twenty options').waitFor()
  await page.getByRole('tab', { name: 'Form (something is not right here)' }).waitFor()
  await button(page, 'Which class? One option (something is not right here)').waitFor()
  await page.getByLabel('Options, one per line').fill('Economy\nFirst')
  await expect.poll(() => wrong.count()).toBe(0)
})

test('a question that is left is not called wrong for what it was before, and takes no click from the button it was meant for', async () => {
  const { page } = await openEditor(await atSite())
  await tab(page, 'Form')
  await addQuestion(page, 'One option', '')
  await page.getByText('Shows your last valid settings.').waitFor()
  const letGo = await hold(page, '**/site-preview')
  await page.getByLabel('How it is asked').fill('Which class?')
  await page.getByRole('tab', { name: 'Form' }).focus()
  const wrong = page.locator('.is-wrong, [aria-invalid=true]')
  expect(await wrong.count()).toBe(0)
  letGo()
  await page.getByText('Enter two to twenty options').waitFor()
  expect(await page.locator('[aria-invalid=true]').count()).toBe(1)
  await page.getByLabel('Options, one per line').fill('Economy\nFirst')
  await expect.poll(() => wrong.count()).toBe(0)

  await page.getByText('The real widget.').waitFor()
  await addQuestion(page, 'Short text', '')
  await page.getByText('Shows your last valid settings.').waitFor()
  await button(page, 'Add a question').hover()
  await page.mouse.down()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  await page.getByRole('dialog', { name: 'Add a question' }).waitFor()
  await page.locator('.question.is-wrong').waitFor()
})

test('an own question stays one whose words or name begin like a field of the request or another question', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  await tab(page, 'Form')
  await button(page, 'Do not ask: Comments').click()
  await addQuestion(page, 'Short text', '')
  await page.getByLabel('How it is asked').pressSequentially('Comments on the food')
  const name = page.getByLabel('Name in the lead')
  expect(await name.inputValue()).toBe('comments_on_the_food')
  await addQuestion(page, 'Short text', 'What is your pet called?')
  await name.fill('')
  await name.pressSequentially('name_of_pet')
  await save(page)
  await button(page, 'Do not ask: What is your pet called?').click()
  await addQuestion(page, 'Number', '')
  await page.getByLabel('How it is asked').pressSequentially('Name of pet 3?')
  expect(await name.inputValue()).toBe('name_of_pet_3')
  await name.fill('')
  await name.pressSequentially('name_of_pet')
  await save(page)
  const { questions } = await formOf(place)
  const own = questions.slice(-2).map(({ slot }) => slot)
  expect(own).toEqual(['comments_on_the_food', 'name_of_pet_2'])
})

test('every question that was removed can be had back, the last one first, by button and by key', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  await tab(page, 'Form')
  const asked = () =>
    page
      .getByRole('button', { name: /^Do not ask: / })
      .evaluateAll(buttons => buttons.map(each => each.getAttribute('aria-label')?.slice(12)))
  const before = await asked()
  for (const field of ['Start', 'Length', 'Adults', 'Comments'])
    await button(page, `Do not ask: ${field}`).click()
  await button(page, 'Undo').click()
  await page.getByText('“Comments” is asked again, “Adults” is not yet').waitFor()
  await button(page, /^Destination/).click()
  await page.getByLabel('Help below it').fill('Where to?')
  await page.keyboard.press('Control+z')
  expect(await asked()).not.toContain('Adults')
  await button(page, 'Add a question').focus()
  await page.keyboard.press('Control+z')
  await page.getByText('“Adults” is asked again, “Length” is not yet').waitFor()
  // What was said has passed.
  await button(page, 'Dismiss').click()
  await button(page, 'Add a question').focus()
  for (const said of ['“Length” is asked again, “Start” is not yet', '“Start” is asked again']) {
    await page.keyboard.press('Control+z')
    await page.getByText(said, { exact: true }).waitFor()
  }
  expect(await asked()).toEqual(before)
  await page.keyboard.press('Control+z')
  expect(await asked()).toEqual(before)
})

test('the questions are put in order, left out and taken back by keyboard alone', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  await page.getByRole('tab', { name: 'General' }).focus()
  for (const name of ['Look', 'Destinations', 'Form']) {
    await page.keyboard.press('ArrowRight')
    await page.locator(':focus', { hasText: name }).waitFor()
  }
  await button(page, 'Move down: Destination').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('Destination is now number 3 of 9').waitFor()
  await button(page, 'Do not ask: Start').focus()
  await page.keyboard.press('Enter')
  await page.getByText('“Start” is no longer asked').waitFor()
  await button(page, /^Length/).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Help below it').fill('Nights, too.')
  await button(page, 'Undo').focus()
  await page.keyboard.press('Enter')
  await button(page, 'Do not ask: Start').waitFor()
  expect(await page.getByLabel('Help below it').inputValue()).toBe('Nights, too.')
  await button(page, 'Save changes').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Saved. Guests get it').waitFor()
  const { questions } = await formOf(place)
  expect(questions.slice(0, 3).map(({ slot }) => slot)).toEqual([
    'start_date',
    'no_of_days',
    'destination',
  ])
})
