import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newPage, still } from '../support/browser.ts'
import { sharedEmbedding } from '../support/embed.ts'

const embedding = sharedEmbedding()

const docs = readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8')

/** What React is given, as the docs have it. */
const [, effect = ''] = /```js\nuseEffect\((.*?), \[\]\)\n```/s.exec(docs) ?? []

/** Serves a page of modules, under as strict a policy as it can have. */
async function modulePage() {
  const { server, site, serve } = embedding()
  const { origin } = server
  const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}`
  const url = serve('/', () => '<!doctype html><html lang="en"><main></main></html>', policy)
  const guest = await newPage(still)
  await guest.page.goto(url)
  return { ...guest, origin, site }
}

test('a page built of modules mounts the chat into its own element, and takes it off', async () => {
  const { page, complaints, origin, site } = await modulePage()
  // In words of its own: what the test runner makes of an import is not for browsers.
  const mountIt = `import('${origin}/widget/embed.js').then(({ mount }) => {
    const main = document.querySelector('main')
    const widget = mount(main, { site: '${site}', greeting: 'Aloha', exposeData: true })
    const isAsked = widget.dataset.exposeData === '' && widget.dataset.greeting === 'Aloha'
    return widget.parentElement === main && widget.getState().isOpen && isAsked
  })`
  const greeted = () => page.evaluate(mountIt)
  expect(await greeted()).toBe(true)
  await page.getByText('Aloha').waitFor()
  await page.evaluate(() => document.querySelector('bellhop-chat')?.remove())
  expect(await page.getByText('Aloha').count()).toBe(0)
  expect(await greeted()).toBe(true)
  await page.getByText('Aloha').waitFor()
  expect(await page.evaluate(() => Object.hasOwn(window, 'Bellhop'))).toBe(false)
  expect(complaints).toEqual([])
})

test('a component that is mounted twice, as React does to find mistakes, leaves one chat, and then none', async () => {
  const { page, complaints, origin, site } = await modulePage()
  const code = effect.replace('https://HOST', origin).replace('SITE_KEY', site)
  await page.evaluate(`{
    const place = { current: document.querySelector('main') }
    const effect = ${code}
    effect()()
    globalThis.unmount = effect()
  }`)
  await page.getByRole('textbox').waitFor()
  expect(await page.locator('bellhop-chat').count()).toBe(1)
  await page.evaluate('unmount()')
  await expect.poll(() => page.locator('bellhop-chat').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('an application that the widget is mounted in runs without it while it cannot be fetched', async () => {
  const { server, serve } = embedding()
  const [, importing = ''] = /## As a module.*?```js\n(.*?)```/s.exec(docs) ?? []
  const code = `${importing}
    const place = { current: document.body }
    const effect = ${effect}
    effect()()
    document.title = 'Tours'`.replaceAll('https://HOST', server.origin)
  const url = serve('/alone', () => `<body><script type="module">${code}</script></body>`, '')
  const { page, complaints } = await newPage(still)
  const embed = `${server.origin}/widget/embed.js`
  await page.route(embed, route => route.abort())
  await page.goto(url)
  await expect.poll(() => page.title()).toBe('Tours')
  // Asked for again, it is refused after all that was said of it before.
  expect(await page.evaluate(`import('${embed}').catch(() => 'refused')`)).toBe('refused')
  expect(complaints.filter(each => !each.startsWith('Failed to load resource'))).toEqual([])
})

test('a page of modules may be drawn on a server first, where the import does no harm', async () => {
  const embed = fileURLToPath(new URL('../../dist/public/widget/embed.js', import.meta.url))
  const told = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { mount } from ${JSON.stringify(embed)}; console.log(typeof mount)`,
  ])
  expect(told).toEqual({ stdout: 'function\n', stderr: '' })
})
