import axe from 'axe-core'
import { expect, test } from 'vitest'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { hold } from '../support/hold.ts'
import { embedPages, hasRun, hide, show } from './embed-page.ts'

const embedPage = embedPages()

const words = 'Tell us where you would like to go: we answer within a day.'

async function teaserPage(attributes = '', body = '') {
  const guest = await embedPage({ attributes: `data-teaser="${words}" ${attributes}`, body })
  const teaser = guest.page.getByRole('button', { name: words })
  const close = guest.page.getByRole('button', { name: /^(Close|Schließen)$/ })
  return { ...guest, teaser, close }
}

test('a teaser stands beside the launcher, with nothing stored, and opens the chat', async () => {
  const { page, teaser, field, requests, visit, complaints } = await teaserPage()
  await visit()
  await teaser.waitFor()
  expect(requests.map(path => path.replace(/-[\w-]{8}\./, '.'))).toEqual([
    '/widget/v1.js',
    '/widget/chat/invite.js',
  ])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await teaser.click()
  await field.waitFor()
  expect(await teaser.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('the teaser of a page that spaces out its letters, and misspells the mode of its chat, is as any', async () => {
  const { page, teaser, launcher, visit } = await teaserPage('data-mode="buble"')
  await visit()
  await teaser.waitFor()
  expect(await launcher.isVisible()).toBe(true)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { letter-spacing: 9px; word-spacing: 9px; text-indent: 9px;
      text-transform: uppercase }`)
    document.adoptedStyleSheets = [sheet]
  })
  const looks = await teaser.evaluate(each => {
    const { letterSpacing, wordSpacing, textTransform, textIndent } = getComputedStyle(each)
    return [letterSpacing, wordSpacing, textTransform, textIndent]
  })
  expect(looks).toEqual(['normal', '0px', 'none', '0px'])
})

test('a teaser is not shown again on this page once the guest has closed it', async () => {
  const { page, teaser, close, launcher, visit } = await teaserPage()
  await visit()
  await close.click()
  expect(await teaser.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.evaluate(async teaser => {
    const bellhop = window.Bellhop as Bellhop
    const site = bellhop.dataset['site']
    bellhop.destroy()
    const next = bellhop.place({ site, teaser, again: '' })
    // Its script has been fetched before: two turns are enough for it to run.
    await new Promise(resolve => next.on('ready', resolve))
    await new Promise(requestAnimationFrame)
  }, words)
  await launcher.waitFor()
  expect(await teaser.count()).toBe(0)
})

test('Escape closes the teaser, and the keyboard is at the launcher then', async () => {
  const { page, teaser, launcher, visit } = await teaserPage()
  await visit()
  await teaser.focus()
  await page.keyboard.press('Escape')
  expect(await teaser.count()).toBe(0)
  expect(await launcher.evaluate(node => node.matches(':focus'))).toBe(true)
})

test('Escape closes the teaser from anywhere, and leaves the keyboard where it was', async () => {
  const { page, teaser, visit } = await teaserPage()
  await visit()
  await teaser.waitFor()
  await page.keyboard.press('Escape')
  expect(await teaser.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('the × has the name that the page gives it, and by the keyboard leads to the launcher', async () => {
  const { teaser, close, launcher, visit } = await teaserPage('data-teaser-close="Schließen"')
  await visit()
  expect(await close.getAttribute('aria-label')).toBe('Schließen')
  await close.press('Enter')
  expect(await teaser.count()).toBe(0)
  expect(await launcher.evaluate(node => node.matches(':focus'))).toBe(true)
})

test.each(['hover', 'focus'] as const)(
  'the chat is made ready when the guest reaches for the teaser: %s',
  async reach => {
    const { page, teaser, visit } = await teaserPage()
    await visit()
    const ready = page.waitForResponse(/chat\/chat-/)
    await teaser[reach]()
    await ready
  },
)

test('the teaser waits for what the page itself still loads', async () => {
  const { page, teaser, visit } = await teaserPage('', '<script async src="HOST/slow.js"></script>')
  const letGo = await hold(page, /slow/)
  const arrived = page.waitForResponse(/invite-/)
  const visited = visit()
  await hasRun(page, arrived)
  expect(await teaser.count()).toBe(0)
  letGo()
  await visited
  await teaser.waitFor()
})

test('who has had the chat open while the page still loaded is not shown the teaser then', async () => {
  const { page, teaser, field, launcher, visit } = await teaserPage(
    '',
    '<script async src="HOST/slow.js"></script>',
  )
  const letGo = await hold(page, /slow/)
  const arrived = page.waitForResponse(/invite-/)
  const visited = visit()
  await hasRun(page, arrived)
  await launcher.click()
  await field.waitFor()
  await launcher.click()
  letGo()
  await visited
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await teaser.count()).toBe(0)
})

test('a page that is seen, left and seen again has one teaser', async () => {
  const { page, teaser, visit } = await teaserPage()
  await hide(page)
  const arrived = page.waitForResponse(/invite-/)
  await visit()
  await hasRun(page, arrived)
  await show(page, 2)
  await teaser.waitFor()
  expect(await teaser.count()).toBe(1)
})

test('what the page could not fetch of a teaser costs the guest no chat, and is no mistake of the page’s', async () => {
  const { page, launcher, field, visit } = await teaserPage()
  await page.route(/invite-/, route => route.abort())
  const mistakes: string[] = []
  page.on('pageerror', error => mistakes.push(error.message))
  const failed = page.waitForEvent('requestfailed')
  await visit()
  await failed
  await launcher.click()
  await field.waitFor()
  expect(mistakes).toEqual([])
})

test('a chat that opens by itself takes the teaser away', async () => {
  const { page, teaser, field, visit } = await teaserPage()
  await visit()
  await teaser.waitFor()
  await page.evaluate(() => (window.Bellhop as Bellhop).open())
  await field.waitFor()
  expect(await teaser.count()).toBe(0)
})

test('who has opened the chat before the teaser is there is not shown it', async () => {
  const { page, teaser, field, launcher, visit } = await teaserPage()
  const letGo = await hold(page, /invite-/)
  const arrived = page.waitForResponse(/invite-/)
  await visit()
  await launcher.click()
  await field.waitFor()
  letGo()
  await hasRun(page, arrived)
  expect(await teaser.count()).toBe(0)
})

test('an element that is moved, or taken off the page and put back, has one teaser, whatever Escape was for meanwhile', async () => {
  const body = `<bellhop-chat data-site="SITE" data-mode="bubble" data-teaser="${words}">`
  const { page, visit } = await embedPage({ body: `${body}</bellhop-chat>` })
  const teaser = page.getByRole('button', { name: words })
  await visit()
  await teaser.waitFor()
  const host = await page.locator('bellhop-chat[data-teaser]').elementHandle()
  await host!.evaluate(each => document.body.append(each))
  await host!.evaluate(each => each.remove())
  const drawn = () => host!.evaluate(each => each.shadowRoot!.querySelectorAll('section').length)
  await expect.poll(drawn).toBe(0)
  await page.keyboard.press('Escape')
  await host!.evaluate(each => document.body.append(each))
  await expect.poll(drawn).toBe(1)
})

test.each(['end', 'start'])(
  'on a phone the teaser at the %s of a page covers nothing',
  async position => {
    const { page, teaser, close, launcher, visit } = await teaserPage(`data-position="${position}"`)
    await page.setViewportSize({ width: 375, height: 667 })
    await visit()
    await teaser.waitFor()
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate(dir => (document.documentElement.dir = dir), dir)
      const [say, shut, button] = await Promise.all(
        [teaser, close, launcher].map(each => each.boundingBox()),
      )
      const isStart = (position === 'start') !== (dir === 'rtl')
      if (isStart) expect(say!.x).toBeGreaterThanOrEqual(button!.x + button!.width)
      else expect(say!.x + say!.width).toBeLessThanOrEqual(button!.x)
      expect(say!.x).toBeGreaterThanOrEqual(8)
      expect(say!.x + say!.width).toBeLessThanOrEqual(367)
      expect(say!.height).toBeLessThan(667 / 4)
      expect(Math.min(shut!.width, shut!.height)).toBeGreaterThanOrEqual(24)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    }
  },
)

test('axe finds nothing wrong with a teaser, light or dark', async () => {
  const { page, teaser, visit } = await teaserPage()
  await visit()
  await teaser.waitFor()
  await page.evaluate(axe.source)
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate(theme => (window.Bellhop as Bellhop).setTheme(theme), theme)
    const found = await page.evaluate(() =>
      (window as unknown as { axe: typeof axe }).axe.run('bellhop-chat'),
    )
    expect(found.violations.map(({ id }) => id)).toEqual([])
  }
})
