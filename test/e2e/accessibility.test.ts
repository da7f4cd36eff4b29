import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { formatDay } from '../../widget/chat/dates.ts'
import { texts as ar } from '../../widget/locales/ar.ts'
import { texts as en } from '../../widget/locales/en.ts'
import { newPage } from '../support/browser.ts'
import { chatOf, startEmbedding, still } from '../support/embed.ts'
import { accessToken } from '../support/start-app.ts'

// Each state of the chat is looked at, one after the other.
vi.setConfig({ testTimeout: 60_000 })

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const phone = { width: 375, height: 812 }
const desktop = { width: 1280, height: 800 }

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

interface Guest {
  name: string
  locale: 'en' | 'ar'
  theme: 'auto' | 'light'
  options: BrowserContextOptions
}

const guests: Guest[] = [
  {
    name: 'light',
    locale: 'en',
    theme: 'auto',
    options: { viewport: desktop, colorScheme: 'light' },
  },
  {
    name: 'dark, on a phone',
    locale: 'en',
    theme: 'auto',
    options: { viewport: phone, colorScheme: 'dark' },
  },
  {
    name: 'right to left, light in a dark system',
    locale: 'ar',
    theme: 'light',
    options: { viewport: phone, colorScheme: 'dark' },
  },
]

test.each(guests)('axe finds nothing in any state of the chat: $name', async guest => {
  const { locale, theme, options } = guest
  const texts = { ar, en }[locale]
  const { url } = await startEmbedding(`data-locale="${locale}" data-theme="${theme}"`)
  const { page } = await newPage({ ...options, ...still, locale: 'en-US' })
  const found: Record<string, string[]> = {}
  const look = async (state: string) => (found[state] = await violations(page))
  const chat = chatOf(page)

  await page.goto(url)
  await page.getByRole('button', { name: 'Chat' }).waitFor()
  await look('launcher')
  await chat.open()
  await chat.asked(texts.opening)
  await look('open chat')
  await chat.tap(texts.step_by_step)
  await chat.asked(texts.ask_destination)
  await look('text')
  await chat.say('Goa')
  await chat.asked(texts.ask_start_date)
  await look('date, typed')
  await chat.tap(texts.choose_date)
  await page.getByRole('button', { name: texts.type_instead }).waitFor()
  await look('date, picked')
  await chat.tap(texts.type_instead)
  await chat.say('zzz')
  await chat.asked(texts.unclear)
  await look('error')
  await chat.say('04/05/2027')
  await chat.asked(texts.which)
  await look('candidates')
  await chat.tap(formatDay(locale, '2027-05-04'))
  await chat.asked(texts.ask_no_of_days)
  await look('number with chips')
  await chat.say('7')
  await chat.asked(texts.ask_no_of_adults)
  await chat.say(locale === 'ar' ? '2 بالغين' : 'two adults')
  await chat.asked(texts.noted)
  await look('understood')
  await chat.tap(texts.skip_unsure)
  await chat.asked(texts.ask_name)
  await chat.say('Asha Rao')
  await chat.asked(texts.ask_phone_number)
  await look('phone')
  await chat.say('+91 98450 12345')
  await chat.asked(texts.ask_email)
  await look('e-mail')
  await chat.say('asha@example.com')
  await chat.asked(texts.ask_comments)
  await look('long text')
  await chat.say('A quiet room')
  await chat.asked(texts.summary)
  await look('summary')
  await page.context().setOffline(true)
  await chat.tap(texts.send)
  await chat.told(texts.waiting_offline)
  await look('offline')
  await page.context().setOffline(false)
  await chat.told(texts.delivered)
  await look('sent')
  expect(found).toEqual(nothingIn(found))
})

test('axe finds nothing in the dashboard, small or large, light or dark', async () => {
  const { server, password } = await startEmbedding()
  await post(server.origin, { name: 'Asha Rao', destination: 'Goa', tour_code: ['X1', { a: 1 }] })
  await post(server.origin, { name: 'Asha Rao', destination: 'Hampi', comments: 'By train.' })
  const { page } = await newPage(still)
  const found: Record<string, string[]> = {}
  const look = async (state: string) => {
    for (const viewport of [phone, desktop])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        found[`${state}, ${viewport.width}, ${colorScheme}`] = await violations(page)
      }
  }

  await page.goto(`${server.origin}/dashboard`)
  await page.getByLabel(/^e-?mail/i).fill('operator@bellhop.local')
  await look('sign-in')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByText('Asha Rao').first().waitFor()
  await look('list')
  await page.getByText('Asha Rao').first().click()
  await page.getByText('+91 98450 12345').first().waitFor()
  await look('detail')
  expect(found).toEqual(nothingIn(found))
})

const nothingIn = (found: object) =>
  Object.fromEntries(Object.keys(found).map(state => [state, []]))

/** Each as the rule and the element that breaks it, through every shadow root. */
async function violations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, so that the page's policy stays as strict as it is.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(
    run => (window as unknown as { axe: Axe }).axe.run(document, { runOnly: run }),
    tags,
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`),
  )
}

interface Axe {
  run(context: Document, options: { runOnly: string[] }): Promise<AxeResults>
}

function post(origin: string, fields: Record<string, unknown>) {
  return fetch(`${origin}/api/v1/trip-plan-requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number: '+91 98450 12345', client_request_uid: 'u1', ...fields }),
  })
}
