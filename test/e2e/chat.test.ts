import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { newPage, still } from '../support/browser.ts'
import { chatOf } from '../support/chat.ts'
import { sharedEmbedding } from '../support/embed.ts'
import { fields } from './trip.ts'

const embedding = sharedEmbedding()

/** A guest who can wait for an answer before saying the next thing. */
function guestOf(page: Page) {
  const chat = chatOf(page)
  const entries = page.getByRole('log').locator('> *')
  return {
    ...chat,
    async answer(words: string) {
      await entries.first().waitFor()
      const said = await entries.count()
      await chat.say(words)
      await entries.nth(said + 1).waitFor()
    },
  }
}

test('one sentence fills the slots, a piece is changed with a tap, and one lead arrives', async () => {
  const { url, leads } = embedding()
  const { page, complaints } = await newPage(still)
  await page.goto(url)
  const chat = guestOf(page)
  await chat.open()
  await chat.say('We want to go to Bali from 12 December 2090 for 8 days, 2 adults, no kids')
  await chat.asked('What’s your name?')
  const piece = page.getByRole('button', { name: '2 adults' })
  expect(await piece.getAttribute('title')).toBe('Change: Adults')
  await chat.tap('2 adults')
  await chat.asked('How many adults are travelling?')
  await chat.tap('3 adults')
  await chat.asked('What’s your name?')
  await chat.say('my name is Asha Rao')
  await chat.asked('What’s the best phone number to reach you on?')
  await chat.say('+91 98450 12345')
  await chat.asked('What’s your e-mail address?')
  // The second tap of a double one would pass the next question over.
  await page.getByRole('button', { name: 'Skip', exact: true }).dblclick()
  await chat.asked('Anything else we should know?')
  await chat.tap('Skip')
  await chat.tap('Send request')
  await chat.asked(/Your reference/)
  const [lead, ...others] = await leads()
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    fields: { destination: 'Bali', no_of_days: 8, no_of_adults: 3, name: 'Asha Rao' },
    custom_fields: { name_words: 'my name is Asha Rao' },
  })
  expect(complaints).toEqual([])
})

test('of comments longer than the API takes none is lost', async () => {
  const { url, leads } = embedding()
  const { page } = await newPage(still)
  await page.goto(url)
  const chat = guestOf(page)
  await chat.open()
  await chat.tap('Ask me step by step')
  const { destination, comments: _comments, ...known } = fields
  await page.evaluate(known => (window.Bellhop as Bellhop).setFields(known), known)
  await chat.say(destination)
  const story = `${'We have been to Bali before, and loved it. '.repeat(20)}The end.`
  await chat.asked('Anything else we should know?')
  // As a paste, which the field's own bound holds for.
  await page.getByRole('textbox').focus()
  await page.keyboard.insertText(story)
  await page.keyboard.press('Enter')
  await chat.tap('Send request')
  await chat.asked(/Your reference/)
  const [lead] = await leads()
  expect(lead).toMatchObject({
    fields: { comments: story.slice(0, 500) },
    custom_fields: { comments_words: story },
  })
})

test('a guest who starts over by mistake goes back, and it is still one request', async () => {
  const { url, leads } = embedding()
  const { page } = await newPage(still)
  await page.goto(url)
  const chat = guestOf(page)
  const stored = () => page.evaluate(() => Object.keys(localStorage).join())
  await chat.open()
  await chat.say('We want to go to Bali from 12 December 2090 for 8 days, 2 adults, no kids')
  await chat.asked('What’s your name?')
  for (const words of ['Asha Rao', '+91 98450 12345', 'skip', 'skip']) await chat.answer(words)
  await expect.poll(async () => (await leads()).length).toBe(1)
  await chat.tap('Start over')
  await page.getByText('Asha Rao').waitFor({ state: 'detached' })
  await expect.poll(stored).not.toContain('draft')
  await chat.tap('Back')
  await page.getByRole('log').getByText('Asha Rao').waitFor()
  // The second tap of a double one lands where the summary is by then, and changes nothing.
  await page.getByRole('button', { name: 'Send request' }).dblclick()
  await chat.asked(/Your reference/)
  await page.getByRole('button', { name: 'Plan another trip' }).waitFor()
  expect(await leads()).toMatchObject([{ state: 'new', fields: { name: 'Asha Rao' } }])
})

/** A guest has said where to, and starts over. */
async function startOver(page: Page) {
  await page.goto(embedding().url)
  const chat = guestOf(page)
  await chat.open()
  await chat.tap('Ask me step by step')
  await chat.answer('Bali')
  await chat.say('start over')
  return chat
}

test('a guest who starts over by mistake may type “back”, and with the way back goes no focus', async () => {
  const { page } = await newPage(still)
  await page.clock.install()
  const chat = await startOver(page)
  const back = page.getByRole('button', { name: 'Back' })
  await back.waitFor()
  // Closed, and opened again, it is the same conversation.
  for (let clicks = 0; clicks < 2; clicks++) await chat.open()
  await expect
    .poll(() => page.getByRole('textbox').evaluate(each => each.matches(':focus')))
    .toBe(true)
  await chat.say('Go back!')
  await chat.asked('When would you like to set off?')
  await page.getByRole('log').getByText('Bali').waitFor()
  await chat.say('start over')
  await back.focus()
  await page.clock.fastForward('01:00')
  await back.waitFor({ state: 'detached' })
  expect(await page.getByRole('textbox').evaluate(each => each.matches(':focus'))).toBe(true)
})

test('a guest who goes on after starting over has no way back to what was dropped', async () => {
  const { page } = await newPage(still)
  const chat = await startOver(page)
  const back = page.getByRole('button', { name: 'Back' })
  await back.waitFor()
  await chat.answer('Lombok')
  await back.waitFor({ state: 'detached' })
})

test('a day that was left open is in the summary as the guest put it, its letters typed in pieces', async () => {
  const { url } = embedding()
  const { page } = await newPage(still)
  await page.goto(url)
  const chat = guestOf(page)
  await chat.open()
  await chat.say('To Málaga in mid March 2090 for 8 days, 2 adults, no kids'.normalize('NFD'))
  await page.getByRole('button', { name: 'mid March 2090', exact: true }).waitFor()
  await chat.tap('I’m flexible')
  await chat.asked('What’s your name?')
  for (const words of ['Asha Rao', '+91 98450 12345', 'skip', 'skip']) await chat.answer(words)
  await page.getByRole('button', { name: 'Start mid March 2090 Change' }).waitFor()
  await page.getByRole('button', { name: /^E-mail None/ }).waitFor()
})

test('a phone number is read from left to right in a chat that is not', async () => {
  const { serve } = embedding()
  const { page } = await newPage({ ...still, locale: 'he' })
  await page.goto(serve('/he', snippet => `<html lang="he" dir="rtl">${snippet}</html>`))
  const chat = guestOf(page)
  await chat.open()
  await chat.answer('טלפון +972 54 123 4567')
  const piece = page.getByRole('button', { name: '+972 54 123 4567' })
  expect(await piece.evaluate(each => getComputedStyle(each).direction)).toBe('ltr')
})

test('what the page has reset is gone for good', async () => {
  const { url } = embedding()
  const { page } = await newPage(still)
  await page.goto(url)
  const chat = guestOf(page)
  await chat.open()
  await chat.tap('Ask me step by step')
  await chat.answer('Bali')
  await page.evaluate(() => (window.Bellhop as Bellhop).reset())
  await page.getByRole('button', { name: 'Ask me step by step' }).waitFor()
  expect(await page.getByRole('button', { name: 'Back' }).count()).toBe(0)
})

test('a long sentence is all to be seen as it is typed, also where styles cannot size the field by it', async () => {
  const { serve } = embedding()
  const { page } = await newPage(still)
  const style = '<style>bellhop-chat::part(field) { field-sizing: fixed }</style>'
  await page.goto(serve('/field', snippet => style + snippet, "style-src 'unsafe-inline'"))
  await guestOf(page).open()
  const field = page.getByRole('textbox')
  const hidden = () => field.evaluate(each => each.scrollHeight - each.clientHeight)
  const height = () => field.evaluate(each => each.clientHeight)
  await field.fill('Bali in May')
  const low = await height()
  await field.fill('To Bali in the middle of May for ten days, two adults and a child of four')
  expect(await height()).toBeGreaterThan(low)
  expect(await hidden()).toBe(0)
  await field.fill('Bali in May')
  expect(await height()).toBe(low)
})

test('on a phone the chat is the whole screen, its field is not zoomed, and a keyboard is up for who types', async () => {
  const { url } = embedding()
  const { page } = await newPage({
    ...still,
    viewport: { width: 375, height: 720 },
    hasTouch: true,
  })
  await page.goto(url)
  await guestOf(page).open()
  const field = page.getByRole('textbox')
  await field.waitFor()
  const whole = { x: 0, y: 0, width: 375, height: 720 }
  await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual(whole)
  expect(await field.evaluate(each => getComputedStyle(each).fontSize)).toBe('16px')
  const box = await field.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(720)
  const isTyping = () => field.evaluate(each => each.matches(':focus'))
  await page.getByRole('button', { name: 'Ask me step by step' }).tap()
  await page.getByText('Where would you like to go?').waitFor()
  // The keyboard does not come up over what is asked, and stays for who has typed.
  expect(await isTyping()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('bellhop-chat')
  await field.tap()
  await field.fill('Bali')
  await page.keyboard.press('Enter')
  await page.getByText('When would you like to set off?').waitFor()
  expect(await isTyping()).toBe(true)
  await page.getByRole('heading').last().tap()
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
})

test('the guest’s words are text, whatever they look like', async () => {
  const { url } = embedding()
  const { page, complaints } = await newPage(still)
  await page.goto(url)
  const chat = guestOf(page)
  await chat.open()
  await chat.say('<img src=x onerror=alert(1)>')
  await chat.asked('<img src=x onerror=alert(1)>')
  expect(await page.locator('img').count()).toBe(0)
  expect(complaints).toEqual([])
})
