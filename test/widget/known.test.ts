import { expect, test } from 'vitest'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { allButThePhone, ask, embedPages } from './embed-page.ts'

const embedPage = embedPages()

test('what a page says before the chat is opened is known in it, and makes no lead', async () => {
  const attributes = 'data-field-no_of_adults="3"'
  const { page, launcher, visit, requests } = await embedPage({ attributes })
  await visit()
  await launcher.waitFor()
  await page.evaluate(() => (window.Bellhop as Bellhop).setFields({ no_of_adults: 2, tour: 'X1' }))
  await launcher.click()
  await page.getByRole('button', { name: '2 adults' }).waitFor()
  expect(requests.filter(path => /drafts|requests/.test(path))).toEqual([])
  await page.getByRole('button', { name: 'Ask me step by step' }).click()
  await page.getByText('Where would you like to go?').waitFor()
  await page.reload()
  await launcher.waitFor()
  // The conversation of the visit before is still on its way to the screen.
  await page.evaluate(() => (window.Bellhop as Bellhop).reset())
  expect(await page.evaluate(() => (window.Bellhop as Bellhop).getState().isOpen)).toBe(false)
  await launcher.click()
  await page.getByText('Tell me about your trip').waitFor()
  await expect.poll(() => page.getByText('Where would you like to go?').count()).toBe(0)
})

test('where the page has told all, who starts over by mistake goes back', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await visit()
  await launcher.waitFor()
  await page.evaluate(known => (window.Bellhop as Bellhop).setFields(known), {
    ...allButThePhone,
    phone_number: '+91 98450 12345',
  })
  await launcher.click()
  await page.getByRole('button', { name: /^Destination Goa/ }).click()
  // The answer that stands in the field is replaced by typing.
  await field.pressSequentially('Lombok')
  await field.press('Enter')
  await page.getByRole('button', { name: /^Destination Lombok\b/ }).waitFor()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: /^Destination Goa/ }).waitFor()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: /^Destination Lombok/ }).waitFor()
  await page.getByRole('button', { name: 'Start over' }).waitFor()
})

test('what the page says while the chat is unseen has the understanding fetched no earlier', async () => {
  const { page, launcher, visit, requests } = await embedPage()
  const understanding = /understand-[\w-]+\.js/
  await visit()
  await launcher.click()
  await page.getByRole('button', { name: 'Ask me step by step' }).click()
  await page.getByText('Where would you like to go?').waitFor()
  requests.length = 0
  await page.reload()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  // Nothing is owed to the server.
  expect(requests).toEqual(['/widget/v1.js'])
  await launcher.hover()
  await page.getByText('Where would you like to go?').waitFor({ state: 'attached' })
  await page.evaluate(() => (window.Bellhop as Bellhop).setFields({ no_of_adults: 2 }))
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
  expect(requests.filter(path => understanding.test(path))).toEqual([])
  const arrival = page.waitForRequest(understanding)
  await launcher.click()
  await arrival
})

test('what the page says when it hears of an answer is still known after a reload', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await ask(page, [
    { slot: 'destination', kind: 'text', required: false },
    { slot: 'name', kind: 'text', required: true },
    { slot: 'email', kind: 'email', required: false },
  ])
  await visit()
  await launcher.click()
  await page.evaluate(() => {
    const bellhop = window.Bellhop as Bellhop
    bellhop.once('answer', () => bellhop.setFields({ email: 'asha@example.com' }))
  })
  await field.fill('To Goa')
  await field.press('Enter')
  await page.getByText('What’s your name?').waitFor()
  await page.reload()
  await launcher.click()
  await page.getByText('What’s your name?').waitFor()
  await field.fill('Asha Rao')
  await field.press('Enter')
  await page.getByRole('button', { name: /^E-mail asha@example.com/ }).waitFor()
})
