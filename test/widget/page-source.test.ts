import { expect, test } from 'vitest'
import { nextDraft } from '../../widget/outbox/draft.ts'
import { pageSource } from '../../widget/outbox/page-source.ts'

const page = (href: string, referrer = '') =>
  pageSource({ href }, { title: 'Palm', referrer }, 'en-GB')

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

test('a draft holds its source in one field, with the first page and the latest', () => {
  const draft = { state: 1, submitted: false, at: 0 }
  const first = page('https://palm.example/goa?utm_source=news')
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
