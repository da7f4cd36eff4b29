import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { texts } from '../../widget/locales/en.ts'
import { newPage, still } from '../support/browser.ts'
import { chatOf } from '../support/chat.ts'
import { hold } from '../support/hold.ts'
import { sharedEmbedding, tagWith, type Embedding } from '../support/embed.ts'
import { installation } from '../support/installation.ts'
import { leadsOf } from '../support/leads.ts'
import { operatorHeaders } from '../support/operator.ts'
import { startOrigin, type Page } from '../support/origin.ts'
import { startApp } from '../support/start-app.ts'
import { startServer } from '../support/start-server.ts'
import {
  accessibleTexts,
  countFocusing,
  focusings,
  focused,
  drawn,
  heardBy,
  held,
  looks,
  mountAndUnmount,
  tabTo,
  watchShifts,
} from './probes.ts'
import { answer, answerAll, fields, steps } from './trip.ts'

const embedded = sharedEmbedding()

const element = ({ site }: Embedding) => `<bellhop-chat site="${site}"></bellhop-chat>`

const boxOf = async (place: Locator) => JSON.stringify(await place.boundingBox())

const html = (body: string) =>
  `<!doctype html><html lang="en"><title>Palm</title><body>${body}</body></html>`

test('a chat that waits to be opened is not laid out for a focus', async () => {
  const { url } = embedded()
  const { page } = await newPage(still)
  await page.addInitScript(countFocusing)
  await page.goto(url)
  await page.getByRole('button', { name: 'Chat' }).hover()
  await page.getByText(texts.greeting).waitFor({ state: 'attached' })
  expect(await page.evaluate(focusings)).toBe(0)
  await chatOf(page).open()
  await expect.poll(() => page.evaluate(focusings)).toBeGreaterThan(0)
})

test('a whole conversation asks no third host, shifts nothing and sets no cookie', async () => {
  const { url, server, leads } = embedded()
  const { page, complaints } = await newPage()
  await watchShifts(page)
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).origin))
  await page.goto(url)
  const chat = chatOf(page)
  await chat.open()
  await answerAll(chat)
  await chat.told(texts.delivered)
  expect([...hosts].toSorted()).toEqual([new URL(url).origin, server.origin].toSorted())
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
  expect(await leads()).toMatchObject([{ fields }])
  expect(complaints).toEqual([])
})

test('where the policy goes by nonces, the one on the tag is enough for a whole conversation', async () => {
  const { server, serve, leads } = embedded()
  const policy = `default-src 'none'; script-src 'nonce-palm' 'strict-dynamic'; connect-src ${server.origin}`
  const url = serve('/nonce', snippet => html(tagWith(snippet, 'nonce="palm"')), policy)
  const { page, complaints } = await newPage(still)
  await page.goto(url)
  const chat = chatOf(page)
  await chat.open()
  await chat.asked(texts.opening)
  const { destination, ...known } = fields
  await page.evaluate(told => (window.Bellhop as Bellhop).setFields(told), known)
  await chat.say(`To ${destination}`)
  await chat.tap(texts.send)
  await chat.told(texts.delivered)
  expect(await leads()).toMatchObject([{ fields }])
  expect(complaints).toEqual([])
})

test('five instances on one page each hold a chat, and one request is one lead', async () => {
  const embedding = embedded()
  const { serve, leads } = embedding
  const url = serve('/five', tag => html(tag + element(embedding).repeat(4)))
  const { page, complaints } = await newPage(still)
  await page.goto(url)
  await page.getByRole('button', { name: 'Chat' }).click()
  const inline = page.getByRole('region', { name: 'Your travel team' })
  await expect.poll(() => inline.count()).toBe(4)
  await page.getByRole('dialog', { name: 'Your travel team' }).waitFor()
  await expect.poll(() => page.getByText(texts.opening).count()).toBe(5)
  const chat = chatOf(inline.nth(2))
  await answerAll(chat)
  await chat.told(texts.delivered)
  expect(await leads()).toMatchObject([{ state: 'new', fields }])
  expect(complaints).toEqual([])
})

test('a tag of a second server on one page brings its guests there, though both have a site of this key', async () => {
  const { url: origin, serve, leads } = embedded()
  const other = await startServer((await installation()).folder, { BELLHOP_ORIGINS: origin })
  const [second = ''] = /<script .*<\/script>/.exec(other.printed()) ?? []
  const inline = tagWith(second, 'data-mode="inline"')
  // In this order, so that the first one's loader places both.
  const url = serve('/two', tag => html((tag + inline).replaceAll('async ', '')), '')
  const { page } = await newPage(still)
  await page.goto(url)
  const region = page.getByRole('region', { name: 'Your travel team' })
  await answerAll(chatOf(region))
  await chatOf(region).told(texts.delivered)
  expect(await leadsOf(other)).toMatchObject([{ state: 'new', fields }])
  expect(await leads()).toEqual([])
})

test('a script tag that is included twice is one widget, whatever comes first in it', async () => {
  const { serve } = embedded()
  const [teaser, start] = ['data-teaser="Hello"', 'data-position="start"']
  const twice = (tag: string) =>
    [`${teaser} ${start}`, `${start} ${teaser}`]
      .map(attributes => tagWith(tag, attributes))
      .join('')
  const url = serve('/twice', tag => html(twice(tag)))
  const { page, complaints } = await newPage(still)
  await page.goto(url)
  await chatOf(page).open()
  await chatOf(page).asked(texts.opening)
  expect(await page.getByRole('button', { name: 'Chat', exact: true }).count()).toBe(1)
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(complaints).toEqual([])
})

test('the script for tag managers may run again, as theirs do on a change of route, and is one widget', async () => {
  const { serve, server, site } = embedded()
  const docs = readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8')
  const [making = ''] = /<script>[^`]*dataset\.site[^`]*<\/script>/.exec(docs) ?? []
  const script = making.replace('https://HOST', server.origin).replace('SITE_KEY', site)
  // Tag managers publish nothing newer than ECMAScript 5.
  expect(script).not.toMatch(/const|let|=>|`/)
  const url = serve('/made', () => html(script + script), '')
  const { page, complaints } = await newPage(still)
  await page.goto(url)
  await chatOf(page).open()
  await chatOf(page).asked(texts.opening)
  expect(await page.getByRole('button', { name: 'Chat', exact: true }).count()).toBe(1)
  expect(complaints).toEqual([])
})

test('an element that is added and removed 100 times leaves no node and no listener', async () => {
  const { url, site } = embedded()
  const { page, complaints } = await newPage(still)
  await page.goto(url)
  await page.getByRole('button', { name: 'Chat' }).waitFor()
  await mountAndUnmount(page, site, 10)
  const before = await held(page)
  await mountAndUnmount(page, site, 100)
  // The latest chat may still be fetching what it no longer needs.
  await expect
    .poll(async () => {
      const after = await held(page)
      return [after.nodes - before.nodes, after.listeners - before.listeners].some(more => more > 0)
    })
    .toBe(false)
  expect(complaints).toEqual([])
})

test('an inline chat is a part of the page: open at once, in its place, without a launcher', async () => {
  const embedding = embedded()
  const { serve, leads } = embedding
  const url = serve('/inline', tag => html(`${tag}<main>${element(embedding)}</main>`))
  const { page, complaints } = await newPage(still)
  await page.goto(url)
  const inline = page.getByRole('main').getByRole('region', { name: 'Your travel team' })
  await inline.getByText(texts.opening).waitFor()
  const isInPlace = async () => {
    const [box, room] = await Promise.all([inline, page.locator('main')].map(boxOf))
    return box === room
  }
  await expect.poll(isInPlace).toBe(true)
  expect(await page.getByRole('main').getByRole('button', { name: 'Chat' }).count()).toBe(0)
  expect(await inline.getByRole('button', { name: texts.close }).count()).toBe(0)
  await answerAll(chatOf(inline))
  await chatOf(inline).told(texts.delivered)
  expect(await leads()).toMatchObject([{ fields }])
  expect(complaints).toEqual([])
})

test('what stands in an inline chat’s element is seen until the loader comes, which moves nothing', async () => {
  const { serve, server, site } = embedded()
  const docs = readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8')
  const [, snippet = ''] = /```html\n([^`]*<bellhop-chat [^`]*)```/.exec(docs) ?? []
  const place = snippet.replace('SITE_KEY', site)
  const url = serve('/kept-room', tag => html(`${place}<h2>Tours</h2>${tag}`), '')
  const { page, complaints } = await newPage(still)
  const letGo = await hold(page, `${server.origin}/widget/v1.js`)
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByText('Call us').waitFor()
  const below = page.getByRole('heading', { name: 'Tours' })
  const before = await boxOf(below)
  letGo()
  await page.getByText(texts.opening).waitFor()
  expect(await boxOf(below)).toBe(before)
  expect(await page.getByText('Call us').isVisible()).toBe(false)
  expect(complaints).toEqual([])
})

test('a page’s hostile style sheet changes nothing in the chat', async () => {
  const { url } = embedded()
  const { page } = await newPage(still)
  await page.goto(url)
  const chat = chatOf(page)
  await chat.open()
  await answer(chat, steps[0]!)
  await chat.asked(steps[1]!.asked)
  const before = await looks(page)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { font: italic 900 40px/3 monospace !important; color: red !important;
        letter-spacing: 9px !important; word-spacing: 9px !important; text-align: end !important;
        text-transform: uppercase !important; text-indent: 50px !important; cursor: wait !important;
        white-space: pre !important; background: lime !important; opacity: 0.9 !important }
      body :not(bellhop-chat) { display: none !important }`)
    document.adoptedStyleSheets = [sheet]
  })
  expect(await page.locator('h1').evaluate(drawn)).toEqual(['none', '40px'])
  expect(await looks(page)).toEqual(before)
})

test('a plain form on a page that is not in UTF-8 sends a guest’s name as it was typed', async () => {
  const app = await startApp()
  const pages: Record<string, Page> = {}
  const url = await startOrigin(pages)
  const { body } = await app.call('PATCH', `/sites/${app.site}`, {
    token: null,
    headers: await operatorHeaders(app),
    json: { revision: 1, origins: [url] },
  })
  pages['/'] = { html: html(body.snippets.form), charset: 'windows-1252' }
  const { page } = await newPage({ javaScriptEnabled: false })
  await page.goto(url)
  await page.getByLabel('Name').fill('Zoë Müller')
  await page.getByLabel('Phone').fill('+31 6 12345678')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('heading').waitFor()
  expect(await app.leads()).toMatchObject([{ fields: { name: 'Zoë Müller' } }])
})

test('a guest with a keyboard alone sends a request, hears each thing once and is back where they were', async () => {
  const { url, leads } = embedded()
  const { page } = await newPage(still)
  await page.goto(url)
  await page.getByRole('button', { name: 'Chat' }).waitFor()
  const chat = chatOf(page)
  const press = (key: string) => page.keyboard.press(key)
  const ready = page.waitForResponse(/\/chat\/chat-/)
  await tabTo(page, 'Chat')
  // As soon as it is reached.
  await ready
  await press('Enter')
  await chat.asked(texts.opening)
  await page.getByRole('log').evaluate(heardBy)
  for (const { asked, say, tap } of steps) {
    await chat.asked(asked)
    if (say !== undefined) {
      // The focus is where the guest types; nothing has to be looked for.
      await expect.poll(() => focused(page)).toMatch(/^textbox/)
      await page.keyboard.type(say)
    } else await tabTo(page, String(tap))
    await press('Enter')
  }
  await chat.told(texts.delivered)
  expect(await leads()).toMatchObject([{ fields }])
  const announced = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  for (const { asked } of steps.slice(1))
    expect(announced.filter(text => text.includes(asked))).toEqual([asked])
  expect(announced).not.toContain('changed')
  const read = await accessibleTexts(page)
  for (const { asked } of steps) expect(read.filter(text => text === asked)).toHaveLength(1)
  await press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('button Chat')
  await press('Enter')
  await page.getByRole('dialog').waitFor()
})

test('a conversation that begins anew is announced, though it begins with the same words', async () => {
  const { page } = await newPage(still)
  await page.goto(embedded().url)
  const chat = chatOf(page)
  await chat.open()
  await chat.tap(texts.step_by_step)
  await chat.asked(texts.ask_destination)
  await page.getByRole('log').locator('..').evaluate(heardBy)
  await chat.say('start over')
  await page.getByText(texts.ask_destination).waitFor({ state: 'detached' })
  const announced = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(announced.filter(text => text.includes(texts.opening))).toHaveLength(1)
})
