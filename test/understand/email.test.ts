import { expect, test } from 'vitest'
import { readEmail } from '../../widget/understand/email.ts'
import type { Slot } from '../../widget/understand/reading.ts'
import { read } from './guest.ts'

const email = (text: string, slot?: Slot) => read(readEmail, text, slot && { slot })

test.each([
  ['Write to first.last+trip@mail.example.co.uk.', 'first.last+trip@mail.example.co.uk'],
  ['(kim_99@example.org)', 'kim_99@example.org'],
  ['メールはhana@example.jpです', 'hana@example.jp'],
])('%s', async (text, address) => {
  expect(await email(text)).toEqual({ email: address })
})

test.each([
  'see https://user@example.com/path',
  'me@home',
  'a..b@example.com',
  '.a@example.com',
  'a@b.c',
  '@example.com',
])('"%s" holds no address', async text => {
  expect(await email(text)).toEqual({})
})

test('asked for, the slips of thumbs are mended', async () => {
  expect(await email('kim @ example . com', 'email')).toEqual({ email: 'kim@example.com' })
  expect(await email('kim@example,com', 'email')).toEqual({ email: 'kim@example.com' })
  expect(await email('kim at example dot com', 'email')).toEqual({ email: 'kim@example.com' })
  expect(await email('kim at example dot com')).toEqual({})
})
