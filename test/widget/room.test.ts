import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { texts } from '../../widget/locales/en.ts'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { chatOf } from '../support/chat.ts'
import { ask, allButThePhone, embedPages } from './embed-page.ts'

const embedPage = embedPages()

const trip = 'To Bali from 12 December 2090 for 8 days, 2 adults, no kids'

/** A guest who has said so much that not all of it has room. */
async function halfway(page: Page) {
  const chat = chatOf(page)
  await chat.asked(texts.opening)
  await chat.say(trip)
  await chat.asked(texts.ask_name)
}

/** Whether all of it is in sight, and nothing of the chat's own before it. */
const isSeen = (place: Locator) =>
  place.evaluate(async each => {
    const ratio = await new Promise(seen =>
      new IntersectionObserver(([entry]) => seen(entry?.intersectionRatio)).observe(each),
    )
    const { x, y, width, height } = each.getBoundingClientRect()
    const root = each.getRootNode() as ShadowRoot
    return ratio === 1 && each.contains(root.elementFromPoint(x + width / 2, y + height / 2))
  })

test('a keyboard that comes up leaves in sight what is asked', async () => {
  const { page, launcher, visit } = await embedPage()
  await page.setViewportSize({ width: 375, height: 667 })
  await visit()
  await launcher.click()
  await halfway(page)
  const question = page.getByText(texts.ask_name)
  await expect.poll(() => isSeen(question)).toBe(true)
  // As it is on a phone when a chip was tapped.
  await page.getByText(texts.understood).click()
  await page.setViewportSize({ width: 375, height: 367 })
  const dialog = page.getByRole('dialog')
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(367)
  await expect.poll(() => isSeen(question)).toBe(true)
})

test('a keyboard leaves in sight what is asked where the guest had scrolled up a little too', async () => {
  const { page, launcher, visit } = await embedPage()
  await page.setViewportSize({ width: 375, height: 560 })
  await visit()
  await launcher.click()
  await halfway(page)
  const question = page.getByText(texts.ask_name)
  await expect.poll(() => isSeen(question)).toBe(true)
  // By its place: who hovers over the question has it scrolled to, where a first attempt fails.
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, -20)
  await expect.poll(() => page.locator('.latest').evaluate(log => log.scrollTop)).toBe(-20)
  await page.setViewportSize({ width: 375, height: 367 })
  const dialog = page.getByRole('dialog')
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(367)
  await expect.poll(() => isSeen(question)).toBe(true)
  // And what is asked next, from wherever the guest answers.
  await page.locator('.latest').evaluate(log => log.scrollTo(0, -999))
  await expect.poll(() => isSeen(question)).toBe(false)
  await chatOf(page).say('Asha Rao')
  await expect.poll(() => isSeen(page.getByText(texts.ask_phone_number))).toBe(true)
})

test('a chat that a page shows later stands where the guest left it, not at its beginning', async () => {
  const body = '<main hidden><bellhop-chat site="SITE"></bellhop-chat></main>'
  const { page, visit } = await embedPage({ body })
  const main = page.locator('main')
  const show = () => main.evaluate(each => each.removeAttribute('hidden'))
  await page.setViewportSize({ width: 375, height: 667 })
  await visit()
  await show()
  await halfway(page)
  await page.reload()
  const question = main.getByText(texts.ask_name)
  await question.waitFor({ state: 'attached' })
  await show()
  await page.locator('bellhop-chat').first().scrollIntoViewIfNeeded()
  await expect.poll(() => isSeen(question)).toBe(true)
})

test('a chat that is short is at its top, as one that is long', async () => {
  const { page, launcher, visit } = await embedPage()
  await page.setViewportSize({ width: 375, height: 667 })
  await visit()
  await launcher.click()
  const greeting = page.getByText(texts.greeting)
  await greeting.waitFor()
  expect((await greeting.boundingBox())?.y).toBeLessThan(120)
})

test.each([
  { width: 320, height: 256 },
  { width: 320, height: 170 },
  { width: 568, height: 200 },
])('in a window of $width by $height there is a way out of the chat', async size => {
  const { page, launcher, visit } = await embedPage()
  await page.setViewportSize(size)
  await visit()
  await launcher.click()
  await halfway(page)
  const close = page.getByRole('button', { name: texts.close })
  await expect.poll(() => isSeen(close)).toBe(true)
  await expect.poll(() => isSeen(page.getByText(texts.ask_name))).toBe(true)
  await close.click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

/** The summary of a page that knows all, on a phone. */
async function summary(attributes: string, change = (chat: string) => chat) {
  const { page, launcher, visit } = await embedPage({ attributes })
  await page.route(/chat-[^/]+\.js/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await page.setViewportSize({ width: 375, height: 667 })
  await visit()
  await launcher.click()
  const known = { ...allButThePhone, phone_number: '+91 98450 12345' }
  await page.evaluate(known => (window.Bellhop as Bellhop).setFields(known), known)
  await chatOf(page).asked(texts.summary)
  return page
}

test('however long the words are that the guest must agree to, trip, box and button are in sight', async () => {
  const page = await summary(`data-consent="${'We keep what you tell us. '.repeat(99)}"`)
  expect(await isSeen(page.getByText(texts.label_destination))).toBe(true)
  expect(await isSeen(page.getByRole('checkbox'))).toBe(true)
  expect(await isSeen(page.getByRole('button', { name: texts.send }))).toBe(true)
  await page.mouse.move(180, 500)
  await page.mouse.wheel(0, 9_999)
  await expect.poll(() => isSeen(page.getByRole('button', { name: texts.restart }))).toBe(true)
})

test('the ring around “Start over” is to be seen all around it', async () => {
  const page = await summary('')
  const restart = page.getByRole('button', { name: texts.restart })
  const { x = 0, y = 0, width = 0 } = (await restart.boundingBox()) ?? {}
  // Where the button that sends is near.
  const clip = { x, y: y - 4, width, height: 3 }
  const above = () => page.screenshot({ clip, animations: 'disabled' })
  const unringed = await above()
  await restart.focus()
  for (const key of ['Shift+Tab', 'Tab']) await page.keyboard.press(key)
  expect(await restart.evaluate(each => each.matches(':focus-visible'))).toBe(true)
  expect(await above()).not.toEqual(unringed)
})

test('however much there is to choose from, on a phone on its side its button is in sight, and what keys are at', async () => {
  const { page, launcher, visit } = await embedPage()
  const options = [...'abcdefghi'].map(each => `${each}: ${'and so on '.repeat(7)}`.trim())
  await ask(page, [{ slot: 'wishes', kind: 'choices', required: true, label: 'Wishes?', options }])
  await page.setViewportSize({ width: 667, height: 375 })
  await visit()
  await launcher.click()
  await chatOf(page).tap(texts.step_by_step)
  await chatOf(page).asked('Wishes?')
  const done = page.getByRole('button', { name: texts.done })
  await expect.poll(() => isSeen(done)).toBe(true)
  for (const option of options) {
    await page.getByLabel(option, { exact: true }).focus()
    expect(await isSeen(page.locator('label', { hasText: option }))).toBe(true)
  }
  expect(await isSeen(done)).toBe(true)
})

test('where a browser knows no grid within a grid an answer stands beside its name all the same', async () => {
  const page = await summary('', chat => chat.replaceAll('subgrid', 'unknown'))
  const ofRow = page.getByRole('button', { name: texts.label_destination }).locator('span')
  const [name, answer] = await Promise.all([0, 1].map(nth => ofRow.nth(nth).boundingBox()))
  expect(answer!.x).toBeGreaterThan(name!.x + name!.width)
  expect(Math.abs(answer!.y - name!.y)).toBeLessThan(9)
})
