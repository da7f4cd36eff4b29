import { test } from 'vitest'
import { formatDay } from '../../widget/chat/talk/dates.ts'
import { texts } from '../../widget/locales/en.ts'
import { chatOf } from '../support/chat.ts'
import { embedPages } from './embed-page.ts'

const embedPage = embedPages()

test.each([
  ['dd/mm', '2090-04-03'],
  ['DMY', '2090-04-03'],
  ['mdy', '2090-03-04'],
])('a page whose order of dates is “%s” has 3/4 read as %s', async (order, day) => {
  const { page, launcher, visit } = await embedPage({ attributes: `data-date-order="${order}"` })
  await visit()
  await launcher.click()
  const chat = chatOf(page)
  await chat.asked(texts.opening)
  await chat.say('Bali, 3/4/2090, for 7 days')
  await chat.asked(texts.ask_no_of_adults)
  await page.getByRole('button', { name: formatDay('en-GB', day), exact: true }).waitFor()
})
