import { expect, test } from 'vitest'
import { inEach } from '../../widget/conversation/in-each.ts'
import { loadLanguage, understand } from '../../widget/understand/index.ts'
import { talk } from './conversation-maker.ts'

const guestOf = (...locales: string[]) =>
  talk({ locale: locales[0]!, understand: inEach(understand, locales) })

test.each([
  ['hi', 'en', 'Goa from 15 December for 5 nights, 2 adults and one kid'],
  ['ar', 'en', 'Goa from 15 December for 5 nights, 2 adults and one kid'],
  ['de', 'en-GB', 'Goa from 15 December for 5 nights, 2 adults and one kid'],
  ['en-GB', 'ru', 'Гоа с 15 декабря на 5 ночей, 2 взрослых и один ребёнок'],
  ['en-GB', 'ja', '12月15日から5泊、大人2人と子供1人でGoaへ'],
])('on a page in %s a guest is read who writes %s', async (page, own, said) => {
  await Promise.all([page, own].map(locale => loadLanguage(locale)))
  const guest = guestOf(page, own).types(said)
  expect(guest.state().answers).toMatchObject({
    start_date: '2026-12-15',
    no_of_days: 5,
    no_of_adults: 2,
    no_of_children: 1,
  })
})

test('beside other letters an English day is no place, and an English length is an answer', async () => {
  await loadLanguage('he')
  const guest = guestOf('he', 'en').types('next Friday', 'Eilat', '5 nights')
  expect(guest.state().answers).toMatchObject({
    start_date: '2026-11-27',
    destination: 'Eilat',
    no_of_days: 5,
  })
})

test('where both languages read a reply alike it is read as the page writes it', async () => {
  await loadLanguage('de')
  const guest = guestOf('de', 'en-US').types('ab 4.12. für 10 Tage')
  expect(guest.state().answers).toMatchObject({ start_date: '2026-12-04', no_of_days: 10 })
})
