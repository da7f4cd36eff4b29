import { expect, test } from 'vitest'
import { fieldsOf } from '../../widget/conversation/request.ts'
import { talk } from './conversation-maker.ts'
import { open, settle, stopTime } from './outbox-maker.ts'

stopTime()

/** A guest at the summary, whose draft was kept after each reply, and what is sent in the end. */
function summarised(start: string, ...more: string[]) {
  const { outbox, server } = open()
  const guest = talk().types(`To Bali on ${start} for 7 days, 2 adults, no kids`, ...more)
  guest.types('Asha Rao', '+91 98450 12345', 'asha@example.com', 'skip')
  const keep = () =>
    outbox.save({ state: guest.state(), fields: fieldsOf(guest.state()), held: true })
  keep()
  return {
    guest,
    async sent() {
      keep()
      outbox.submit({ state: 1, fields: fieldsOf(guest.state()) })
      await settle()
      return server.leads().at(-1)?.body
    },
  }
}

test('an answer that was withdrawn at the summary is not sent', async () => {
  const { guest, sent } = summarised('3 March 2027')
  guest.does({ is: 'change', slot: 'email' }).types('skip')
  guest.does({ is: 'change', slot: 'start_date' }).types('not sure yet')
  expect(guest.asked()).toBe('summary')
  const request = await sent()
  expect(request).toMatchObject({ destination: 'Bali', start_date_words: 'not sure yet' })
  expect(request).not.toHaveProperty('email')
  expect(request).not.toHaveProperty('start_date')
})

test('words about an earlier answer are replaced, also where the server has them already', async () => {
  const { guest, sent } = summarised('mid March 2027', '15 March 2027')
  expect(guest.fields()).toMatchObject({ start_date_words: '15 March 2027' })
  guest.does({ is: 'change', slot: 'start_date' }).types('2027-06-20')
  expect(await sent()).toMatchObject({ start_date: '2027-06-20', start_date_words: '2027-06-20' })
})
