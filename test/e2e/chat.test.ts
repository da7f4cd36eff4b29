import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { startEmbedding } from '../support/embed.ts'
import { guestOf } from './chat-guest.ts'

test('one sentence fills the slots, a piece is changed with a tap, and one lead arrives', async () => {
  const { url, leads } = await startEmbedding()
  const { page, complaints } = await newPage()
  await page.goto(url)
  const chat = guestOf(page)
  await chat.open()
  await chat.say('We want to go to Bali 12-19 December, 2 adults, no kids')
  await chat.asked('What’s your name?')
  await chat.tap('2 adults')
  await chat.asked('How many adults are travelling?')
  await chat.tap('3 adults')
  await chat.asked('What’s your name?')
  await chat.say('my name is Asha Rao')
  await chat.asked('What’s the best phone number to reach you on?')
  await chat.say('+91 98450 12345')
  await chat.asked('What’s your e-mail address?')
  await chat.tap('Skip')
  await chat.asked('Anything else we should know?')
  await chat.tap('Skip')
  await chat.tap('Send request')
  await chat.asked(/Your reference/)
  const [lead, ...others] = await leads()
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    fields: { destination: 'Bali', no_of_adults: 3, name: 'Asha Rao' },
    custom_fields: { name_words: 'my name is Asha Rao' },
  })
  expect(complaints).toEqual([])
})

test('a reload goes on where the guest was, and makes no second lead', async () => {
  const { url, leads } = await startEmbedding()
  const { page } = await newPage()
  await page.goto(url)
  const chat = guestOf(page)
  await chat.open()
  await chat.tap('Ask me step by step')
  await chat.say('Bali')
  await chat.asked('When would you like to set off?')
  await page.reload()
  await chat.open()
  await chat.asked('When would you like to set off?')
  expect(await page.getByRole('log').innerText()).toContain('Bali')
  for (const words of ['skip', '7', '2', '0', 'Asha Rao', '+91 98450 12345', 'skip', 'skip'])
    await chat.answer(words)
  await chat.tap('Send request')
  await chat.asked(/Your reference/)
  expect(await leads()).toHaveLength(1)
})

test('the field is where the guest types next, and Esc gives the focus back to the launcher', async () => {
  const { url } = await startEmbedding()
  const { page } = await newPage()
  await page.goto(url)
  await page.getByRole('button', { name: /chat/i }).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox')
  await field.waitFor()
  const isFocused = () => field.evaluate(each => each.matches(':focus'))
  await expect.poll(isFocused).toBe(true)
  await page.keyboard.type('somewhere warm')
  await page.keyboard.press('Enter')
  await page.getByText('Where would you like to go?').waitFor()
  expect(await isFocused()).toBe(true)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'hidden' })
  const launcher = page.getByRole('button', { name: /chat/i }).first()
  expect(await launcher.evaluate(each => each.matches(':focus'))).toBe(true)
})

test('on a phone the chat is the whole screen and its field is large enough not to be zoomed', async () => {
  const { url } = await startEmbedding()
  const { page } = await newPage({
    viewport: { width: 375, height: 720 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  await page.goto(url)
  await guestOf(page).open()
  const field = page.getByRole('textbox')
  await field.waitFor()
  expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ width: 375, height: 720 })
  expect(await field.evaluate(each => getComputedStyle(each).fontSize)).toBe('16px')
  const box = await field.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(720)
})

test('the guest’s words are text, whatever they look like', async () => {
  const { url } = await startEmbedding()
  const { page, complaints } = await newPage()
  await page.goto(url)
  const chat = guestOf(page)
  await chat.open()
  await chat.say('<img src=x onerror=alert(1)>')
  await chat.asked('<img src=x onerror=alert(1)>')
  expect(await page.locator('img').count()).toBe(0)
  expect(complaints).toEqual([])
})
