import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { texts as en } from '../../widget/locales/en.ts'
import { newPage } from '../support/browser.ts'
import { signIn } from '../support/dashboard.ts'
import { chatOf, startEmbedding, still } from '../support/embed.ts'
import { watchAxe } from './axe.ts'

test('what guests do on another page is counted, and the operator reads it in the numbers', async () => {
  const { server, url, password } = await startEmbedding()
  const { page: guest } = await newPage({ ...still, locale: 'en-US' })
  const told: string[] = []
  let heard = 0
  const isTally = (request: Request) => request.url().endsWith('/api/v1/tallies')
  guest.on('request', each => isTally(each) && told.push(each.postData() ?? ''))
  guest.on('requestfinished', each => isTally(each) && heard++)
  const chat = chatOf(guest)
  await guest.goto(`${url}/?name=Asha`)
  await chat.open()
  await chat.asked(en.opening)
  await chat.tap(en.step_by_step)
  await chat.asked(en.ask_destination)
  await chat.say('Goa')
  await chat.asked(en.ask_start_date)
  await chat.tap(en.skip_unsure)
  await chat.asked(en.ask_no_of_days)
  await expect.poll(() => told.join()).toContain('no_of_days')
  await expect.poll(() => heard).toBe(told.length)
  expect(told.join()).not.toMatch(/Asha|Goa/)
  expect(await guest.context().cookies()).toEqual([])

  const { page, complaints } = await newPage(still)
  const { look, found } = watchAxe(page)
  await page.goto(`${server.origin}/dashboard/numbers`)
  await signIn(page, password)
  await page.getByText('Leads a day').waitFor()
  const bar = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await bar('Opened the chat').getByText('1', { exact: true }).waitFor()
  await bar('Said something').getByText('1', { exact: true }).waitFor()
  await bar('Sent the request').getByText('0', { exact: true }).waitFor()
  await bar('Length').getByText('100% stop here').waitFor()
  await bar('Start').getByText('0% stop here').waitFor()
  await page.getByText('As a table').click()
  await look('numbers')
  await page.getByText('7 days').click()
  await page.getByText('Opened the chat').waitFor()
  expect(found()).toEqual({})
  expect(complaints.filter(text => !text.includes('401'))).toEqual([])
})
