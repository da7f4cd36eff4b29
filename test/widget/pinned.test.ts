import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { texts } from '../../widget/locales/en.ts'
import { newPage, still } from '../support/browser.ts'
import { startOrigin } from '../support/origin.ts'
import { operatorEmail, operatorPassword, startApp } from '../support/start-app.ts'
import { embedPages } from './embed-page.ts'

const embedPage = embedPages()

const credentials = { email: operatorEmail, password: operatorPassword }

/** The snippet as the dashboard has it, on a page of another origin. */
async function pinnedPage() {
  const app = await startApp()
  const signIn = { token: null, json: credentials, headers: { origin: app.origin } }
  const { body } = await app.call('POST', '/operator-session', signIn)
  const snippet: string = body.pinned_snippet
  const [, src = '', integrity = ''] = /src="(.*?)" integrity="(.*?)"/.exec(snippet) ?? []
  const policy = `default-src 'none'; script-src ${app.origin}; connect-src ${app.origin}`
  const url = await startOrigin({ '/': { html: `<h1>Palm</h1>${snippet}`, policy } })
  const guest = await newPage(still)
  const launcher = guest.page.getByRole('button', { name: 'Chat', exact: true })
  return { ...guest, launcher, src, integrity, visit: () => guest.page.goto(url) }
}

test('the pinned snippet carries the hash of the file it names, which is for ever', async () => {
  const { src, integrity } = await pinnedPage()
  const response = await fetch(src)
  const content = Buffer.from(await response.arrayBuffer())
  expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`)
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('a browser runs the pinned loader, and refuses one that somebody has changed', async () => {
  const { page, visit, launcher, complaints, src } = await pinnedPage()
  await visit()
  await launcher.waitFor()
  expect(complaints).toEqual([])
  await page.route(src, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};` })
  })
  await visit()
  await page.waitForLoadState('load')
  await expect.poll(() => complaints.join()).toContain('integrity')
  expect(await launcher.count()).toBe(0)
})

test('a loader and a chat kept from an earlier release are carried on by this one', async () => {
  const { page, launcher, field, visit, requests, complaints } = await embedPage()
  const rename = async (file: string, name: RegExp, earlier: string) =>
    page.route(file, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(name, earlier) })
    })
  await rename('**/widget/v1.js', /chat\/chat-[\w-]{8}/, 'chat/chat-00000000')
  await rename('**/widget/chat/chat-*.js', /talk-[\w-]{8}/g, 'talk-00000000')
  await visit()
  await launcher.click()
  await field.waitFor()
  await page.getByRole('button', { name: texts.step_by_step }).click()
  await page.getByText(texts.ask_destination).waitFor()
  expect(requests).toContain('/widget/chat/chat-00000000.js')
  expect(requests).toContain('/widget/chat/talk-00000000.js')
  expect(complaints).toEqual([])
})
