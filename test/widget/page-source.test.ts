import { expect, test } from 'vitest'
import { nextDraft } from '../../widget/outbox/draft.ts'
import { firstTouch, pageSource } from '../../widget/outbox/page-source.ts'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { shelf } from '../../widget/storage.ts'
import { newPage, still } from '../support/browser.ts'
import { chatOf } from '../support/chat.ts'
import { startEmbedding } from '../support/embed.ts'

const page = (href: string, referrer = '', landed = href) =>
  pageSource({ href }, { title: 'Palm', referrer }, 'en-GB', landed)

test('the page tells where the guest is and came from, and no private parameter', () => {
  expect(
    page('https://palm.example/goa?utm_source=news&gclid=7&mail=a@b.c#top', 'https://x.test/?q=1'),
  ).toEqual({
    page: 'https://palm.example/goa',
    page_title: 'Palm',
    referrer: 'https://x.test/',
    utm_source: 'news',
    gclid: '7',
    locale: 'en-GB',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('what stands behind the # of an address is not told', () => {
  const secret = '#mail=a@b.c'
  const source = page(`https://palm.example/goa${secret}`, `https://x.test/${secret}`)
  expect([source['page'], source['referrer']]).toEqual([
    'https://palm.example/goa',
    'https://x.test/',
  ])
})

test.each(['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid', 'utm_id'])(
  'the %s of an advertisement is told, as far as 191 characters of it',
  name => {
    const source = page(`https://palm.example/?${name}=${'x'.repeat(192)}`)
    expect(source[name]).toBe('x'.repeat(191))
  },
)

test('of the title of a page 191 characters are told', () => {
  const titled = { title: 'x'.repeat(192), referrer: '' }
  const source = pageSource(
    { href: 'https://palm.example/' },
    titled,
    'en',
    'https://palm.example/',
  )
  expect(source['page_title']).toBe('x'.repeat(191))
})

test('what brought the guest is told though the page has moved on to another address', () => {
  const landed = 'https://palm.example/?utm_source=news&utm_term=sea'
  expect(page('https://palm.example/goa?utm_term=sun', '', landed)).toMatchObject({
    page: 'https://palm.example/goa',
    utm_source: 'news',
    utm_term: 'sun',
  })
})

test('a draft holds its source in one field, with the first page and the latest', () => {
  const draft = { state: 1, submitted: false, at: 0 }
  const landed = 'https://palm.example/goa?utm_source=news'
  const first = { ...firstTouch('s', 0, landed, '', shelf(undefined)), ...page(landed) }
  const later = page('https://palm.example/bali')
  const begun = nextDraft(undefined, { ...draft, fields: { destination: 'Goa' }, source: first })
  const { fields } = nextDraft(begun, { ...draft, fields: { comments: 'sea' }, source: later })
  expect(fields).toEqual({
    destination: 'Goa',
    comments: 'sea',
    bellhop_source: {
      ...later,
      utm_source: 'news',
      first_page: 'https://palm.example/goa',
      first_utm_source: 'news',
    },
  })
})

test('the first touch is that of the first opening for 90 days, and then another visitor’s', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  }
  const day = 24 * 60 * 60_000
  const visit = (now: number, path: string) =>
    firstTouch('s', now, `https://palm.example${path}`, '', shelf(storage))
  const goa = { first_page: 'https://palm.example/goa' }
  expect(visit(day, '/goa')).toEqual(goa)
  expect(visit(90 * day, '/bali')).toEqual(goa)
  expect(visit(92 * day, '/bali')).toEqual({ first_page: 'https://palm.example/bali' })
})

test('the page on which the chat was first opened is told on later pages, and stored no sooner', async () => {
  const { url, leads } = await startEmbedding()
  const { page } = await newPage(still)
  const chat = chatOf(page)
  const stored = () => page.evaluate(() => Object.keys(localStorage))
  await page.goto(`${url}/?utm_source=news`)
  // As the router of a single-page application does.
  await page.evaluate(() => history.pushState({}, '', '/goa'))
  await page.getByRole('button', { name: 'Chat' }).waitFor()
  expect(await stored()).toEqual([])
  await chat.open()
  await chat.asked(/trip/)
  await expect.poll(stored).toEqual([expect.stringMatching(/^bellhop:first:/)])
  await page.goto(`${url}/?utm_source=letter`)
  await chat.open()
  await chat.asked(/trip/)
  await page.evaluate(() =>
    (window.Bellhop as Bellhop).setFields({ name: 'Asha Rao', phone_number: '+91 98450 12345' }),
  )
  await chat.tap(/step by step/)
  await expect.poll(async () => (await leads()).length).toBe(1)
  expect((await leads())[0]?.source).toMatchObject({
    page: `${url}/`,
    utm_source: 'letter',
    first_page: `${url}/`,
    first_utm_source: 'news',
  })
})
