import { expect, test } from 'vitest'
import { newPage, still } from '../support/browser.ts'
import { chatOf } from '../support/chat.ts'
import { plainPage, sharedEmbedding, tagWith } from '../support/embed.ts'

const embedding = sharedEmbedding()

const answers = [
  ['Where would you like to go?', 'Goa'],
  ['When would you like to set off?', '2090-01-12'],
  ['How long would you like to stay?', '7'],
  ['How many adults are travelling?', '2'],
  ['And how many children?', '0'],
  ['What’s your name?', 'Asha Rao'],
  ['What’s the best phone number to reach you on?', '+91 98450 12345'],
  ['What’s your e-mail address?', 'asha@example.com'],
] as const

/** A guest whose chat is at its summary, one click before the request is sent. */
async function atSummary(attributes = '') {
  const { serve, leads } = embedding()
  const url = serve('/', tag => plainPage(tagWith(tag, attributes)))
  const { page } = await newPage(still)
  await page.goto(`${url}?utm_source=news&secret=1`)
  const chat = chatOf(page)
  await chat.open()
  await chat.tap('Ask me step by step')
  for (const [prompt, reply] of answers) {
    await chat.asked(prompt)
    await chat.say(reply)
  }
  await chat.asked('Anything else we should know?')
  await chat.tap('Skip')
  await page.getByRole('button', { name: 'Send request' }).waitFor()
  const state = async () => (await leads()).map(lead => lead.state)
  return { page, chat, leads, state, confirmation: page.getByText(/Your reference/).last() }
}

test('the operator has a partial lead before the guest sends, and one lead after', async () => {
  const { chat, leads, state, confirmation } = await atSummary('data-field-tour_code="X1"')
  await expect.poll(state).toEqual(['partial'])
  await chat.tap('Send request')
  await confirmation.waitFor()
  expect(await state()).toEqual(['new'])
  const [lead] = await leads()
  expect(lead?.custom_fields).toEqual({ tour_code: 'X1' })
  expect(lead?.source).toMatchObject({
    utm_source: 'news',
    first_utm_source: 'news',
    page: expect.stringMatching(/\/$/),
    page_title: 'Palm',
    locale: 'en-GB',
    time_zone: 'Europe/London',
  })
})

/** The same, who has sent it without a network. */
async function sentOffline() {
  const summary = await atSummary()
  const { page, chat } = summary
  await page.context().setOffline(true)
  await chat.tap('Send request')
  await page
    .getByRole('status')
    .getByText(/You’re offline/)
    .waitFor()
  return summary
}

test('sent without a network, it arrives once the network is back', async () => {
  const { page, state, confirmation } = await sentOffline()
  expect(await state()).not.toContain('new')
  await page.context().setOffline(false)
  await confirmation.waitFor()
  expect(await state()).toEqual(['new'])
})

test('a page closed right after sending without a network delivers at the next visit', async () => {
  const { page, state } = await sentOffline()
  const [address, context] = [page.url(), page.context()]
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(address)
  // Nobody has to open the chat for that.
  await expect.poll(state).toEqual(['new'])
})
