import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { texts as de } from '../../widget/locales/de.ts'
import { texts as en } from '../../widget/locales/en.ts'
import { chatOf } from '../support/chat.ts'
import { hold } from '../support/hold.ts'
import { embedPages, hasRun } from './embed-page.ts'

const embedPage = embedPages()

const cut = (page: Page, file: RegExp) => page.route(file, route => route.abort())

/** A chat that opens in German while these files cannot be fetched. */
async function openBroken(file: RegExp, attributes = '') {
  const guest = await embedPage({ attributes: `data-locale="de" ${attributes}` })
  await cut(guest.page, file)
  await guest.visit()
  await guest.launcher.click()
  return { ...guest, alert: guest.page.getByRole('alert') }
}

test('a chat without its form says so in the guest’s language, its way on at hand for who works by keys', async () => {
  const { page, alert, field } = await openBroken(/\/api\/v1\/forms\//)
  await alert.getByText(de.broken).waitFor()
  await page.getByRole('button', { name: de.close }).waitFor()
  const again = page.getByRole('button', { name: de.retry })
  const isFocused = () => again.evaluate(each => each.matches(':focus'))
  await expect.poll(isFocused).toBe(true)
  const asked = page.waitForRequest(/\/api\/v1\/forms\//)
  await page.keyboard.press('Enter')
  await asked
  await expect.poll(isFocused).toBe(true)
  await page.unroute(/\/api\/v1\/forms\//)
  const letGo = await hold(page, /\/api\/v1\/forms\//)
  await again.click()
  await again.waitFor({ state: 'detached' })
  letGo()
  await field.waitFor()
})

test('a language that cannot be fetched gives way to English', async () => {
  const { page } = await openBroken(/\/de-[^/]+\.js/)
  await page.getByText(en.opening).waitFor()
})

test('a page that knows another way to the operator says it in its own words', async () => {
  const words = 'Rufen Sie uns an: 030 1234567'
  const { alert } = await openBroken(/\/api\/v1\/forms\//, `data-failed="${words}"`)
  await alert.getByText(words).waitFor()
  expect(await alert.getByText(de.broken).count()).toBe(0)
})

test('names on Object.prototype that elements have do not reach the chat', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await page.addInitScript(() => {
    for (const name of [
      'value',
      'checked',
      'is',
      'key',
      'class',
      'type',
      'style',
      'children',
      'until',
    ])
      Object.assign(Object.prototype, { [name]: 'x' })
  })
  await visit()
  await launcher.click()
  await field.waitFor()
  expect(await field.inputValue()).toBe('')
  await page.getByRole('button', { name: en.step_by_step }).click()
  await page.getByText(en.ask_destination).waitFor()
  expect(await field.inputValue()).toBe('')
})

test('names on Object.prototype are no answers, no questions and no replies', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await page.addInitScript(() => {
    const names = ['destination', 'name', 'start_date', 'comments', 'text', 'long_text', 'label']
    names.push('now', 'random', 'fetch', 'events', 'isOnline', 'alone')
    for (const name of [...names, 'unread', 'options', 'pieces', 'reference', 'slot'])
      Object.assign(Object.prototype, { [name]: 'x' })
  })
  await visit()
  await launcher.click()
  await field.fill('2 adults and 1 child, for a week')
  await field.press('Enter')
  for (const [ask, answer] of [
    [en.ask_destination, 'Bali'],
    [en.ask_start_date, 'skip'],
    [en.ask_name, 'Asha Rao'],
    [en.ask_phone_number, '+91 98450 12345'],
  ] as const) {
    await page.getByText(ask).waitFor()
    await field.fill(answer)
    await field.press('Enter')
  }
  await page.getByText(en.ask_email).waitFor()
  expect(await page.getByRole('log').innerText()).not.toMatch(/\bx\b/)
})

test('arrays that make JSON in their own way, as Prototype.js has them, cost no conversation', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await page.addInitScript(() =>
    Object.assign(Array.prototype, {
      toJSON(this: unknown[]) {
        return `[${this.join()}]`
      },
    }),
  )
  await visit()
  await launcher.click()
  await field.fill('To Bali with 2 adults')
  await field.press('Enter')
  await page.getByText(en.ask_start_date).waitFor()
  await page.reload()
  await launcher.click()
  await page.getByRole('log').getByText('To Bali with 2 adults').waitFor()
})

/** A chat that has opened, and whose understanding arrives when it is let through. */
async function openUnread(attributes = '') {
  const guest = await embedPage({ attributes })
  const { page, visit, launcher, field } = guest
  const understanding = /\/understand-[^/]+\.js/
  const arrive = await hold(page, understanding)
  await visit()
  await launcher.click()
  const say = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
    await page.getByRole('log').getByText(text).waitFor()
  }
  const entries = page.getByRole('log').locator('> *')
  return { ...guest, say, entries, arrive, understanding }
}

test('a guest who writes faster than the understanding arrives is heard word for word', async () => {
  const { page, field, say, entries, arrive } = await openUnread('data-destination="Rome"')
  await page.getByRole('button', { name: 'Rome' }).click()
  await say('Lombok')
  // Once more, and what the field held before the change is no second answer.
  await field.press('Enter')
  await say('2 adults and 1 child, 12 to 19 December 2090')
  await say('Asha Rao')
  await field.fill('+91 98450')
  arrive()
  await page.getByText(en.ask_phone_number).waitFor()
  const guests = await entries.filter({ hasText: en.you }).allTextContents()
  expect(guests.map(text => text.replace(`${en.you} `, ''))).toEqual([
    'Lombok',
    '2 adults and 1 child, 12 to 19 December 2090',
    'Asha Rao',
  ])
  expect(await field.inputValue()).toBe('+91 98450')
  await field.pressSequentially(' 12345')
  await field.press('Enter')
  await page.getByText(en.ask_email).waitFor()
})

test('a reply that waits for the understanding is told to the page as one start', async () => {
  const { page, say, arrive } = await openUnread()
  await page.evaluate(() => {
    const heard = () => (document.title += '+')
    document.title = ''
    document.addEventListener('bellhop:start', heard)
  })
  await say('Lombok, 12 to 19 December 2090')
  arrive()
  await page.getByText(en.ask_no_of_adults).waitFor()
  expect(await page.title()).toBe('+')
})

test('what was written and picked before the understanding arrived outlives a closed tab', async () => {
  const { page, say, launcher, visit, understanding } = await openUnread()
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await tap(en.step_by_step)
  await tap(en.skip_unsure)
  await say('12 December')
  await page.evaluate(() => {
    HTMLInputElement.prototype.showPicker = () => void (document.title = 'A calendar')
  })
  await tap(en.choose_date)
  expect(await page.title()).toBe('A calendar')
  await page.getByLabel(en.label_start_date).fill('2090-12-14')
  await tap(en.reply)
  await page.getByRole('log').getByText('14 December 2090').waitFor()
  await page.unroute(understanding)
  await visit()
  await launcher.click()
  await page.getByText(en.ask_no_of_days).last().waitFor()
  const stored = () => page.evaluate(() => Object.values(localStorage).join())
  await expect.poll(stored).toContain('"start_date":"2090-12-14"')
})

test('what waits to be read in one tab is read in another one that can', async () => {
  const { page, say, arrive } = await openUnread()
  const other = await page.context().newPage()
  const arrived = other.waitForResponse(/\/understand-[^/]+\.js/)
  await other.goto(page.url())
  await chatOf(other).open()
  await chatOf(other).asked(en.opening)
  await hasRun(other, arrived)
  await say('Lombok, 12 to 19 December 2090')
  await chatOf(other).asked(en.ask_no_of_adults)
  arrive()
})

test('an understanding that cannot be fetched at first is fetched again, and hears what was said meanwhile', async () => {
  const { page, visit, launcher, field } = await embedPage()
  const understanding = /\/understand-[^/]+\.js/
  await cut(page, understanding)
  const refused = page.waitForEvent('requestfailed', request => request.url().includes('.js?'))
  await visit()
  await launcher.click()
  await field.fill('Lombok, 12 to 19 December 2090')
  await field.press('Enter')
  await refused
  await page.unroute(understanding)
  await page.getByText(en.ask_no_of_adults).waitFor()
})

test('dates are understood without the words of a language that cannot be fetched', async () => {
  const { page, visit, launcher, field } = await embedPage()
  await cut(page, /\/pack-en-[^/]+\.js/)
  await visit()
  await launcher.click()
  await field.fill('Lombok, 12 December 2090')
  await field.press('Enter')
  await page.getByText(en.ask_no_of_days).waitFor()
})

const talk = /\/talk-[^/]+\.js/

/** A guest who has been shown the first prompt and answered it, while the rest cannot be fetched. */
async function sayEarly() {
  // A page that is written by a program may have nothing to say here.
  const guest = await embedPage({ attributes: 'data-destination=""' })
  const { page, visit, launcher, field } = guest
  await cut(page, talk)
  await visit()
  await launcher.click()
  await field.fill('Lombok, 12 to 19 December 2090')
  await field.press('Enter')
  await page.getByRole('log').getByText('Lombok').waitFor()
  await page.getByText(en.saved).waitFor()
  return guest
}

test('before all of the chat has come nothing is told to be saved that is not, and the page may reset it', async () => {
  const { page, visit, launcher, field } = await embedPage()
  await cut(page, talk)
  await visit()
  await launcher.click()
  await page.getByRole('button', { name: en.step_by_step }).click()
  await page.locator('.dots').waitFor()
  expect(await page.getByText(en.saved).count()).toBe(0)
  expect(await page.getByRole('button', { name: en.step_by_step }).count()).toBe(0)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await field.fill('Lombok')
  await page.getByRole('button', { name: en.reply }).click()
  await page.getByText(en.unsaved).waitFor()
  expect(await field.evaluate(each => each.matches(':focus'))).toBe(true)
  await page.evaluate(() => (window.Bellhop as Bellhop).reset())
  await page.getByRole('button', { name: en.step_by_step }).waitFor()
  expect(await page.getByRole('log').getByText('Lombok').count()).toBe(0)
})

test('what is said before all of the chat has come is in sight, and heard once it has', async () => {
  const { page } = await sayEarly()
  await page.unroute(talk)
  await page.getByText(en.ask_no_of_adults).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('early')
})

test('what is said before all of the chat has come outlives a closed tab', async () => {
  const { page, visit, launcher, field } = await sayEarly()
  await field.fill('2 adults')
  await field.press('Enter')
  await page.getByRole('log').getByText('2 adults').waitFor()
  await visit()
  await launcher.click()
  await page.getByRole('log').getByText('Lombok').waitFor()
  await page.unroute(talk)
  await page.getByText(en.ask_no_of_children).waitFor()
})

test('what is no reply among those that were kept keeps nobody from talking', async () => {
  const { page, visit, launcher } = await embedPage()
  await visit()
  await page.evaluate(() => {
    const site = document.querySelector('bellhop-chat')?.getAttribute('data-site')
    localStorage.setItem(`bellhop:early:${site}`, '[{ "toString": 1 }, "Lombok"]')
  })
  await launcher.click()
  await page.getByRole('log').getByText('Lombok').first().waitFor()
})

test('a guest of an earlier visit is told when their conversation cannot be fetched', async () => {
  const { page, visit, launcher, field, alert } = await openBroken(/nothing/)
  await page.getByRole('button', { name: de.step_by_step }).click()
  await page.getByText(de.ask_destination).waitFor()
  await field.fill('Lombok')
  await field.press('Enter')
  await page.getByText(de.ask_start_date).waitFor()
  await cut(page, talk)
  await visit()
  await launcher.click()
  await alert.getByText(de.broken).waitFor()
  await page.unroute(talk)
  await page.getByRole('button', { name: de.retry }).click()
  await page.getByRole('log').getByText('Lombok').waitFor()
})

const foreign = [
  { past: undefined },
  { log: [null] },
  { log: 'Lombok' },
  { offers: { start_date: [] } },
  // These cannot be drawn.
  { unread: {} },
  { log: [{ by: 'widget', say: 'understood', pieces: 3 }] },
  { log: [{ by: 'widget', say: 'narrow', slot: 'start_date', from: 'May', to: 'June' }] },
]

test('a conversation that cannot be gone on with gives way to a new one, whatever is wrong with it', async () => {
  const { page, visit, launcher, field } = await embedPage()
  for (const part of foreign) {
    await visit()
    await page.evaluate(part => {
      const site = document.querySelector('bellhop-chat')?.getAttribute('data-site')
      const asking = { is: 'slot', slot: 'start_date', tries: 0, picker: false, change: false }
      const log = [{ by: 'widget', say: 'greeting' }]
      const state = { log, answers: {}, offers: {}, custom: {}, asking, past: [], ...part }
      const draft = { uid: 'u', fields: {}, change: 1, acknowledged: 1, at: Date.now(), state }
      localStorage.clear()
      localStorage.setItem(`bellhop:draft:${site}`, JSON.stringify(draft))
    }, part)
    await launcher.click()
    await page.getByRole('button', { name: en.step_by_step }).click()
    await page.getByText(en.ask_destination).waitFor()
    await field.fill('Lombok')
    await field.press('Enter')
    await page.getByText(en.ask_start_date).waitFor()
  }
})
