import { expect, test } from 'vitest'
import { texts as ja } from '../../widget/locales/ja.ts'
import { texts as ko } from '../../widget/locales/ko.ts'
import { texts as ru } from '../../widget/locales/ru.ts'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { newPage, still } from '../support/browser.ts'
import { chatOf } from '../support/chat.ts'
import { plainPage, sharedEmbedding, tagWith } from '../support/embed.ts'

const embedding = sharedEmbedding()

/** The text of what the chat has said, in the lines that a narrow phone breaks it into. */
async function linesOf(locale: string, said: string) {
  const tag = (snippet: string) => plainPage(tagWith(snippet, `data-locale="${locale}"`))
  const { page } = await newPage({ ...still, viewport: { width: 320, height: 700 } })
  await page.goto(embedding().serve(`/${locale}`, tag))
  await page.getByRole('button', { name: 'Chat' }).click()
  await chatOf(page).asked(said)
  return page.getByText(said).evaluate(({ firstChild: words }) => {
    const range = document.createRange()
    const lines: string[] = []
    let last = 0
    for (const [at, letter] of [...(words?.textContent ?? '')].entries()) {
      range.setStart(words!, at)
      range.setEnd(words!, at + 1)
      const { top } = range.getBoundingClientRect()
      if (top > last) lines.push('')
      last = top
      lines.push(`${lines.pop()}${letter}`)
    }
    return lines
  })
}

test('on a phone no Korean word is broken at the end of a line', async () => {
  const lines = await linesOf('ko', ko.opening)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.slice(0, -1).filter(line => !line.endsWith(' '))).toEqual([])
})

/** Particles, verbs in their last form, and marks: of what the first question is made of. */
const phraseEnds = /[はを、。？]$|について$|ください$/

test('on a phone a Japanese line ends between phrases, where the browser knows them', async () => {
  const lines = await linesOf('ja', ja.opening)
  expect(lines.slice(0, -1).filter(line => !phraseEnds.test(line))).toEqual([])
})

test('on a phone no word is broken that says what an answer is to, in Russian either', async () => {
  const url = embedding().serve('/ru', tag => plainPage(tagWith(tag, 'data-locale="ru"')))
  const { page } = await newPage({ ...still, viewport: { width: 320, height: 700 } })
  await page.goto(url)
  const told = {
    destination: 'Goa',
    start_date: '2090-12-12',
    no_of_days: 8,
    no_of_adults: 2,
    no_of_children: 0,
    name: 'Asha Rao',
    phone_number: '+91 98450 12345',
    email: 'asha@example.com',
    comments: 'A quiet room',
  }
  await page.evaluate(fields => (window.Bellhop as Bellhop).setFields(fields), told)
  await page.getByRole('button', { name: 'Chat' }).click()
  await chatOf(page).asked(ru.summary)
  const label = page.getByRole('listitem').getByText(ru.label_no_of_days)
  const lines = await label.evaluate(each => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})
