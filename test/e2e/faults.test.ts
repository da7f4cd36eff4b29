import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { texts } from '../../widget/locales/en.ts'
import { newPage, still } from '../support/browser.ts'
import { chatOf } from '../support/chat.ts'
import { sharedEmbedding } from '../support/embed.ts'
import { hold } from '../support/hold.ts'
import { answer, answerAll, answerForGood, fields, isLast, steps } from './trip.ts'

const submission = '**/api/v1/trip-plan-requests'
/** Both what carries the request and what carries the answers before it. */
const anyAnswer = /\/api\/v1\/(drafts|trip-plan-requests)/

/** From this step on the operator can call back, and the server has what was said. */
const whenReachable = steps.findIndex(({ asked }) => asked === texts.ask_phone_number)

const embedding = sharedEmbedding()

/** With the talk there: until it is, a tap is kept nowhere, and nothing says that it is. */
async function openChat() {
  const { page } = await newPage(still)
  await page.goto(embedding().url)
  const chat = chatOf(page)
  const talk = page.waitForResponse(/\/chat\/talk-/)
  await chat.open()
  await (await talk).finished()
  return { ...embedding(), page, context: page.context(), chat }
}

test('a network that is cut at every question, and back after it, loses no answer', async () => {
  const { chat, context, leads } = await openChat()
  for (const step of steps) {
    await chat.asked(step.asked)
    await context.setOffline(true)
    await answer(chat, step)
    await chat.told(isLast(step) ? texts.waiting_offline : texts.saved)
    await context.setOffline(false)
  }
  await chat.told(texts.delivered)
  expect(await leads()).toMatchObject([{ state: 'new', fields }])
})

test('a guest who is offline from the first prompt to the last is heard in full once back, whoever starts over', async () => {
  const { page, chat, context, leads } = await openChat()
  const reset = () => page.evaluate(() => (window.Bellhop as Bellhop).reset())
  await chat.asked(texts.opening)
  await context.setOffline(true)
  await answerAll(chat)
  await chat.told(texts.waiting_offline)
  await reset()
  await chat.tap(/^Destination/)
  await chat.say('start over')
  expect(await leads()).toEqual([])
  const letGo = await hold(context, submission)
  await context.setOffline(false)
  await chat.told(texts.sending)
  await reset()
  letGo()
  await chat.told(texts.delivered)
  expect(await leads()).toMatchObject([{ state: 'new', fields }])
})

test('a server that is killed at every question has every answer once it is back', async () => {
  const { chat, kill, restart, leads } = await openChat()
  for (const step of steps) {
    await chat.asked(step.asked)
    await kill()
    await answer(chat, step)
    await chat.told(isLast(step) ? texts.waiting_server : texts.saved)
    await restart()
  }
  await chat.told(texts.delivered)
  expect(await leads()).toMatchObject([{ state: 'new', fields }])
})

test('a tab that is closed at every question goes on where the guest was', async () => {
  const { url, leads } = embedding()
  let { page } = await newPage(still)
  for (const step of steps) {
    await page.goto(url)
    const chat = chatOf(page)
    await chat.open()
    await answerForGood(chat, step)
    page = await reopened(page)
  }
  await page.goto(url)
  await chatOf(page).open()
  await chatOf(page).told(texts.delivered)
  expect(await leads()).toMatchObject([{ state: 'new', fields }])
})

test('a reload keeps the draft, its uid and what was typed of every answer', async () => {
  const { url, leads } = embedding()
  const { page } = await newPage(still)
  const chat = chatOf(page)
  const untilPhone = steps.findIndex(({ asked }) => asked === texts.ask_email)
  await page.goto(url)
  await chat.open()
  for (const step of steps.slice(0, untilPhone)) await answer(chat, step)
  await expect.poll(async () => (await leads()).length).toBe(1)
  const [partial] = await leads()
  expect(partial).toMatchObject({ state: 'partial', fields: { name: 'Asha Rao' } })
  await page.reload()
  await chat.open()
  await page.getByRole('log').getByText('Asha Rao').waitFor()
  for (const step of steps.slice(untilPhone)) await answer(chat, step)
  await chat.told(texts.delivered)
  const { id, client_request_uid } = partial!
  expect(await leads()).toMatchObject([{ id, client_request_uid, state: 'new', fields }])
})

/** What the guest is told while the server answers the request in this way. */
const refusals = [
  { status: 401, told: texts.waiting_server, rest: 0 },
  { status: 429, told: texts.waiting_rate, rest: 1_000 },
  { status: 500, told: texts.waiting_server, rest: 0 },
]

test.each(refusals)(
  'a server that answers $status at every question has every answer once it takes them again',
  async ({ status, told, rest }) => {
    const { chat, context, leads } = await openChat()
    const attempts: number[] = []
    let isRefusing = true
    await context.route(anyAnswer, route => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      attempts.push(performance.now())
      return isRefusing ? no(route, status) : route.continue()
    })
    for (const step of steps) {
      isRefusing = true
      await answer(chat, step)
      await chat.told(isLast(step) ? told : texts.saved)
      isRefusing = false
    }
    await chat.told(texts.delivered)
    const [refused = 0, taken = 0] = attempts.slice(-2)
    expect(taken - refused).toBeGreaterThanOrEqual(rest)
    expect(await leads()).toMatchObject([{ state: 'new', fields }])
  },
)

/** A guest of a page that knows their whole trip, one tap before it is sent. */
async function openSummary() {
  const guest = await openChat()
  await guest.page.evaluate(known => (window.Bellhop as Bellhop).setFields(known), fields)
  await guest.chat.asked(texts.summary)
  return guest
}

test('a token that has expired is renewed and the guest is told nothing of it', async () => {
  const { chat, context, leads } = await openSummary()
  await context.route(submission, route => no(route, 401), { times: 1 })
  await chat.tap(texts.send)
  await chat.told(texts.delivered)
  expect(await leads()).toMatchObject([{ state: 'new', fields }])
})

test('a lost acknowledgement makes the guest wait and makes no second lead', async () => {
  const { chat, context, leads } = await openSummary()
  let isLost = false
  let goOn = () => {}
  const told = new Promise<void>(resolve => (goOn = resolve))
  await context.route(submission, async route => {
    if (isLost) return told.then(() => route.continue())
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await chat.tap(texts.send)
  await chat.told(texts.waiting_server)
  goOn()
  await chat.told(texts.delivered)
  expect(await leads()).toMatchObject([{ state: 'new', fields }])
})

test('a browser that forbids storage still carries the whole conversation, and into a chat that is drawn anew', async () => {
  const { url, leads } = embedding()
  const { page, complaints } = await newPage(still)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
  await page.goto(url)
  const chat = chatOf(page)
  await chat.open()
  for (const step of steps) {
    await answer(chat, step)
    // Nothing is on this device: until the server has it, it is in this page alone.
    const isKnown = steps.indexOf(step) >= whenReachable
    await chat.told(isLast(step) ? texts.delivered : isKnown ? texts.received : texts.unsaved)
  }
  await page.evaluate(() => document.querySelector('bellhop-chat')?.setTheme('dark'))
  await chat.open()
  await chat.told(texts.delivered)
  expect(await leads()).toMatchObject([{ state: 'new', fields }])
  expect(complaints).toEqual([])
})

/** The tab is gone; the browser is not. */
async function reopened(page: Page): Promise<Page> {
  const next = await page.context().newPage()
  await page.close()
  return next
}

function no(route: Route, status: number) {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    ...(status === 429 && { 'Retry-After': '1' }),
  }
  return route.fulfill({ status, headers, json: { message: 'No', code: 'no', request_id: 'r' } })
}
