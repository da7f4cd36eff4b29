import { expect, test } from 'vitest'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { texts } from '../../widget/locales/en.ts'
import { newPage, still } from '../support/browser.ts'
import { fields } from '../e2e/trip.ts'
import { chatOf } from '../support/chat.ts'
import { plainPage, sharedEmbedding, tagWith } from '../support/embed.ts'

const embedding = sharedEmbedding()

/** A guest whose chat is at its summary, one click before the request is sent. */
async function atSummary(attributes = '') {
  const { serve, leads } = embedding()
  const url = serve('/', tag => plainPage(tagWith(tag, attributes)))
  const { page } = await newPage(still)
  await page.goto(`${url}?utm_source=news&secret=1`)
  const chat = chatOf(page)
  await chat.open()
  await chat.tap('Ask me step by step')
  await chat.asked(texts.ask_destination)
  const { destination, comments: _comments, ...known } = fields
  const launcher = page.getByRole('button', { name: 'Chat', exact: true })
  await launcher.focus()
  await page.evaluate(known => (window.Bellhop as Bellhop).setFields(known), known)
  // What the page tells takes the focus from nobody.
  expect(await launcher.evaluate(each => each.matches(':focus'))).toBe(true)
  await chat.say(destination)
  await chat.asked(texts.ask_comments)
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

test('a page closed right after sending without a network delivers at the next visit', async () => {
  const { page, chat, state } = await atSummary()
  const [address, context] = [page.url(), page.context()]
  await context.setOffline(true)
  await chat.tap('Send request')
  await chat.told(texts.waiting_offline)
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(address)
  // Nobody has to open the chat for that.
  await expect.poll(state).toEqual(['new'])
  await chatOf(later).open()
  await chatOf(later).told(texts.delivered)
})
