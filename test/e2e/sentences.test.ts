import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { LeadFieldName } from '../../shared/lead.ts'
import { formatDay } from '../../widget/chat/talk/dates.ts'
import { texts as de } from '../../widget/locales/de.ts'
import { texts as en, type Texts } from '../../widget/locales/en.ts'
import { texts as es } from '../../widget/locales/es.ts'
import { texts as fr } from '../../widget/locales/fr.ts'
import { texts as ja } from '../../widget/locales/ja.ts'
import { newPage, still } from '../support/browser.ts'
import { chatOf } from '../support/chat.ts'
import { plainPage, sharedEmbedding, tagWith } from '../support/embed.ts'
import { english } from './sentences/english.ts'
import { french } from './sentences/french.ts'
import { german } from './sentences/german.ts'
import type { Guest, Sentence } from './sentences/guest.ts'
import { japanese } from './sentences/japanese.ts'
import { spanish } from './sentences/spanish.ts'

const embedding = sharedEmbedding()

/** The clock of every guest: a Wednesday. */
const today = new Date('2027-03-10T09:00:00Z')
const guests = [english, spanish, french, german, japanese]
const languages: Record<string, Texts> = { de, en, es, fr, ja }
/** What every guest is asked for who has not said it. */
const person = { name: 'Asha Rao', phone_number: '+91 98450 12345' }

test.each(guests)('what guests write first in $locale becomes the right request', async guest => {
  const { locale, timezoneId, sentences } = guest
  const { serve, leads } = embedding()
  const url = serve('/', tag => plainPage(tagWith(tag, `data-locale="${locale}"`)))
  const { page, complaints } = await newPage({ ...still, locale, timezoneId })
  await page.clock.setFixedTime(today)
  await page.goto(url)
  await page.getByRole('button', { name: 'Chat' }).click()
  for (const sentence of sentences) await talk(page, guest, sentence)

  const found = await leads()
  const told = sentences.map(({ say }) =>
    found.find(lead => lead.custom_fields['trip_words'] === say),
  )
  expect(told.map(lead => ({ ...lead?.fields }))).toEqual(
    sentences.map(({ fields }) => ({ ...person, ...fields })),
  )
  expect(told).toMatchObject(
    sentences.map(({ say, custom }) => ({ custom_fields: { trip_words: say, ...custom } })),
  )
  expect(found).toHaveLength(sentences.length)
  expect(complaints).toEqual([])
})

test.each([
  ['hi', 'hi-IN', 'Goa from 15 December for 5 nights, 2 adults and no kids', '2 वयस्क'],
  ['en', 'ru-RU', 'Гоа с 15 декабря на 5 ночей, 2 взрослых без детей', '2 adults'],
])(
  'on a page in %s guests with a browser in %s may write: %s',
  async (page, locale, say, adults) => {
    const url = embedding().serve('/', tag => plainPage(tagWith(tag, `data-locale="${page}"`)))
    const guest = await newPage({ ...still, locale })
    await guest.page.clock.setFixedTime(today)
    await guest.page.goto(url)
    await guest.page.getByRole('button', { name: 'Chat' }).click()
    const chat = chatOf(guest.page)
    await chat.say(say)
    for (const piece of [formatDay(page, '2027-12-15'), adults])
      await guest.page.getByRole('button', { name: piece }).waitFor()
    expect(guest.complaints).toEqual([])
  },
)

/** A conversation from the first sentence to the request that has arrived. */
async function talk(page: Page, { locale }: Guest, { say, replies = {} }: Sentence) {
  const texts = languages[locale.slice(0, 2)]!
  const chat = chatOf(page)
  const known: Sentence['replies'] = { ...person, ...replies }
  await chat.asked(texts.opening)
  await chat.say(say)
  for (let slot = await asked(page, texts); slot; slot = await asked(page, texts)) {
    const reply = known[slot]
    if (reply === undefined) await pass(page, texts)
    else if (typeof reply === 'string') await chat.say(reply)
    else if (reply.is === 'flexible') await chat.tap(texts.skip_flexible)
    else await chat.tap(formatDay(locale, reply.day))
  }
  await chat.tap(texts.send)
  await chat.told(texts.delivered)
  await chat.tap(texts.another)
}

/** The slot the chat asks for now; undefined when it shows the summary. */
async function asked(page: Page, texts: Texts): Promise<LeadFieldName | undefined> {
  await page.getByRole('log').locator('> :last-child:not(.guest)').waitFor()
  const [label] = await page
    .getByRole('textbox')
    .evaluateAll(fields => fields.map(field => field.ariaLabel))
  if (!label) return undefined
  const entry = Object.entries(texts).find(
    ([name, text]) => name.startsWith('label_') && text === label,
  )
  return entry?.[0].slice('label_'.length) as LeadFieldName
}

async function pass(page: Page, { skip_unsure, skip_nothing }: Texts) {
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  await chip(skip_unsure).or(chip(skip_nothing)).click()
}
