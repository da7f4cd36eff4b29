import { expect, test } from 'vitest'
import { readEmail } from '../../widget/understand/email.ts'
import { read } from './guest.ts'

const email = (text: string) => read(readEmail, text)

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
