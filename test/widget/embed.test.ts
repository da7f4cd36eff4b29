import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { texts as de } from '../../widget/locales/de.ts'
import { texts as en } from '../../widget/locales/en.ts'
import { texts as zhHant } from '../../widget/locales/zt.ts'
import { texts as zh } from '../../widget/locales/zh.ts'
import { hold } from '../support/hold.ts'
import {
  allButThePhone,
  answerThePhone,
  ask,
  embedPages,
  hasRun,
  hide,
  show,
} from './embed-page.ts'

const embedPage = embedPages()

test('the widget and its open chat survive a swap of the body', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await visit()
  await launcher.click()
  await field.waitFor()
  await page.evaluate(() => {
    const copy = document.body.cloneNode(true)
    document.body.replaceWith(copy)
  })
  await page.waitForFunction(() => document.querySelectorAll('bellhop-chat').length === 1)
  await field.waitFor()
})

test('five widgets on a page each do as they are told', async () => {
  const body = '<bellhop-chat data-site="SITE" data-mode="bubble"></bellhop-chat>'.repeat(4)
  const { page, launcher, visit } = await embedPage({ body })
  await visit()
  await launcher.nth(4).waitFor()
  await page.evaluate(() => {
    const [, second] = document.querySelectorAll('bellhop-chat')
    return (second as Bellhop).open()
  })
  const states = await page.evaluate(() =>
    Array.from(document.querySelectorAll('bellhop-chat'), each => (each as Bellhop).getState()),
  )
  expect(states.map(({ isOpen }) => isOpen)).toEqual([false, true, false, false, false])
})

test('an element in the page shows the chat in its place', async () => {
  const { page, field, visit, complaints } = await embedPage({
    body: '<bellhop-chat site="SITE"></bellhop-chat>',
  })
  await visit()
  await field.waitFor()
  await page.evaluate(() => document.querySelector('bellhop-chat')?.setLocale('de'))
  await page.getByText('Erzählen Sie mir von Ihrer Reise').waitFor()
  // It is there before the guest turns to it, and for as long as the page is.
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await field.press('Escape')
  expect(await field.isVisible()).toBe(true)
  expect(complaints).toEqual([])
})

test.each([
  ['zh_MO', zhHant, 'zt'],
  ['zh-CN', zh, 'zh'],
])(
  'a guest of a page in %s reads their own characters, and fetches no others',
  async (locale, texts, file) => {
    const { page, launcher, requests, visit } = await embedPage({
      attributes: `data-locale="${locale}"`,
    })
    await visit()
    await launcher.click()
    await page.getByText(texts.opening).waitFor()
    const fetched = requests.flatMap(path => /\/(\w\w)-[\w-]{8}\.js$/.exec(path)?.[1] ?? [])
    expect(fetched).toEqual([file])
  },
)

test('a page that turns to Traditional Chinese has its chat do so', async () => {
  const { page, visit } = await embedPage({ body: '<bellhop-chat site="SITE"></bellhop-chat>' })
  await visit()
  await page.getByText(en.opening).waitFor()
  await page.evaluate(() => document.querySelector('bellhop-chat')?.setLocale('zh-Hant'))
  await page.getByText(zhHant.opening).waitFor()
})

test('who scrolls over a chat that is a part of the page goes on with the page', async () => {
  const filler = '<p>Palm</p>'.repeat(60)
  const { page, field, visit } = await embedPage({
    body: `<bellhop-chat site="SITE"></bellhop-chat>${filler}`,
  })
  await visit()
  await field.waitFor()
  await page.getByText('Tell me about your trip').hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('what is half typed is still there in another language and theme', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await visit()
  await launcher.click()
  await field.fill('Zwei Wochen')
  await page.evaluate(() => {
    const widget = document.querySelector('bellhop-chat')!
    widget.setLocale('de')
    widget.setTheme('light')
  })
  const letGo = await hold(page, '**/de-*.js')
  await launcher.click()
  await page.getByRole('dialog').waitFor()
  // Before it has been drawn once.
  await page.evaluate(() => document.querySelector('bellhop-chat')?.setTheme('dark'))
  letGo()
  await launcher.click()
  await page.getByText(de.greeting).waitFor()
  expect(await field.inputValue()).toBe('Zwei Wochen')
  await field.press('Enter')
  await page.getByText(de.ask_destination).waitFor()
  expect(await field.inputValue()).toBe('')
})

test('a page whose change of language closes the chat hears of it, once', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await visit()
  await launcher.click()
  await field.waitFor()
  const heard = await page.evaluate(() => {
    const widget = document.querySelector('bellhop-chat')!
    const states: boolean[] = []
    widget.on('close', () => {
      states.push(widget.getState().isOpen)
      widget.setTheme('dark')
    })
    widget.setLocale('de')
    return states
  })
  expect(heard).toEqual([false])
})

test('two chats of a site on one page are one conversation', async () => {
  const body = '<bellhop-chat site="SITE"></bellhop-chat>'.repeat(2)
  const { page, visit } = await embedPage({ body })
  await visit()
  const [first, second] = [page.getByRole('region').first(), page.getByRole('region').last()]
  await second.getByRole('textbox').waitFor()
  await first.getByRole('textbox').fill('2 adults to Goa')
  await first.getByRole('textbox').press('Enter')
  await second.getByText('2 adults to Goa').waitFor()
  await second.getByText(en.ask_start_date).waitFor()
  await second.getByRole('button', { name: en.skip_unsure }).click()
  await first.getByText(en.ask_no_of_days).waitFor()
})

test('100 mounts leave no node and no listener behind', async () => {
  const { page, launcher, field, visit } = await embedPage({ attributes: 'data-open="exit"' })
  await visit()
  await launcher.click()
  // Each of them finds a draft, and waits for what can go on with it.
  await field.fill('2 adults to Goa')
  await field.press('Enter')
  await page.getByText(en.ask_start_date).waitFor()
  const session = await page.context().newCDPSession(page)
  async function count() {
    await session.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    return { nodes, jsEventListeners }
  }
  const remount = (times: number) =>
    page.evaluate(async times => {
      const bellhop = window.Bellhop as Bellhop
      const site = document.querySelector<HTMLElement>('bellhop-chat')?.dataset['site']
      let widget = bellhop
      for (let time = 0; time < times; time++) {
        widget.destroy()
        await new Promise(resolve => setTimeout(resolve))
        widget = bellhop.place({ site, open: 'exit', time: String(time) })
        await widget.open()
      }
      widget.destroy()
      await new Promise(resolve => setTimeout(resolve))
      bellhop.place({ site })
    }, times)
  await remount(5)
  const before = await count()
  await remount(100)
  // What was still being fetched for a chat that is gone lets go of it when it arrives.
  const left = async () => {
    const { nodes, jsEventListeners } = await count()
    return Math.max(nodes - before.nodes - 30, jsEventListeners - before.jsEventListeners)
  }
  await expect.poll(left).toBeLessThan(20)
})

test.each(['load', 'scroll'])('data-open=%s opens the chat', async trigger => {
  const { page, launcher, field, visit } = await embedPage({
    attributes: `data-open="${trigger}"`,
    body: '<p>Palm</p>'.repeat(100),
  })
  await visit()
  await launcher.waitFor()
  if (trigger === 'scroll') expect(await field.isVisible()).toBe(false)
  // What listens is a file of its own, and may still be on its way.
  const isOpen = () => field.isVisible()
  const scroll = () => page.evaluate(() => scrollBy(0, 1))
  await expect.poll(() => (trigger === 'scroll' ? scroll().then(isOpen) : isOpen())).toBe(true)
})

test.each(['load', 'delay:0'])(
  'to a page that nobody sees yet data-open=%s brings the chat once it is seen',
  async trigger => {
    const { page, field, requests, visit } = await embedPage({
      attributes: `data-open="${trigger}"`,
    })
    await hide(page)
    const arrived = page.waitForResponse(/invite-/)
    await visit()
    await hasRun(page, arrived)
    const told = () => requests.filter(path => path.endsWith('/tallies')).length
    const state = () => page.evaluate(() => (window.Bellhop as Bellhop).getState())
    expect([await state(), told()]).toEqual([{ isOpen: false }, 0])
    expect(requests.some(path => path.includes('/chat-'))).toBe(trigger === 'load')
    await show(page)
    await field.waitFor()
    await expect.poll(told).toBe(1)
    expect(await state()).toEqual({ isOpen: true })
  },
)

test('unasked the chat comes once: what the guest has closed stays closed', async () => {
  const { page, launcher, field, visit } = await embedPage({
    attributes: 'data-open="scroll:50"',
    body: '<p>Palm</p>'.repeat(100),
  })
  await visit()
  await launcher.waitFor()
  const scroll = () => page.evaluate(() => scrollTo(0, scrollY > 1_000 ? 900 : 3_000))
  await expect.poll(async () => scroll().then(() => field.isVisible())).toBe(true)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'hidden' })
  for (let times = 0; times < 4; times++) {
    await scroll()
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  expect(await field.isVisible()).toBe(false)
})

test('it comes into nobody’s typing, and takes the focus out of no field of the page', async () => {
  const { page, field, visit } = await embedPage({
    attributes: 'data-open="delay:0"',
    body: '<input autofocus>',
  })
  const arrived = page.waitForResponse(/invite-/)
  const own = page.locator('input')
  const isInOwn = () => own.evaluate(each => each === document.activeElement)
  await visit()
  await own.fill('asha@palm')
  await hasRun(page, arrived)
  expect([await field.count(), await isInOwn()]).toEqual([1, true])
  await own.blur()
  await field.nth(1).waitFor()
  await field.nth(1).press('Escape')
  await field.nth(1).waitFor({ state: 'hidden' })

  await own.focus()
  await page.evaluate(() => document.querySelector('bellhop-chat')?.open())
  await field.nth(1).waitFor()
  expect(await isInOwn()).toBe(true)
  await page.keyboard.insertText('.example')
  expect(await own.inputValue()).toBe('asha@palm.example')
})

test('popup mode shows no launcher of its own, and gives the focus back to what opened it', async () => {
  const { page, launcher, field, visit } = await embedPage({
    attributes: 'data-mode="popup" data-open="click:#plan" data-teaser="Ask us"',
    body: '<button id="plan">Plan</button>',
  })
  // What listens is a file of its own.
  const arrived = page.waitForResponse(/invite-/)
  await visit()
  await hasRun(page, arrived)
  // Nor a teaser that would stand by it.
  expect(await page.getByRole('button').count()).toBe(1)
  const plan = page.locator('#plan')
  await plan.click()
  await field.waitFor()
  expect(await launcher.count()).toBe(0)
  const chat = await page.getByRole('dialog').boundingBox()
  expect(chat && chat.y + chat.height).toBeGreaterThan(page.viewportSize()!.height - 40)
  await field.focus()
  // A page may say so once more.
  await page.evaluate(() => (window.Bellhop as Bellhop).open())
  await field.press('Escape')
  await field.waitFor({ state: 'hidden' })
  await expect.poll(() => plan.evaluate(button => button === document.activeElement)).toBe(true)
})

test('a page that has spoilt Object.prototype, fetch and storage still gets its lead', async () => {
  const { page, launcher, field, visit, complaints, origin } = await embedPage()
  await page.addInitScript(() => {
    // Before the names, which this would trip over itself.
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
    const names = ['mode', 'signal', 'place', 'method', 'position', 'theme', 'open', 'target']
    names.push(
      'label',
      'script',
      'consent',
      'body',
      'headers',
      'cache',
      'value',
      'get',
      'set',
      'ref',
    )
    names.push('slot', 'is', 'site')
    for (const name of names) Object.assign(Object.prototype, { [name]: 'x' })
    Object.assign(Object.prototype, { extend() {}, each: 7 })
    Object.assign(Array.prototype, { remove: () => 'nothing' })
    const { fetch } = window
    window.fetch = async (...call) => (await fetch(...call)).clone()
  })
  await visit()
  await launcher.click()
  await field.waitFor()
  // As text, since what carries values into the page does not survive it.
  await page.evaluate(`window.Bellhop.setFields(${JSON.stringify(allButThePhone)})`)
  const send = await answerThePhone(page)
  const sent = page.waitForRequest(`${origin}/api/v1/trip-plan-requests`)
  await send.click()
  await page.getByText(/Your reference/).waitFor()
  const request = (await sent).postDataJSON() as object
  expect(request).toMatchObject({ ...allButThePhone, phone_number: '+91 98450 12345' })
  expect(Object.keys(request)).not.toContain('slot')
  expect(complaints).toEqual([])
})

/** A chat at its summary, of what the page knew and one correction by the guest. */
async function correctedSummary() {
  const { page, launcher, field, visit } = await embedPage()
  await visit()
  await launcher.click()
  await field.waitFor()
  await page.evaluate(known => (window.Bellhop as Bellhop).setFields(known), {
    ...allButThePhone,
    phone_number: '+91 98450 12345',
  })
  await page.getByRole('button', { name: /^Name Asha Rao/ }).click()
  await field.fill('Ana Silva')
  await field.press('Enter')
  return page
}

test('a double click on “Start over” leaves the conversation dropped', async () => {
  const page = await correctedSummary()
  await page.getByRole('button', { name: en.restart }).dblclick()
  await page.getByRole('button', { name: /^Name Asha Rao/ }).waitFor()
  await page.getByRole('button', { name: en.back }).click()
  await page.getByRole('button', { name: /^Name Ana Silva/ }).waitFor()
})

/** As browsers do it: the words of a text are in elements of theirs then. */
function translate(place: Locator) {
  return place.evaluate(translated => {
    const words = document.createTreeWalker(translated, NodeFilter.SHOW_TEXT).nextNode() as Text
    const font = document.createElement('font')
    font.append(words.data.toUpperCase())
    words.replaceWith(font)
  })
}

test('in a page that the browser translates the guest still hears where the answers are', async () => {
  const page = await correctedSummary()
  const status = page.getByRole('status').last()
  await status.getByText(en.saved).waitFor()
  await translate(status)
  const letGo = await hold(page, '**/trip-plan-requests')
  await page.getByRole('button', { name: en.send }).click()
  await translate(page.getByText(en.sending).last())
  letGo()
  await status.getByText(en.delivered, { exact: true }).waitFor()
  expect(await page.getByText(en.sending.toUpperCase(), { exact: true }).count()).toBe(0)
})

test('in a page that the browser translates the word for “Done” goes with the boxes it was for', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await ask(page, [
    { slot: 'wishes', kind: 'choices', required: true, label: 'Wishes?', options: ['Spa', 'Sea'] },
    { slot: 'name', kind: 'text', required: true },
  ])
  await visit()
  await launcher.click()
  await page.getByRole('button', { name: en.step_by_step }).click()
  const done = page.getByText(en.done)
  await translate(done)
  await page.getByLabel('Sea').check()
  await done.click()
  await field.waitFor()
  expect(await done.count()).toBe(0)
})

test('a double click on “Done” answers one question, and not the next, and what is ticked stays so', async () => {
  const { page, launcher, field, visit } = await embedPage()
  const boxes = { kind: 'choices', required: false } as const
  await ask(page, [
    { ...boxes, slot: 'wishes', label: 'Wishes?', options: ['Spa', 'Sea'] },
    { ...boxes, slot: 'extras', label: 'Extras?', options: ['Bike', 'Car'] },
    { slot: 'name', kind: 'text', required: true },
  ])
  await visit()
  await launcher.click()
  await page.getByRole('button', { name: en.step_by_step }).click()
  await page.getByRole('group', { name: 'Wishes?' }).getByLabel('Sea').check()
  await page.getByRole('button', { name: en.done }).dblclick()
  await page.getByLabel('Bike').check()
  await page.getByRole('button', { name: en.done }).click()
  await field.fill('Asha Rao')
  await field.press('Enter')
  await page.getByRole('button', { name: /^Wishes/ }).click()
  expect(await page.getByLabel('Sea').isChecked()).toBe(true)
})

test('a page in English shows a British guest British dates', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await visit()
  await launcher.click()
  await field.fill('Bali from 12 December 2090 for a week')
  await field.press('Enter')
  await page.getByRole('button', { name: /^Tue,? 12 December 2090$/ }).waitFor()
})

test('a page that colours the header colours all that is written in it', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await visit()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('bellhop-chat::part(header) { background: navy; color: #fff }')
    document.adoptedStyleSheets = [sheet]
  })
  await launcher.click()
  await field.waitFor()
  const lightness = (of: Locator) =>
    of.evaluate(each => Number(getComputedStyle(each).color.match(/[\d.]+/)?.[0]))
  expect(await lightness(page.getByRole('button', { name: 'Close chat' }))).toBeGreaterThan(0.9)
  expect(await lightness(page.getByRole('status').last())).toBeGreaterThan(0.9)
})

test('the guest must agree to the operator’s words before anything is sent', async () => {
  const { page, launcher, field, visit, origin, requests } = await embedPage({
    attributes: 'data-consent="You may call me"',
  })
  await visit()
  await launcher.click()
  await field.waitFor()
  await page.evaluate(known => (window.Bellhop as Bellhop).setFields(known), allButThePhone)
  const send = await answerThePhone(page)
  await send.click()
  expect(requests.filter(path => /drafts|requests/.test(path))).toEqual([])
  await page.getByRole('checkbox', { name: 'You may call me' }).check()
  const sent = page.waitForRequest(`${origin}/api/v1/trip-plan-requests`)
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({ consent: 'You may call me' })
})

/** A guest who has one tap left to send the request, on a page that notes when it hears of that. */
async function aboutToSend() {
  const { page, launcher, field, visit, origin } = await embedPage()
  const submitted: unknown[] = []
  await page.exposeFunction('hear', (detail: unknown) => submitted.push(detail))
  await page.addInitScript("addEventListener('bellhop:submitted', e => hear(e.detail))")
  const setFields = (known: object) =>
    page.evaluate(known => (window.Bellhop as Bellhop).setFields(known as {}), known)
  await visit()
  await launcher.click()
  await field.waitFor()
  await setFields(allButThePhone)
  const send = await answerThePhone(page)
  const sent = page.getByRole('status').getByText(en.delivered, { exact: true })
  return { page, launcher, visit, origin, submitted, setFields, send, sent }
}

test('a request that has arrived is shown as sent whatever the page tells since, and is told to the page once', async () => {
  const { launcher, visit, submitted, setFields, send, sent } = await aboutToSend()
  await send.click()
  await sent.waitFor()
  await setFields({ tour_code: 'X2' })
  expect(await sent.isVisible()).toBe(true)
  await visit()
  await launcher.click()
  await sent.waitFor()
  expect(submitted).toHaveLength(1)
})

test('of a request that has arrived while the page had another chat drawn it hears once that is there', async () => {
  const { page, launcher, origin, submitted, send, sent } = await aboutToSend()
  const address = `${origin}/api/v1/trip-plan-requests`
  const letGo = await hold(page, address)
  const arrived = page.waitForResponse(address)
  await send.click()
  await page.getByRole('status').getByText(en.sending).waitFor()
  await page.evaluate(() => (window.Bellhop as Bellhop).setTheme('dark'))
  letGo()
  await hasRun(page, arrived)
  expect(submitted).toEqual([])
  await launcher.click()
  await sent.waitFor()
  await expect.poll(() => submitted).toHaveLength(1)
})

test('two tabs that begin at once ask for one session', async () => {
  const { page, launcher, field, requests, visit, origin } = await embedPage()
  const context = page.context()
  await visit()
  const other = await context.newPage()
  other.on('request', request => requests.push(new URL(request.url()).pathname))
  await other.goto(page.url())
  const letGo = await hold(context, `${origin}/api/v1/sessions`)
  const asked = () => requests.filter(path => path.endsWith('/sessions')).length
  const locks = async () => {
    const { held = [], pending = [] } = await other.evaluate(() => navigator.locks.query())
    return [held.length, pending.length]
  }
  await launcher.click()
  await field.fill('Bali')
  await field.press('Enter')
  await other.getByRole('button', { name: 'Chat', exact: true }).click()
  await other.getByRole('button', { name: 'Not sure yet' }).click()
  await expect.poll(locks).toEqual([1, 1])
  letGo()
  await expect.poll(locks).toEqual([0, 0])
  expect(asked()).toBe(1)
})

test('a chat whose texts cannot be fetched says so, and tries anew', async () => {
  const { page, launcher, field, visit } = await embedPage()
  let isDown = true
  await page.route(/\/en-[^/]+\.js/, route => (isDown ? route.abort() : route.continue()))
  const mistakes: string[] = []
  page.on('pageerror', error => mistakes.push(error.message))
  await visit()
  await launcher.click()
  await page.getByRole('alert').getByText('The chat could not be loaded.').waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await field.waitFor()
  // To those who watch over the page it is no mistake of the page’s.
  expect(mistakes).toEqual([])
})
