import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatDay } from '../../widget/chat/talk/dates.ts'
import { texts as ar } from '../../widget/locales/ar.ts'
import { texts as en } from '../../widget/locales/en.ts'
import { newPage, still } from '../support/browser.ts'
import { chatOf } from '../support/chat.ts'
import { plainPage, sharedEmbedding, tagWith } from '../support/embed.ts'
import { violations } from './axe.ts'

/** The fourth or the fifth day of a month, ahead of whatever day the browser's clock shows. */
const year = new Date().getFullYear() + 1

const embedding = sharedEmbedding()

const phone = { width: 375, height: 812 }
const desktop = { width: 1280, height: 800 }

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

test('the text is as large as the browser’s setting asks for, whatever the page makes of its own', async () => {
  const url = embedding().serve('/', tag => plainPage(tag))
  const { page } = await newPage(still)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  await page.goto(url)
  await page.evaluate(() => (document.documentElement.style.fontSize = '62.5%'))
  await chatOf(page).open()
  const parts = [page.getByRole('log'), page.getByRole('textbox'), page.getByRole('heading').last()]
  for (const part of parts)
    expect(await part.evaluate(each => getComputedStyle(each).fontSize)).toBe('24px')
})

const grounds = [
  { ground: 'light', surface: '#fff8e1', text: '#331a00', colorScheme: 'dark' },
  { ground: 'dark', surface: '#0b1f3a', text: '#e8f0ff', colorScheme: 'light' },
] as const

test.each(grounds)(
  'on a $ground ground of the page’s own all can be read in a $colorScheme system',
  async ({ surface, text, colorScheme }) => {
    const colours = `--bellhop-surface: ${surface}; --bellhop-text: ${text}; --bellhop-accent: #1e1b4b`
    const style = `<style>bellhop-chat { ${colours} }</style>`
    const url = embedding().serve('/ground', tag => plainPage(style + tag), '')
    const { page } = await newPage({ ...still, colorScheme })
    const chat = chatOf(page)
    await page.goto(url)
    await chat.open()
    await chat.asked(en.opening)
    await chat.say('two adults to Paris')
    await chat.asked(en.noted)
    expect(await violations(page)).toEqual([])
  },
)

test('what is written on the accent can be read on any that a site may have', async () => {
  const { page } = await newPage(still)
  const chat = chatOf(page)
  await page.goto(embedding().url)
  await chat.open()
  await chat.asked(en.opening)
  await chat.say('two adults to Paris')
  await chat.asked(en.noted)
  const written = page.getByText('two adults to Paris')
  expect(await written.evaluate(unreadable)).toEqual([])
})

/** Of accents all over the range those on which the words have less than 4.5 to 1 (WCAG 1.4.3). */
function unreadable(written: Element): string[] {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const luminance = (colour: string) => {
    if (!brush) return 0
    brush.fillStyle = colour
    brush.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = Array.from(brush.getImageData(0, 0, 1, 1).data, part =>
      part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const style = getComputedStyle(written)
  const page = document.querySelector<HTMLElement>('bellhop-chat')?.style
  const found: string[] = []
  for (let accent = 0; accent < 0xfff; accent += 7) {
    const colour = `#${accent.toString(16).padStart(3, '0')}`
    page?.setProperty('--bellhop-accent', colour)
    const [words, ground] = [luminance(style.color), luminance(style.backgroundColor)]
    const contrast = (Math.max(words, ground) + 0.05) / (Math.min(words, ground) + 0.05)
    if (contrast < 4.5) found.push(`${colour}: ${contrast}`)
  }
  return found
}

test.each(guests)('axe finds nothing in any state of the chat: $name', async guest => {
  const { locale, theme, options } = guest
  const texts = { ar, en }[locale]
  const attributes = `data-locale="${locale}" data-theme="${theme}"`
  const url = embedding().serve('/', tag => plainPage(tagWith(tag, attributes)))
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
  await chat.say(`04/05/${year}`)
  await chat.asked(texts.which)
  await look('candidates')
  await chat.tap(formatDay(locale, `${year}-05-04`))
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

const nothingIn = (found: object) =>
  Object.fromEntries(Object.keys(found).map(state => [state, []]))

const places = [
  { name: 'stay in a chat that is the whole screen', viewport: phone, isBehind: false },
  { name: 'leave a chat that is a corner of it', viewport: desktop, isBehind: true },
]

test.each(places)('keys $name', async ({ viewport, isBehind }) => {
  const known = 'data-destination="Goa"'
  const links = (tag: string) =>
    plainPage(`<a href="#before">Before</a>${tagWith(tag, known)}<a href="#after">After</a>`)
  const url = embedding().serve('/links', links)
  const { page } = await newPage({ viewport, ...still })
  const chat = chatOf(page)
  await page.goto(url)
  // All of it is drawn by then.
  await page.getByRole('button', { name: 'Chat' }).hover()
  await page.getByText('Goa').first().waitFor({ state: 'attached' })
  await chat.open()
  const isFocused = () => page.getByRole('textbox').evaluate(each => each.matches(':focus'))
  await expect.poll(isFocused).toBe(true)
  const seen = new Set<string | undefined>()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let steps = 0; steps < 12; steps++) {
      await page.keyboard.press(key)
      seen.add(await page.evaluate(() => document.activeElement?.localName))
    }
  expect(seen.has('a')).toBe(isBehind)
  // By reading on a screen reader gets no further than by keys.
  const panel = page.getByRole('dialog')
  expect(await panel.getAttribute('aria-modal')).toBe(isBehind ? null : 'true')
  expect(seen).toContain('bellhop-chat')
})
