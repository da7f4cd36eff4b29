import { expect, test } from 'vitest'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { hold } from '../support/hold.ts'
import { embedPages, hasRun } from './embed-page.ts'

const embedPage = embedPages()

test('before the guest acts: one request, no storage, one global, no layout shift', async () => {
  const { page, launcher, requests, complaints, visit } = await embedPage()
  await page.addInitScript(() => {
    const names = Object.getOwnPropertyNames(window)
    const shifts: number[] = []
    new PerformanceObserver(list => shifts.push(list.getEntries().length)).observe({
      type: 'layout-shift',
      buffered: true,
    })
    Object.defineProperty(document, 'before', { value: { names, shifts } })
  })
  await visit()
  await launcher.waitFor()
  expect(requests).toEqual(['/widget/v1.js'])
  const after = await page.evaluate(() => {
    const { names, shifts } = Reflect.get(document, 'before') as {
      names: string[]
      shifts: number[]
    }
    const globals = Object.getOwnPropertyNames(window).filter(name => !names.includes(name))
    return { globals, shifts, stored: localStorage.length + sessionStorage.length }
  })
  expect(after).toEqual({ globals: ['Bellhop'], shifts: [], stored: 0 })
  expect(await page.context().cookies()).toEqual([])
  expect(complaints).toEqual([])
})

test('a browser that forbids storage owes nothing: nothing more is fetched before the guest acts', async () => {
  const { page, launcher, requests, visit } = await embedPage()
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
  const arrived = page.waitForResponse(/v1\.js/)
  await visit()
  await launcher.waitFor()
  await hasRun(page, arrived)
  expect(requests).toEqual(['/widget/v1.js'])
})

test('a tag that names no site puts no button on the page', async () => {
  const body = '<script async src="HOST/widget/v1.js"></script>'
  const { page, launcher, visit } = await embedPage({ body })
  await visit()
  await launcher.waitFor()
  expect(await page.locator('bellhop-chat').count()).toBe(1)
})

test('a page hears of what it listens to, and no longer than that', async () => {
  const { page, launcher, visit } = await embedPage()
  await visit()
  await page.evaluate(() => {
    const bellhop = window.Bellhop as Bellhop
    const hear = () => void (document.title += ' late')
    bellhop.on('open', hear)
    bellhop.once('open', () => void (document.title += ' first'))
    bellhop.on('open', () => void (document.title += ' opened'))
    bellhop.off('open', hear)
  })
  await launcher.click()
  await expect.poll(() => page.title()).toBe('Palm first opened')
  for (let clicks = 0; clicks < 2; clicks++) await launcher.click()
  await expect.poll(() => page.title()).toBe('Palm first opened opened')
})

test.each([
  ['has left', /nothing/],
  ['has left unread', /understand-/],
])('a page drops what an earlier visit %s, also before the chat is opened', async (_, late) => {
  const { page, launcher, field, visit } = await embedPage()
  const letGo = await hold(page, late)
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('bellhop:draft:')))
  await visit()
  await launcher.click()
  await field.fill('Goa')
  await field.press('Enter')
  await expect.poll(drafts).toHaveLength(1)
  await page.reload()
  letGo()
  await launcher.waitFor()
  await page.evaluate(() => (window.Bellhop as Bellhop).reset())
  await expect.poll(drafts).toEqual([])
})

test('the chat is made ready, and nothing stored, when the guest is about to click', async () => {
  const { launcher, field, requests, visit, page } = await embedPage()
  await visit()
  await launcher.hover()
  await page.getByText('Tell me about your trip').first().waitFor({ state: 'attached' })
  expect(requests.filter(path => path.startsWith('/api'))).toEqual([
    expect.stringMatching(/^\/api\/v1\/forms\//),
  ])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  // A page may close what is not open.
  await page.evaluate(() => (window.Bellhop as Bellhop).close())
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  // Nor is it there for keys, screen readers or a pointer.
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const roles = nodes.map(({ role }) => String(role?.value))
  expect(roles).toContain('button')
  expect(roles).not.toContain('dialog')
  await launcher.focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  const underPointer = () => page.evaluate(() => document.elementFromPoint(1_060, 400)?.localName)
  expect(await underPointer()).toBe('html')
  await launcher.click()
  await field.waitFor()
  await expect.poll(underPointer).toBe('bellhop-chat')
})

test('form and texts are fetched while the chat is on its way, and once', async () => {
  const { page, launcher, field, requests, visit } = await embedPage()
  const letGo = await hold(page, /\/chat-[^/]+\.js/)
  await visit()
  await launcher.click()
  const asked = () => requests.slice(1).map(path => path.replace(/-[\w-]{8}\.js$|site_\w+/, ''))
  const beside = ['/api/v1/forms/', '/widget/chat/chat', '/widget/chat/en']
  await expect.poll(() => asked().toSorted()).toEqual(beside)
  letGo()
  await field.waitFor()
  expect(asked().filter(path => beside.includes(path))).toHaveLength(beside.length)
})

test.each(['', 'fi', 'DE'])('a page in the language %j is no error', async lang => {
  const { page, launcher, field, visit, complaints } = await embedPage({
    head: `<script>document.documentElement.lang = '${lang}'</script>`,
  })
  await visit()
  await launcher.click()
  await field.waitFor()
  const opening = lang === 'DE' ? 'Erzählen Sie mir' : 'Tell me about your trip'
  expect(await page.getByRole('log').innerText()).toContain(opening)
  // What is read aloud is read in its own language.
  expect(await page.getByRole('dialog').getAttribute('lang')).toMatch(lang === 'DE' ? /^de/ : /^en/)
  expect(complaints).toEqual([])
})

test('what was not to be had when the guest reached for it is fetched again at the click, and once', async () => {
  const { page, launcher, field, requests, visit } = await embedPage()
  let isDown = true
  let letGo = () => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  await page.route('**/api/v1/forms/**', route =>
    isDown ? route.abort() : held.then(() => route.continue()),
  )
  const letTextsGo = await hold(page, /\/en-[^/]+\.js/)
  const texts = page.waitForResponse(/\/en-[^/]+\.js/)
  await visit()
  await page.evaluate(() =>
    (window.Bellhop as Bellhop).on('error', ({ detail }) => {
      document.title = String(detail.because)
    }),
  )
  await launcher.hover()
  await expect.poll(() => page.title()).toBe('form')
  isDown = false
  await launcher.click()
  letTextsGo()
  await hasRun(page, texts)
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  letGo()
  await field.waitFor()
  // From then on it is there.
  requests.length = 0
  for (let clicks = 0; clicks < 2; clicks++) await launcher.click()
  await expect.poll(() => field.evaluate(each => each.matches(':focus'))).toBe(true)
  expect(requests.filter(path => path.startsWith('/api/v1/forms'))).toEqual([])
})

test('a click opens the chat under a strict policy, and another closes it', async () => {
  const { page, field, visit, complaints } = await embedPage({ attributes: 'data-label="Ask us"' })
  const launcher = page.getByRole('button', { name: 'Ask us' })
  await visit()
  await launcher.waitFor()
  await page.evaluate(() => (window.Bellhop as Bellhop).hide())
  expect(await launcher.isVisible()).toBe(false)
  await page.evaluate(() => {
    const bellhop = window.Bellhop as Bellhop
    bellhop.show()
    bellhop.on('close', () => (document.title = 'Closed'))
  })
  await launcher.click()
  await field.waitFor()
  expect(await launcher.getAttribute('aria-expanded')).toBe('true')
  await launcher.click()
  await field.waitFor({ state: 'hidden' })
  expect(await launcher.getAttribute('aria-expanded')).toBe('false')
  expect(await page.title()).toBe('Closed')
  expect(complaints).toEqual([])
})

test('where colours are forced the launcher still shows what it is', async () => {
  const { page, launcher, visit } = await embedPage()
  await page.emulateMedia({ forcedColors: 'active' })
  await visit()
  const edge = await launcher.evaluate(each => getComputedStyle(each, '::before').borderTop)
  expect(edge).toMatch(/^2px solid rgb\(/)
})

test('a chat that cannot be fetched says so, and the next click tries anew', async () => {
  const { page, launcher, field, visit } = await embedPage({ attributes: 'data-failed="Ring us"' })
  let isDown = true
  await page.route(/chat-[^/]+\.js/, route => (isDown ? route.abort() : route.continue()))
  const mistakes: string[] = []
  page.on('pageerror', error => mistakes.push(error.message))
  await visit()
  await page.evaluate(() =>
    (window.Bellhop as Bellhop).on('error', ({ detail }) => {
      document.title = JSON.stringify(detail)
    }),
  )
  await launcher.click()
  await page.getByRole('status').getByText('Ring us').waitFor()
  expect(await page.title()).toBe('{}')
  isDown = false
  await launcher.click()
  await field.waitFor()
  expect(await page.getByText('Ring us').count()).toBe(0)
  // Once it is there it needs no network.
  isDown = true
  for (let clicks = 0; clicks < 2; clicks++) await launcher.click()
  await field.waitFor()
  expect(await page.getByText('Ring us').count()).toBe(0)
  expect(mistakes).toEqual([])
})

test.each(['inline', 'popup'])(
  'a chat of mode %s that cannot be fetched leaves a button to try anew, until it is there',
  async mode => {
    const { page, launcher, field, visit } = await embedPage({ attributes: `data-mode="${mode}"` })
    let isDown = true
    await page.route(/chat-[^/]+\.js/, route => (isDown ? route.abort() : route.continue()))
    await visit()
    await page.locator('bellhop-chat').waitFor({ state: 'attached' })
    await page.evaluate(() => (window.Bellhop as Bellhop).open())
    await page.getByRole('status').getByText('Chat unavailable').waitFor()
    isDown = false
    await launcher.click()
    await field.waitFor()
    await launcher.waitFor({ state: 'hidden' })
  },
)

test('a guest who is ahead of the chat sees that it is on its way, until it is there', async () => {
  const { page, launcher, field, visit } = await embedPage()
  const letGo = await hold(page, /chat-[^/]+\.js/)
  await visit()
  await launcher.click()
  await page.getByRole('status').getByText('...').waitFor()
  letGo()
  await field.waitFor()
  expect(await page.getByText('...', { exact: true }).count()).toBe(0)
})

test.each([
  ['an odd number of times has it opened once', 5, '+'],
  ['an even number of times has thought better of it', 4, ''],
])('a guest who clicks until the chat is there %s', async (_, clicks, opened) => {
  const { page, launcher, field, visit } = await embedPage()
  const letGo = await hold(page, /chat-[^/]+\.js/)
  await visit()
  await page.evaluate(() => {
    document.title = ''
    document.addEventListener('bellhop:open', () => (document.title += '+'))
  })
  const arrived = page.waitForResponse(/chat-[^/]+\.js/)
  for (let click = 0; click < clicks; click++) await launcher.click()
  letGo()
  await hasRun(page, arrived)
  if (opened) await field.waitFor()
  expect(await page.title()).toBe(opened)
})

test('an element that is taken off the page while its chat is on its way gets none', async () => {
  const { page, launcher, visit } = await embedPage()
  const letGo = await hold(page, /chat-[^/]+\.js/)
  await visit()
  const host = await page.locator('bellhop-chat').elementHandle()
  const arrived = page.waitForResponse(/chat-[^/]+\.js/)
  await launcher.click()
  await page.clock.install()
  await page.evaluate(() => (window.Bellhop as Bellhop).destroy())
  await page.clock.runFor(1_000)
  letGo()
  await hasRun(page, arrived)
  const chats = await host!.evaluate(
    ({ shadowRoot }) => shadowRoot!.querySelector('div')!.shadowRoot!.childElementCount,
  )
  expect(chats).toBe(0)
})

test('calls made before the loader is there are made up for', async () => {
  const head = `<script>
    window.Bellhop = window.Bellhop || []
    Bellhop.push(bellhop => bellhop.once('ready', () => { document.title = 'ready' }))
    Bellhop.push(bellhop => bellhop.open())
  </script>`
  const { page, field, visit } = await embedPage({ head })
  await visit()
  await field.waitFor()
  await expect.poll(() => page.title()).toBe('ready')
})
