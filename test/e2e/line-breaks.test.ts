import { expect, test } from 'vitest'
import { texts as ko } from '../../widget/locales/ko.ts'
import { texts as ru } from '../../widget/locales/ru.ts'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { newPage, still } from '../support/browser.ts'
import { chatOf } from '../support/chat.ts'
import { plainPage, sharedEmbedding, tagWith } from '../support/embed.ts'

const embedding = sharedEmbedding()

test('on a phone no Korean word is broken at the end of a line', async () => {
  const url = embedding().serve('/ko', tag => plainPage(tagWith(tag, 'data-locale="ko"')))
  const { page } = await newPage({ ...still, viewport: { width: 320, height: 700 } })
  await page.goto(url)
  await page.getByRole('button', { name: 'Chat' }).click()
  await chatOf(page).asked(ko.opening)
  const ends = await page.getByText(ko.opening).evaluate(({ firstChild: words }) => {
    const text = words?.textContent ?? ''
    const topOf = (at: number) => {
      const range = document.createRange()
      range.setStart(words!, at)
      range.setEnd(words!, at + 1)
      return range.getBoundingClientRect().top
    }
    return [...text].filter((_, at) => at + 1 < text.length && topOf(at) < topOf(at + 1))
  })
  expect(ends.length).toBeGreaterThan(0)
  expect(ends.join('').trim()).toBe('')
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
