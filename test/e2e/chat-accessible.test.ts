import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
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

test.for([
  ['light', 'en'],
  ['dark', 'en'],
  ['light', 'ar'],
] as const)('axe finds nothing in the chat, %s, %s', async ([theme, locale]) => {
  const { url } = await startEmbedding(`data-theme="${theme}" data-locale="${locale}"`)
  const { page } = await newPage({ reducedMotion: 'reduce' })
  await page.goto(url)
  const chat = guestOf(page)
  await chat.open()
  const log = page.getByRole('log')
  await log.waitFor()
  expect(await findings(page)).toEqual([])
  for (const words of [
    'Bali, 2 adults',
    '2030-12-12',
    '7',
    '0',
    '?',
    'Asha Rao',
    '+91 98450 12345',
  ])
    await chat.answer(words)
  expect(await findings(page)).toEqual([])
  for (const words of ['asha@', 'asha@example.com', 'Sea view']) await chat.answer(words)
  await page.getByRole('button', { name: 'Sea view' }).waitFor()
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
