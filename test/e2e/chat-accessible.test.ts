import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { texts as arabic } from '../../widget/locales/ar.ts'
import { texts as english } from '../../widget/locales/en.ts'
import { newPage } from '../support/browser.ts'
import { startEmbedding } from '../support/embed.ts'
import { guestOf } from './chat-guest.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds, once nothing moves any more: a bubble that fades in is pale for a moment. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const running = (window as unknown as { axe: { run: typeof import('axe-core').run } }).axe
    const { violations } = await running.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
  })
}

/** A good answer to every question there may be; what has no answer here is passed over. */
const answers: Record<string, string> = {
  start_date: '2030-12-12',
  no_of_days: '7',
  no_of_adults: '2',
  no_of_children: '0',
  name: 'Asha Rao',
  phone_number: '+91 98450 12345',
  email: 'asha@example.com',
  destination: 'Bali',
  comments: 'Sea view',
}

test.for([
  { theme: 'light', locale: 'en', texts: english },
  { theme: 'dark', locale: 'en', texts: english },
  { theme: 'light', locale: 'ar', texts: arabic },
])('axe finds nothing in the chat, $theme, $locale', async ({ theme, locale, texts }) => {
  const { url } = await startEmbedding(`data-theme="${theme}" data-locale="${locale}"`)
  const { page } = await newPage({ reducedMotion: 'reduce' })
  await page.goto(url)
  const guest = guestOf(page)
  await guest.open()
  await guest.answer('Bali!')
  expect(await findings(page)).toEqual([])
  const field = page.getByRole('textbox')
  while (await field.isVisible()) {
    const label = await field.getAttribute('aria-label')
    const [slot = ''] = Object.keys(answers).filter(
      each => texts[`label_${each}` as keyof typeof texts] === label,
    )
    if (slot === 'email') await guest.answer('asha@')
    if (slot === 'email') expect(await findings(page)).toEqual([])
    await guest.answer(answers[slot] ?? '')
  }
  await page.getByRole('button', { name: texts.send }).waitFor()
  expect(await findings(page)).toEqual([])
})

test('the log holds each prompt once and only ever grows', async () => {
  const { url } = await startEmbedding()
  const { page } = await newPage()
  await page.goto(url)
  const chat = guestOf(page)
  await chat.open()
  await chat.tap('Ask me step by step')
  const log = page.getByRole('log')
  await chat.asked('Where would you like to go?')
  const before = await log.innerText()
  await chat.answer('Bali')
  const after = await log.innerText()
  expect(after.startsWith(before)).toBe(true)
  expect(after.split('When would you like to set off?')).toHaveLength(2)
})
