import { expect, test } from 'vitest'
import { readPhone } from '../../widget/understand/phone.ts'
import type { Slot } from '../../widget/understand/reading.ts'
import { read } from './guest.ts'

const phone = (text: string, slot?: Slot) => read(readPhone, text, slot && { slot })

test.each([
  ['My number is +351 912 345 678.', '+351 912 345 678'],
  ['ring (020) 7946 0958, thanks', '(020) 7946 0958'],
  ['+1 (415) 555-0132 x77', '+1 (415) 555-0132 x77'],
  ['0033 6 12 34 56 78', '0033 6 12 34 56 78'],
  ['رقمي ٠٥٠١٢٣٤٥٦٧', '0501234567'],
  ['我的电话是138-0013-8000', '138-0013-8000'],
  ['mit nummer er 20 12 34 56', '20 12 34 56'],
  ['contact no 98765 43210', '98765 43210'],
  ['preferably on 07700 900123', '07700 900123'],
  ['मेरा नंबर ९८७६५४३२१० है', '9876543210'],
  // With the hyphen of a Japanese input method.
  ['電話は０９０ー１２３４ー５６７８です', '090-1234-5678'],
  // Digits of an alphabet for formulas, as adorned contact cards have them.
  ['call 𝟎𝟕𝟕𝟎𝟎 𝟗𝟎𝟎𝟏𝟐𝟑', '07700 900123'],
])('%s', async (text, phone_number) => {
  expect(await phone(text)).toEqual({ phone_number })
})

test.each([
  ['07911 123456 2 adults to Rome', '07911 123456'],
  ['601 234 567 2 osoby do Rzymu', '601 234 567'],
  ['09011112222 3人で韓国', '09011112222'],
  ['06 12 34 56 78 merci', '06 12 34 56 78'],
  ['0171 2345678. 2 adults', '0171 2345678'],
  ['07911 123456 10 nights', '07911 123456'],
  ['+44 7700 900123 12 May', '+44 7700 900123'],
  ['+44 7700 900 45 67 may call you', '+44 7700 900 45 67'],
])('what is counted behind a number is no part of it: %s', async (text, phone_number) => {
  expect(await phone(text)).toEqual({ phone_number })
})

test.each([
  'from 12/12/2026 to 19/12/2026',
  '12.12.26-19.12.26',
  '2026-12-19',
  '5/1-5/7/2027',
  'born 12/03/1985',
  '116/08/21',
  '۱۴۰۶/۰۶/۳۱',
  'confirmation #88213377',
  'order AB12345678',
  'my card is 4111 1111 1111 1111',
  'card number 12345678',
  'booking 99887766',
  'minha conta é 12345678',
  'vom 06.–15.01.2027',
  '1 child (5) 12.06.2027',
  '10-17.07.2027 4 yıldızlı otel',
  '192.168.100.200',
  'a budget of $1500000',
  '2 500 000',
  'budget Rp 15.000.000',
  '2 adults, 1500-2000€',
  'бюджет 1000 - 1500 евро',
  '预算5000-6000元',
  'for 2 adults and 3 kids',
  '1234567890123456789',
])('"%s" holds no telephone number', async text => {
  expect(await phone(text)).toEqual({})
})

test('asked for, a number that looks like a date is a telephone number', async () => {
  expect(await phone('20261219', 'phone_number')).toEqual({ phone_number: '20261219' })
})
