import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { still } from '../support/browser.ts'
import { sharedDashboard } from '../support/dashboard.ts'
import { hold } from '../support/hold.ts'
import { operatorPassword } from '../support/start-app.ts'
import { watchAxe } from './axe.ts'
import { deskOf, edit, rowNames, told, undo } from './desk.ts'

const dashboard = sharedDashboard()
const { ask, leads, receive: send } = dashboard
const { atDesk } = deskOf(dashboard)

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
  await page.getByRole('button', { name: /is from the same guest/ }).click()
  await page.getByRole('heading', { name: 'Other requests from this guest' }).waitFor()
  await page.getByRole('button', { name: 'Not the same guest' }).click()
  await page.getByRole('heading', { name: 'Same phone or e-mail' }).waitFor()
  await undo(page)
  await page.getByRole('heading', { name: 'Other requests from this guest' }).waitFor()

  const [lead, other] = await leads()
  expect(lead).toMatchObject({ state: 'contacted', notes: [{ text: 'Wants a quote by Monday' }] })
  expect([lead!.owner, lead!.guest]).not.toContain(null)
  expect(lead!.guest).toBe(other!.guest)
  // Tapped twice in a hurry, or by a key that is held down, it goes one step, not two.
  await page.getByRole('button', { name: 'Mark quoted' }).evaluate(keepTapping)
  await told(page, 'moved to Quoted')
  await page.getByRole('button', { name: 'Mark won' }).waitFor()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('link', { name: 'Next lead' }).click()
  await page.waitForURL(`**/${other!.id}*`)
  expect(complaints.filter(text => !/401|DISCONNECTED/.test(text))).toEqual([])
})

test('taking back that a request is of the same guest leaves those together that were before', async () => {
  const phone_number = '+44 7700 900123'
  const { page, server } = await atDesk(
    ...['Goa', 'Bali', 'Oslo'].map(destination => ({ destination, phone_number })),
  )
  const idOf = async (place: string) =>
    (await dashboard.leads()).find(({ fields }) => fields.destination === place)!.id
  await dashboard.ask('PUT', `/leads/${await idOf('Goa')}/guest`, { with: await idOf('Bali') })
  await page.goto(`${server.origin}/dashboard/leads/${await idOf('Goa')}`)
  const others = page.locator('.guest')
  const link = page.getByRole('button', { name: /is from the same guest/ })
  await link.waitFor()
  const letGo = await hold(page, '**/guest')
  await link.click()
  // One at a time, which the buttons show.
  await expect.poll(() => link.isDisabled()).toBe(true)
  letGo()
  await told(page, 'Linked as the same guest')
  // From another lead it can be taken back as well, and be told of where that fails.
  await page.locator('.row', { hasText: 'Bali' }).click()
  await page.waitForURL(`**/${await idOf('Bali')}`)
  await page.context().setOffline(true)
  await undo(page)
  await told(page, 'Not done: Asha Rao · No longer linked')
  await page.context().setOffline(false)
  await page.locator('.toasts').getByRole('button', { name: 'Try again' }).click()
  await told(page, /^No longer linked/)
  await page.locator('.row', { hasText: 'Goa' }).click()
  await page.getByRole('button', { name: /is from the same guest/ }).waitFor()
  const guests = (await dashboard.leads()).map(({ fields, guest }) => [fields.destination, guest])
  const guestOf = Object.fromEntries(guests)
  expect(guestOf).toMatchObject({ Goa: expect.any(String), Bali: guestOf.Goa, Oslo: null })
  expect(await others.getByRole('heading').allTextContents()).toEqual([
    'Other requests from this guest',
    'Same phone or e-mail',
  ])
})

test('a guest who asks to be forgotten is erased with all their requests, of which there may be many', async () => {
  const phone_number = '+44 7700 900123'
  for (let n = 1; n <= 9; n++) await send({ name: 'Mira', phone_number, comments: `Trip ${n}` })
  await send({ name: 'Ben', phone_number: '+44 7700 900999' })
  const { page } = await atDesk({ name: 'Mira', destination: 'Goa', phone_number })
  await page.getByText('Goa').first().click()
  const links = page.getByRole('button', { name: /is from the same guest/ })
  await page.getByRole('button', { name: 'Show all 9' }).waitFor()
  expect(await links.count()).toBe(6)
  await page.getByRole('button', { name: 'Show all 9' }).click()
  await expect.poll(() => links.count()).toBe(9)
  await links.first().click()
  await told(page, 'Linked as the same guest')
  const erase = page.getByRole('button', { name: 'Erase…' })
  const dialog = page.getByRole('dialog')
  // One comes while the lead is open, and one is gone by then.
  await send({ name: 'Mira’s sister', phone_number })
  await page.route('**/guest', route => route.abort())
  await erase.click()
  await dialog.getByText('Whether there is more from this guest is not known.').waitFor()
  await page.unroute('**/guest')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const check = (name: string) => dialog.getByRole('checkbox', { name }).check()
  await check('the other request from this guest Mira')
  await check('the 9 requests with the same phone or e-mail Mira’s sister, Mira')
  const gone = (await leads()).find(({ fields }) => fields.comments === 'Trip 1')!
  await ask('DELETE', `/leads/${gone.id}`)
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await told(page, '11 leads erased for good')
  expect((await leads()).map(({ fields }) => fields.name)).toEqual(['Ben'])
  await expect.poll(() => rowNames(page)).toEqual([expect.stringMatching(/^Ben/)])
})

test('that a value was copied is said to whoever does not see its tick', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.context().grantPermissions(['clipboard-write'])
  await page.getByText('Goa').first().click()
  await page.getByRole('button', { name: 'Copy: Phone' }).click()
  await told(page, 'Copied')
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
  // The list may say so, too, by the time that it looks anew.
  const refusal = page.getByRole('status').getByText('Bellhop cannot be reached.')
  await refusal.waitFor()
  const isSeen = (words: Locator) =>
    words.evaluate(element => {
      const text = document.createRange()
      text.selectNodeContents(element)
      const { left, top, width, height } = text.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  for (const words of [name, note, refusal]) expect(await isSeen(words)).toBe(true)
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

test('on a phone the name of a field breaks between its words, and no part of it lies under the button that edits it', async () => {
  const name = 'where did you hear about us, and what made you write to us today?'
  const { page } = await atDesk({ preferred_campaign: 'winter', [name]: 'a friend' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByText('Asha Rao').first().click()
  const label = page.locator('dt', { hasText: 'campaign' })
  const lines = await label.evaluate(name => {
    const word = document.createRange()
    word.selectNodeContents(name.lastChild!)
    return word.getClientRects().length
  })
  expect(lines).toBe(1)
  const pencil = await page.getByRole('button', { name: `Edit ${name}` }).boundingBox()
  const ends = await page.locator('dt', { hasText: name }).evaluate(label => {
    const words = document.createRange()
    words.selectNodeContents(label)
    return Array.from(words.getClientRects(), ({ right }) => right)
  })
  expect(Math.max(...ends)).toBeLessThanOrEqual(pencil!.x)
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

/** As a finger does it: clicks that are sent from here may lie far apart on a busy machine. */
async function keepTapping(button: Element) {
  button.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = button.getBoundingClientRect()
  const touched = () => document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement
  for (const begun = performance.now(); performance.now() < begun + 700;) {
    touched().click()
    await new Promise(requestAnimationFrame)
  }
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
