import { expect, test } from 'vitest'
import { texts as ko } from '../../widget/locales/ko.ts'
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
