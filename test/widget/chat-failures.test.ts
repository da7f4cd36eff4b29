import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { texts as de } from '../../widget/locales/de.ts'
import { texts as en } from '../../widget/locales/en.ts'
import { embedPage } from './embed-page.ts'

const cut = (page: Page, file: RegExp) => page.route(file, route => route.abort())

/** A chat that opens in German while these files cannot be fetched. */
async function openBroken(file: RegExp, attributes = '') {
  const guest = await embedPage({ attributes: `data-locale="de" ${attributes}` })
  await cut(guest.page, file)
  await guest.visit()
  await guest.launcher.click()
  return { ...guest, alert: guest.page.getByRole('alert') }
}

test('a chat without its form says so in the guest’s language, with buttons in it too', async () => {
  const { page, alert, field } = await openBroken(/\/api\/v1\/forms\//)
  await alert.getByText(de.broken).waitFor()
  await page.getByRole('button', { name: de.close }).waitFor()
  await page.unroute(/\/api\/v1\/forms\//)
  await page.getByRole('button', { name: de.retry }).click()
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

/** A chat that has opened, and whose understanding arrives when it is let through. */
async function openUnread() {
  const guest = await embedPage()
  const { page, visit, launcher, field } = guest
  const understanding = /\/understand-[^/]+\.js/
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => (arrive = resolve))
  await page.route(understanding, async route => {
    await arrival
    await route.continue()
  })
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
  const { page, field, say, entries, arrive } = await openUnread()
  await say('Bali, 2 adults and 1 child, 12 to 19 December')
  await say('Asha Rao')
  await field.fill('+91 98450')
  arrive()
  await page.getByText(en.ask_phone_number).waitFor()
  expect(await entries.filter({ hasText: 'Asha Rao' }).count()).toBe(1)
  expect(await field.inputValue()).toBe('+91 98450')
  await field.pressSequentially(' 12345')
  await field.press('Enter')
  await page.getByText(en.ask_email).waitFor()
})

test('what was written before the understanding arrived outlives a closed tab', async () => {
  const { page, say, launcher, visit, understanding } = await openUnread()
  await say('Bali, 2 adults and 1 child, 12 to 19 December')
  await page.unroute(understanding)
  await visit()
  await launcher.click()
  await page.getByText(en.ask_name).waitFor()
})
