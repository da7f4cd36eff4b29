import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { signIn } from '../support/dashboard.ts'
import { chatOf } from '../support/chat.ts'
import { startEmbedding } from '../support/embed.ts'
import { operatorEmail, operatorPassword } from '../support/start-app.ts'
import { fields } from './trip.ts'

test('a guest chats on a strict page of another origin, the request is on disk, the operator sees it', async () => {
  const { server, url, leads } = await startEmbedding()
  const guest = await newPage()
  await guest.page.goto(url)
  const chat = chatOf(guest.page)
  await chat.open()
  await chat.tap('Ask me step by step')
  await chat.asked('Where would you like to go?')
  await chat.say('Goa')
  await chat.asked('When would you like to set off?')
  await chat.say(fields.start_date)
  await chat.asked('How long would you like to stay?')
  await chat.tap('7 days')
  await chat.asked('How many adults are travelling?')
  await chat.say('2')
  await chat.asked('And how many children?')
  await chat.say('0')
  await chat.asked('What’s your name?')
  await chat.say('Asha Rao')
  await chat.asked('What’s the best phone number to reach you on?')
  await chat.say('+91 98450 12345')
  await chat.asked('What’s your e-mail address?')
  await chat.say('asha@example.com')
  await chat.asked('Anything else we should know?')
  await chat.tap('Skip')
  await chat.tap('Send request')
  const confirmation = guest.page.getByText(/Your reference/).last()
  await confirmation.waitFor()

  const [lead, ...others] = await leads()
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    state: 'new',
    source: { channel: 'widget' },
    fields: {
      destination: 'Goa',
      start_date: fields.start_date,
      no_of_days: 7,
      no_of_adults: 2,
      no_of_children: 0,
      name: 'Asha Rao',
      phone_number: '+91 98450 12345',
      email: 'asha@example.com',
    },
  })
  expect(await confirmation.textContent()).toContain(lead!.reference)
  expect(guest.complaints).toEqual([])
  expect(await guest.page.context().cookies()).toEqual([])

  const dashboard = await newPage()
  await dashboard.page.goto(`${server.origin}/dashboard`)
  await signIn(dashboard.page, operatorPassword, operatorEmail)
  await dashboard.page.getByText('Asha Rao').first().click()
  await dashboard.page.getByText('+91 98450 12345').first().waitFor()
  await dashboard.page.getByText(lead!.reference).first().waitFor()
  // Browsers report the 401 by which the dashboard learns that nobody is signed in.
  expect(dashboard.complaints.filter(complaint => !complaint.includes('401'))).toEqual([])
})
