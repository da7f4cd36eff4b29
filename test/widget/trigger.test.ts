import { expect, test } from 'vitest'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { hold } from '../support/hold.ts'
import { embedPages, hasRun, hide, show } from './embed-page.ts'

const embedPage = embedPages()

/** A page with this much of its own, once what `data-open` listens with is there. */
async function openPage(trigger: string, body: string) {
  const attributes = `data-open="${trigger}" data-teaser="Ask us"`
  const guest = await embedPage({ attributes, body })
  await guest.visit()
  // It is drawn after the listening has begun.
  await guest.page.getByRole('button', { name: 'Ask us' }).waitFor()
  const isOpen = () => guest.page.evaluate(() => (window.Bellhop as Bellhop).getState().isOpen)
  return { ...guest, isOpen, link: guest.page.getByRole('link') }
}

test.each(['a', '#plan', 'a span'])('a link by %s opens the chat and leads nowhere', async of => {
  const body = '<p id="plan"><a href="#away"><span>Plan</span></a></p>'
  const { page, field, link } = await openPage(`click:${of}`, body)
  // As routers of single-page applications do.
  await page.evaluate(() =>
    document.querySelector('a')!.addEventListener('click', event => {
      if (!event.defaultPrevented) document.title = 'Away'
      event.stopPropagation()
    }),
  )
  await link.click()
  await field.waitFor()
  expect(new URL(page.url()).hash).toBe('')
  expect(await page.title()).toBe('Palm')
  await field.press('Escape')
  // Back at it, though the button is there too.
  await expect.poll(() => link.evaluate(each => each === document.activeElement)).toBe(true)
})

test('a link that is clicked with a key, for a tab or a window of its own, is the guest’s', async () => {
  const { link, isOpen } = await openPage('click:a', '<a href="#away">Plan</a>')
  for (const key of ['Alt', 'Control', 'Meta', 'Shift'] as const) {
    await link.click({ modifiers: [key] })
    expect(await isOpen(), key).toBe(false)
  }
})

test.each(['click:#1', 'after:5'])(
  '“%s” is told to the owner, and the guest has the button',
  async misspelt => {
    const guest = await embedPage({ attributes: `data-open="${misspelt}"` })
    const warned = guest.page.waitForEvent('console', each => each.type() === 'warning')
    await guest.visit()
    expect((await warned).text()).toMatch(/^Bellhop: data-open .*(#1|after:5)/)
    await guest.launcher.click()
    await guest.field.waitFor()
    expect(guest.complaints).toEqual([])
  },
)

test('a pointer that goes along the edge of the window, or out at another, does not leave it', async () => {
  const { page, field, isOpen } = await openPage('exit', '')
  const leave = (clientY: number, isWithin: boolean) =>
    page.evaluate(
      ([clientY, isWithin]) => {
        const to = isWithin ? document.body : null
        const left = { bubbles: true, clientY, relatedTarget: to }
        document.querySelector('h1')!.dispatchEvent(new MouseEvent('mouseout', left))
      },
      [clientY, isWithin] as const,
    )
  await leave(0, true)
  await leave(1, false)
  expect(await isOpen()).toBe(false)
  await leave(0, false)
  await field.waitFor()
})

test('a guest who writes in any field of the page is called away by nothing', async () => {
  const fields = '<input><textarea></textarea><p contenteditable>Dear Mira,</p>'
  const { page, isOpen } = await openPage('exit', fields)
  const leave = () =>
    page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientY: 0 })))
  for (const own of await page.locator('input, textarea, p[contenteditable]').all()) {
    await own.focus()
    await leave()
    expect(await isOpen()).toBe(false)
  }
  await page.locator('p[contenteditable]').blur()
  await leave()
  expect(await isOpen()).toBe(true)
})

test('a page that is scrolled before anybody listens has been scrolled all the same', async () => {
  const { page, field, visit } = await embedPage({
    attributes: 'data-open="scroll:100"',
    body: '<p>Palm</p>'.repeat(100),
  })
  const letGo = await hold(page, /invite-/)
  await visit()
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight)
    return new Promise(requestAnimationFrame)
  })
  letGo()
  await field.waitFor()
})

test('a chat that the page has taken away in the meantime does not come when its time is up', async () => {
  const attributes = 'data-open="delay:60" data-teaser="Ask us"'
  const { page, requests, visit } = await embedPage({ attributes })
  await page.clock.install()
  await visit()
  await page.getByRole('button', { name: 'Ask us' }).waitFor()
  await page.evaluate(() => (window.Bellhop as Bellhop).destroy())
  await page.clock.runFor(120_000)
  const state = await page.evaluate(() => (window.Bellhop as Bellhop).getState())
  expect(state).toEqual({ isOpen: false })
  expect(requests.filter(path => path.includes('/chat-'))).toEqual([])
})

test('a chat that was taken away before its page was seen does not come then', async () => {
  const { page, visit } = await embedPage({ attributes: 'data-open="load"' })
  await hide(page)
  const arrived = page.waitForResponse(/invite-/)
  await visit()
  await hasRun(page, arrived)
  await page.clock.install()
  await page.evaluate(() => (window.Bellhop as Bellhop).destroy())
  await page.clock.runFor(1_000)
  await show(page)
  const state = await page.evaluate(() => (window.Bellhop as Bellhop).getState())
  expect(state).toEqual({ isOpen: false })
})

test('a chat that the guest has closed does not come again where the page has another place for it', async () => {
  const attributes = 'data-open="exit" data-target="main" data-teaser="Ask us"'
  const { page, field, visit } = await embedPage({ attributes, body: '<main></main>' })
  const leave = () =>
    page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientY: 0 })))
  await visit()
  await page.getByRole('button', { name: 'Ask us' }).waitFor()
  await leave()
  await field.waitFor()
  const isOpen = () => page.evaluate(() => (window.Bellhop as Bellhop).getState().isOpen)
  await page.evaluate(() => document.querySelector('main')!.remove())
  await expect.poll(isOpen).toBe(false)
  await page.evaluate(async () => {
    document.body.append(document.createElement('main'))
    await new Promise(resolve => (window.Bellhop as Bellhop).once('ready', resolve))
    await new Promise(requestAnimationFrame)
  })
  await leave()
  expect(await isOpen()).toBe(false)
})

test('a page with nothing to scroll has not been scrolled, unless what scrolls is in the place of the page', async () => {
  const { page, field, isOpen } = await openPage('scroll:50', '')
  expect(await isOpen()).toBe(false)
  await page.evaluate(() => {
    for (const [name, height] of Object.entries({ small: '90px', main: '90vh' })) {
      const box = document.createElement('div')
      const content = document.createElement('div')
      Object.assign(box.style, { overflow: 'auto', height })
      Object.assign(content.style, { width: '3000px', height: '3000px' })
      box.id = name
      box.append(content)
      document.body.append(box)
    }
  })
  const scroll = (selector: string, left: number, top: number) =>
    page.evaluate(
      ([selector, left, top]) => {
        document.querySelector(selector)!.scrollTo(left, top)
        return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      },
      [selector, left, top] as const,
    )
  await scroll('#small', 0, 2_900)
  await scroll('#main', 2_000, 0)
  await scroll('#main', 0, 10)
  expect(await isOpen()).toBe(false)
  await scroll('#main', 0, 2_000)
  await field.waitFor()
})

test('a tab that the guest has put behind meanwhile has the chat come once they are back', async () => {
  const { page, visit } = await embedPage({ attributes: 'data-open="delay:60"' })
  await page.clock.install()
  const arrived = page.waitForResponse(/invite-/)
  await visit()
  await hasRun(page, arrived)
  await page.evaluate(() =>
    Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
  )
  await page.clock.runFor(90_000)
  const state = () => page.evaluate(() => (window.Bellhop as Bellhop).getState())
  expect(await state()).toEqual({ isOpen: false })
  await show(page)
  await page.clock.runFor(1_000)
  expect(await state()).toEqual({ isOpen: true })
})
