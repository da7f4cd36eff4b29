import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { texts } from '../../widget/locales/en.ts'
import { newCachedPage, still } from '../support/browser.ts'
import { chatOf } from '../support/chat.ts'
import { sharedEmbedding } from '../support/embed.ts'
import { hold } from '../support/hold.ts'
import { answer, answerForGood, fields, steps } from './trip.ts'

/**
 * A Chromium proper keeps the page; the headless shell of the dev dependency keeps none, and gives
 * these as its own reasons. Whatever it names besides would keep a guest's browser from it too.
 */
const shells = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

const embedding = sharedEmbedding()

/** A page that embeds the widget, and another to go to from there. */
async function openPage() {
  const { url, serve, leads, server } = embedding()
  const elsewhere = serve('/elsewhere', () => '<!doctype html><title>Elsewhere</title>')
  const { page, complaints } = await newCachedPage(still)
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    addEventListener('pagehide', () => Reflect.deleteProperty(window, 'persisted'))
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  await page.goto(url)

  /** What stood in the way of the page being kept; then it has been loaded again. */
  async function leaveAndReturn() {
    await page.goto(elsewhere)
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForFunction(() => 'persisted' in window)
    const isKept = await page.evaluate(() => Reflect.get(window, 'persisted') as boolean)
    // They are told apart from the page, perhaps after it is there.
    await expect.poll(() => isKept || reasons.some(each => shells.includes(each))).toBe(true)
    return { isKept, because: reasons.filter(reason => !shells.includes(reason)) }
  }
  return { leads, server, page, chat: chatOf(page), complaints, leaveAndReturn }
}

const dialogOf = (page: Page) => page.getByRole('dialog')

test('a guest who goes on and comes back, before the chat and at every question, finds all as they left it', async () => {
  const { page, chat, leaveAndReturn, leads, complaints } = await openPage()
  await page.getByRole('button', { name: 'Chat' }).waitFor()
  expect((await leaveAndReturn()).because).toEqual([])
  await chat.open()
  for (const step of steps) {
    await answerForGood(chat, step)
    const { isKept, because } = await leaveAndReturn()
    expect(because).toEqual([])
    if (!isKept) await chat.open()
    await dialogOf(page).waitFor()
  }
  await chat.told(texts.delivered)
  expect(await leads()).toMatchObject([{ state: 'new', fields }])
  expect(complaints).toEqual([])
})

test('an answer that was on its way when the guest went on arrives once', async () => {
  const { page, chat, leaveAndReturn, leads, server } = await openPage()
  await chat.open()
  for (const step of steps.slice(0, -1)) await answer(chat, step)
  await chat.asked(texts.summary)
  const letGo = await hold(page, `${server.origin}/api/v1/trip-plan-requests`)
  await chat.tap(texts.send)
  const returning = leaveAndReturn()
  letGo()
  const { isKept } = await returning
  if (!isKept) await chat.open()
  await chat.told(texts.delivered)
  expect(await leads()).toMatchObject([{ state: 'new', fields }])
})
