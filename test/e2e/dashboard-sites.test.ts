import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Form } from '../../shared/form.ts'
import type { Lead } from '../../shared/lead.ts'
import type { SiteBody, SiteDraft, SitesBody } from '../../shared/site-api.ts'
import { texts } from '../../widget/locales/en.ts'
import { newPage, still } from '../support/browser.ts'
import { sharedDashboard } from '../support/dashboard.ts'
import { hold, stopClock } from '../support/hold.ts'
import { chatOf } from '../support/chat.ts'
import { plainPage, strictPolicy } from '../support/embed.ts'
import { leadsOf } from '../support/leads.ts'
import { startOrigin } from '../support/origin.ts'
import type { Answer } from '../support/start-app.ts'
import { watchAxe } from './axe.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first()
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

const dashboard = sharedDashboard({ BELLHOP_ORIGINS: 'https://www.palm.example' })

interface Place {
  /** Address of a page of another origin that embeds the widget. */
  url: string
  site: string
  leads(): Promise<Lead[]>
}

/** The site as the first test found it. */
let fresh: SiteDraft | undefined

/** The first start's site as it was made, allowed on the strict page of another origin. */
async function atSite(): Promise<Place> {
  const server = dashboard.server()
  const { sites }: SitesBody = (await dashboard.askSignedIn('GET', '/sites')).body
  const { key, revision, ...draft } = sites[0]!
  const policy = strictPolicy(server.origin)
  const tag = `<script async src="${server.origin}/widget/v1.js" data-site="${key}"></script>`
  const url = await startOrigin({ '/': { html: plainPage(tag), policy } })
  const edit = { ...(fresh ??= draft), origins: [url], revision }
  await dashboard.askSignedIn('PATCH', `/sites/${key}`, edit)
  return { url, site: key, leads: () => leadsOf(server) }
}

/** The editor of the site, in a browser of its own. */
async function openEditor({ site }: Place) {
  const opened = await dashboard.open(`sites/${site}`, still)
  await opened.page.getByRole('tab', { name: 'General' }).waitFor()
  return opened
}

async function addQuestion(page: Page, kind: string, label: string) {
  await button(page, 'Add a question').click()
  await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click()
  await page.getByLabel('How it is asked').fill(label)
}

async function save(page: Page) {
  await button(page, 'Save changes').click()
  await page.getByText('Saved. Guests get it').waitFor()
}

const formOf = async ({ site }: Place): Promise<Form> =>
  (await dashboard.server().call('GET', `/forms/${site}`, { token: null })).body

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
  await page.getByLabel('Options, one a line').fill('Diving\nHiking\nNo')
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
  const { page: owner } = await openEditor(place)
  await makeForm(owner)
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
  await chat.tap(texts.skip_unsure)
  await chat.tap(texts.send)
  await chat.told(texts.delivered)
  expect(await place.leads()).toMatchObject([
    { state: 'new', custom_fields: { what_is_your_budget: 2500 } },
  ])
})

test('the preview is the real widget with the unsaved settings, and sends nothing', async () => {
  const place = await atSite()
  const { page, complaints } = await openEditor(place)
  const sent: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/sessions$|drafts|trip-plan|forms\/preview$/.test(pathname)) sent.push(pathname)
  })
  const preview = page.frameLocator('iframe')
  await page.getByLabel('Brand').fill('Palm & Passport')
  await preview.getByRole('region', { name: 'Palm & Passport' }).waitFor()
  await tab(page, 'Form')
  await addQuestion(page, 'One option', 'Which class?')
  await page.getByLabel('Options, one a line').fill('Economy')
  await page.getByText('Shows your last settings that were right.').waitFor()
  await page.getByLabel('Options, one a line').fill('Economy\nFirst')
  await page.getByText('The real widget.').waitFor()
  const say = async (name: string) => preview.getByRole('button', { name, exact: true }).click()
  await say(texts.step_by_step)
  for (let skipped = 0; skipped < 5; skipped++) await say(texts.skip_unsure)
  await preview.getByRole('textbox').fill('Asha')
  await preview.getByRole('textbox').press('Enter')
  await preview.getByText(texts.ask_phone_number).waitFor()
  await preview.getByRole('textbox').fill('+91 98450 12345')
  await preview.getByRole('textbox').press('Enter')
  await say(texts.skip_nothing)
  await say(texts.skip_nothing)
  await preview.getByText('Which class?').waitFor()
  await say('First')
  await say(texts.send)
  await preview.getByText(texts.sent).waitFor()
  expect(sent).toEqual([])
  expect(await place.leads()).toEqual([])
  // The browser reports the two refusals that the editor itself has asked for.
  expect(complaints.filter(complaint => !/401|422/.test(complaint))).toEqual([])
})

test('a preview that the server does not answer to says so, and comes by itself once it does', async () => {
  const { page } = await openEditor(await atSite())
  const preview = page.frameLocator('iframe')
  await preview.getByRole('textbox').waitFor()
  await page.context().setOffline(true)
  await page.getByLabel('Brand').fill('Palm & Passport')
  await page.getByText('Bellhop cannot be reached').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await page.getByText('The real widget.').count()).toBe(0)
  await page.context().setOffline(false)
  await preview.getByRole('region', { name: 'Palm & Passport' }).waitFor()
})

test('a preview that is ready before the editor around it is shown all the same', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  const letGo = await hold(page, `**/api/v1/sites/${place.site}`)
  const asked = page.waitForRequest(`**/api/v1/sites/${place.site}`)
  await page.reload()
  await asked
  await stopClock(page)
  letGo()
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  await expect.poll(() => frame?.evaluate(() => 'Bellhop' in window)).toBe(true)
  await page.clock.resume()
  await page.frameLocator('iframe').getByRole('textbox').waitFor()
})

test('the preview of a draft that was left with something wrong is the site as it is kept', async () => {
  const { page } = await openEditor(await atSite())
  const preview = page.frameLocator('iframe')
  await page.getByLabel('Brand').fill('')
  await page.getByText('A brand has 1 to 60 characters.').waitFor()
  await page.getByText('All sites').click()
  await page.getByText('Unsaved changes').click()
  await page.getByText('Shows your last settings that were right.').waitFor()
  await preview.getByRole('textbox').waitFor()
})

test('whoever looks for the snippet once the welcome is gone is told of it with the sites', async () => {
  const { site } = await atSite()
  const { page } = await dashboard.open('sites', still)
  await page.getByText('the snippet to paste into them').waitFor()
  await page.locator('.section a').first().click()
  await tab(page, 'Snippet')
  await page.getByText(`data-site="${site}"`).first().waitFor()
})

test('sites are parted by one line, as everything is that stands in a list', async () => {
  await atSite()
  const { page } = await dashboard.open('sites', still)
  const entry = page.locator('.entries a').first()
  await entry.waitFor()
  const lines = await entry.evaluate(link =>
    [link, link.parentElement!].map(each => getComputedStyle(each).borderBottomWidth),
  )
  expect(lines.sort()).toEqual(['0px', '1px'])
})

test('a part of a site has an address of its own: a reload stays there, and back leads to the list', async () => {
  const { page } = await openEditor(await atSite())
  await page.getByText('All sites').click()
  await page.locator('.section a').first().click()
  await tab(page, 'Look')
  await tab(page, 'Destinations')
  await page.reload()
  await page.getByRole('textbox', { name: 'Destinations' }).waitFor()
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Destinations')
  await page.goBack()
  await page.getByRole('heading', { name: 'Sites' }).waitFor()
})

test('a line that is too long is named, as a destination and as an option', async () => {
  const { page } = await openEditor(await atSite())
  const long = 'The backwaters of Kerala '.repeat(3)
  await tab(page, 'Destinations')
  await page.getByRole('textbox', { name: 'Destinations' }).fill(`Goa\n${long}`)
  const named = '“The backwaters of Kerala The b…” has 75 characters;'
  await page.getByText(`${named} 50 at most.`).waitFor()
  await tab(page, 'Form')
  await addQuestion(page, 'One option', 'Where to?')
  await page.getByLabel('Options, one a line').fill(`Goa\n${long}`)
  await page.getByRole('tab', { name: 'Form' }).focus()
  await page.getByText(`${named} 60 at most.`).waitFor()
})

test('what the browser will not copy is shown selected, to be copied by hand', async () => {
  const place = await atSite()
  const { page, complaints } = await openEditor(place)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await tab(page, 'Snippet')
  await button(page, /^Copy Paste this before/).click()
  await page.getByText('Your browser did not let Bellhop copy it.').waitFor()
  const shown = await page.getByText(`data-site="${place.site}"`).first().textContent()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(shown)
  expect(complaints).toEqual([])
})

test('a snippet that works on this computer alone says so, and one with a public address does not', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  const hint = page.getByText('BELLHOP_PUBLIC_URL')
  await tab(page, 'Snippet')
  await hint.waitFor()
  await page.route(`**/api/v1/sites/${place.site}`, async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(
      new URL(page.url()).origin,
      'https://palm.example',
    )
    await route.fulfill({ response: answer, body })
  })
  await page.reload()
  await page.getByText('https://palm.example/widget').first().waitFor()
  expect(await hint.count()).toBe(0)
})

test('what is typed while the server still saves is kept, as unsaved', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  const brand = page.getByLabel('Brand')
  const letGo = await hold(page, '**/api/v1/sites/*')
  await brand.fill('Palm')
  await button(page, 'Save changes').click()
  await page.getByText('Saving').waitFor()
  await brand.fill('Palm & Passport')
  letGo()
  await page.getByText('Saved. Guests get it').waitFor()
  expect(await brand.inputValue()).toBe('Palm & Passport')
  expect((await formOf(place)).brand).toBe('Palm')
  await save(page)
  await expect.poll(async () => (await formOf(place)).brand).toBe('Palm & Passport')
})

/** A site with another brand, left before the server has heard of it. */
async function leaveWhileSaving() {
  const { page } = await openEditor(await atSite())
  await page.getByLabel('Brand').fill('Palm & Passport')
  const letGo = await hold(page, '**/sites/*')
  await button(page, 'Save changes').click()
  await page.getByRole('link', { name: 'Numbers' }).click()
  await page.getByRole('heading', { name: 'Numbers' }).waitFor()
  return { page, letGo }
}

test('a site that was left while it was saved has nothing unsaved, once it is', async () => {
  const { page, letGo } = await leaveWhileSaving()
  letGo()
  await page.getByText('Saved. Guests get it').waitFor()
  await page.getByRole('link', { name: 'Sites' }).click()
  await page.getByText('Palm & Passport').first().waitFor()
  expect(await page.getByText('Unsaved changes').count()).toBe(0)
})

test('whoever has left a site is told that it could not be saved, and finds it unsaved', async () => {
  const { page, letGo } = await leaveWhileSaving()
  await page.context().setOffline(true)
  letGo()
  await page.getByRole('status').getByText('Not done: Palm & Passport · Save changes').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Sites' }).click()
  await page.getByText('Unsaved changes').waitFor()
})

test('on a phone every part of a site is in sight', async () => {
  const { page } = await openEditor(await atSite())
  await page.setViewportSize({ width: 320, height: 700 })
  for (const part of await page.getByRole('tab').all()) {
    const { x, width } = (await part.boundingBox())!
    expect(x + width).toBeLessThan(320)
  }
})

test('whoever walks through the form by keyboard on a phone finds it reach down to the edge', async () => {
  const { page } = await openEditor(await atSite())
  await page.setViewportSize({ width: 375, height: 640 })
  await tab(page, 'Form')
  await button(page, /^E-mail/).click()
  const foot = async () => {
    const { y, height } = (await page.locator('.site-frame').boundingBox())!
    return y + height
  }
  for (let stops = 0; stops < 12; stops++) {
    expect(await foot()).toBe(640)
    await page.keyboard.press('Tab')
  }
})

test('a limit with a fraction is the number that was typed, key by key', async () => {
  const { page } = await openEditor(await atSite())
  await tab(page, 'Form')
  await addQuestion(page, 'Number', 'How far do you hike a day?')
  await page.getByLabel('Least').pressSequentially('-0.5')
  await page.getByLabel('Most').pressSequentially('10.05')
  await save(page)
  expect(await page.getByLabel('Least').inputValue()).toBe('-0.5')
  expect(await page.getByLabel('Most').inputValue()).toBe('10.05')
})

test('a site of another colour says what makes the button of its pages of that colour', async () => {
  const place = await atSite()
  const { page: owner } = await openEditor(place)
  const offered = owner.getByText('--bellhop-accent')
  await tab(owner, 'Snippet')
  await owner.getByText('data-site').first().waitFor()
  expect(await offered.count()).toBe(0)
  await tab(owner, 'Look')
  await owner.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#ffee00')
  await save(owner)
  await tab(owner, 'Snippet')
  const line = (await offered.textContent()) ?? ''
  await owner.goto(dashboard.url())
  await offered.waitFor()
  expect(await offered.textContent()).toBe(line)

  const tag = `<script async src="${dashboard.server().origin}/widget/v1.js" data-site="${place.site}"></script>`
  const url = await startOrigin({
    '/without': { html: plainPage(tag) },
    '/with': { html: plainPage(line + tag) },
  })
  const { page: guest } = await newPage(still)
  const colourOn = async (path: string) => {
    await guest.goto(url + path)
    const launcher = guest.locator('bellhop-chat [part=launcher]')
    return launcher.evaluate(button => getComputedStyle(button).backgroundColor)
  }
  expect(await colourOn('/without')).toBe('rgb(15, 118, 110)')
  expect(await colourOn('/with')).toBe('rgb(255, 238, 0)')
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

test('what can be taken back in the editor alone is offered no longer once it is left', async () => {
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
})

test('what was said since in passing, of something else, stays when a site is left', async () => {
  const { page } = await openEditor(await atSite())
  await tab(page, 'Form')
  await stopClock(page)
  await button(page, 'Do not ask: Comments').click()
  await button(page, 'Undo').waitFor()
  await page.context().setOffline(true)
  await button(page, 'Sign out').click()
  const failed = page.getByText('Not done: Sign out')
  await failed.waitFor()
  await page.getByRole('link', { name: 'All sites' }).click()
  await button(page, 'New site').waitFor()
  expect(await failed.count()).toBe(1)
})

test('a question that is of another kind for a moment loses nothing of its own', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  await tab(page, 'Form')
  await addQuestion(page, 'One option', 'Which class?')
  const options = page.getByLabel('Options, one a line')
  await options.fill('Economy\nFirst\n')
  const kind = page.getByLabel('Kind of answer')
  await kind.selectOption('Yes or no')
  await options.waitFor({ state: 'detached' })
  await kind.selectOption('Several options')
  expect(await options.inputValue()).toBe('Economy\nFirst\n')
  await kind.selectOption('Number')
  expect(await page.getByLabel('Replies to tap, one a line').inputValue()).toBe('')
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
  const reason = page.getByText('That is 40 questions, and more there cannot be.')
  await reason.waitFor()
  const id = await button(page, 'Add a question').getAttribute('aria-describedby')
  expect(await reason.getAttribute('id')).toBe(id)
  await button(page, 'Do not ask: own_0').click()
  await reason.waitFor({ state: 'detached' })
})

test('a question that was just added is not called wrong before it is left', async () => {
  const { page } = await openEditor(await atSite())
  await tab(page, 'Form')
  const refused = page.waitForResponse(answer => answer.status() === 422)
  await button(page, 'Add a question').click()
  await page.getByRole('dialog').getByRole('button', { name: 'One option', exact: true }).click()
  await refused
  await page.getByText('Shows your last settings that were right.').waitFor()
  const wrong = page.locator('.is-wrong, [aria-invalid=true]')
  expect(await wrong.count()).toBe(0)
  await page.keyboard.type('Which class?')
  await page.keyboard.press('Tab')
  await page.getByLabel('Options, one a line').focus()
  expect(await wrong.count()).toBe(0)
  await page.getByRole('tab', { name: 'Form' }).focus()
  await page.getByText('Enter two to twenty options').waitFor()
  await page.getByRole('tab', { name: 'Form (something is not right here)' }).waitFor()
  await page.getByLabel('Options, one a line').fill('Economy\nFirst')
  await expect.poll(() => wrong.count()).toBe(0)
})

test('a question is named by all that is seen of it: its words, its kind, and whether something is wrong', async () => {
  const { page } = await openEditor(await atSite())
  await tab(page, 'Form')
  await button(page, 'Name Short text Required').waitFor()
  await addQuestion(page, 'One option', 'Which class?')
  await page.getByRole('tab', { name: 'Form' }).focus()
  await button(page, 'Which class? One option (something is not right here)').waitFor()
})

test('a question that is left is not called wrong for what it was before', async () => {
  const { page } = await openEditor(await atSite())
  await tab(page, 'Form')
  await addQuestion(page, 'One option', '')
  await page.getByText('Shows your last settings that were right.').waitFor()
  const letGo = await hold(page, '**/site-preview')
  await page.getByLabel('How it is asked').fill('Which class?')
  await page.getByRole('tab', { name: 'Form' }).focus()
  expect(await page.locator('.is-wrong, [aria-invalid=true]').count()).toBe(0)
  letGo()
  await page.getByText('Enter two to twenty options').waitFor()
  expect(await page.locator('[aria-invalid=true]').count()).toBe(1)
})

test('a click arrives at the button it was meant for, whatever is wrong with the question it leaves', async () => {
  const { page } = await openEditor(await atSite())
  await tab(page, 'Form')
  await addQuestion(page, 'Short text', '')
  await page.getByText('Shows your last settings that were right.').waitFor()
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

test('a save that is refused leads to what is wrong: its tab, and there its field or question', async () => {
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
  await page.getByLabel('Allowed pages').fill('http://nope.example')
  await tab(page, 'Look')
  await button(page, 'Save changes').click()
  await page.locator('textarea:focus').waitFor()
  expect(await page.locator('textarea:focus').inputValue()).toBe('http://nope.example')
})

test('where a refused save leads to, what is wrong is in sight as well, above one row of buttons', async () => {
  const { page } = await openEditor(await atSite())
  await page.setViewportSize({ width: 640, height: 400 })
  await page.getByLabel('Allowed pages').fill('http://nope.example')
  await tab(page, 'Look')
  await button(page, 'Save changes').click()
  await page.locator('textarea:focus').waitFor()
  const boxOf = async (wanted: Locator) => (await wanted.boundingBox())!
  const why = await boxOf(page.getByText('Only localhost may do without'))
  const bar = await boxOf(page.locator('.save-bar'))
  expect(why.y + why.height).toBeLessThanOrEqual(bar.y)
  const [discard, save] = [button(page, 'Discard'), button(page, 'Save changes')]
  expect((await boxOf(discard)).y).toBe((await boxOf(save)).y)
})

test('what is refused is not beside a "Saved" of a moment ago', async () => {
  const { page } = await openEditor(await atSite())
  await page.getByLabel('Brand').fill('Palm')
  await save(page)
  await page.getByLabel('Brand').fill('')
  await button(page, 'Save changes').click()
  await page.getByText('Not saved yet').waitFor()
  expect(await page.getByText('Saved. Guests get it').count()).toBe(0)
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

test('of an address that was copied the origin is kept', async () => {
  const { page } = await openEditor(await atSite())
  const pages = page.getByLabel('Allowed pages')
  await pages.fill('https://www.example.com/trips/\nhttps://example.com')
  await save(page)
  await expect.poll(() => pages.inputValue()).toBe('https://www.example.com\nhttps://example.com')
})

test('the only site is not offered for removal, another is, and its address says so', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  await page.getByText('The only site cannot be removed').waitFor()
  expect(await button(page, 'Remove this site').count()).toBe(0)
  await page.getByText('All sites').click()
  await button(page, 'New site').click()
  await page.getByRole('dialog').getByRole('textbox').fill('Palm')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Palm' }).waitFor()
  const address = page.url()
  await button(page, 'Remove this site').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove this site' }).click()
  await page.getByText('Palm removed').waitFor()
  await page.goto(address)
  await page.getByText('There is no such site.').waitFor()
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
  await page.getByText('There is no such site.').waitFor()
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
  await page.getByText('There is no such site.').waitFor()
  await page.goto('about:blank')
  expect(asked).toEqual([])
})

test('axe finds nothing in the sites and their editor, small or large, light or dark', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  const { look, found } = watchAxe(page)
  await page.getByLabel('Allowed pages').fill('http://nope.example')
  await page.getByText('Only localhost may do without').waitFor()
  await look('general, with something wrong')
  await tab(page, 'Look')
  await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#0b1020')
  await page.getByText('This is very dark').waitFor()
  await look('look')
  await tab(page, 'Destinations')
  await look('destinations')
  await tab(page, 'Form')
  await button(page, 'Add a question').click()
  await look('add a question')
  await page.getByRole('dialog').getByRole('button', { name: 'Several options' }).click()
  await look('a question')
  await tab(page, 'Snippet')
  await page.getByText('For guests without JavaScript').click()
  await look('snippet')
  await page.setViewportSize({ width: 375, height: 812 })
  await button(page, 'Preview').click()
  await look('preview')
  await button(page, 'Close the preview').click()
  await page.getByText('All sites').click()
  await look('list')
  await button(page, 'New site').click()
  await look('new site')
  expect(found()).toEqual({})
})
