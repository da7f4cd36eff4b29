import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../house/sources.ts'
import { newPage } from '../support/browser.ts'

/** What names a day, or is filled in. */
const dated = /^(?:past|opening_example|skip_words) |\{|#/

type Understanding = typeof import('../../widget/understand/index.ts')

/** The module as it is published, on a page of an integrator's. */
const html = `<script type="module">
  import * as module from '/index.js'
  globalThis.understanding = module
</script>`

const modules = import.meta.glob<Record<string, Record<string, string>>>(
  '../../widget/locales/*.ts',
  { eager: true },
)
const own = Object.values(modules).flatMap(({ texts = {} }) => {
  const { language = '' } = texts
  const said = Object.entries(texts).filter(([name, text]) => !dated.test(`${name} ${text}`))
  return said.map(([, text]) => [language, text] as const)
})

test('no day and no length is read in what the chat itself says, with the data of a browser', async () => {
  const { page } = await newPage()
  await page.route('https://understanding.example/**', route => {
    const { pathname } = new URL(route.request().url())
    const isPage = pathname === '/'
    return route.fulfill({
      contentType: isPage ? 'text/html' : 'text/javascript',
      body: isPage ? html : readFileSync(`${root}dist/understand${pathname}`),
    })
  })
  await page.goto('https://understanding.example/')
  const module = await page.waitForFunction(
    () => (globalThis as { understanding?: Understanding }).understanding,
  )
  const read = await module.evaluate(async (understanding, texts) => {
    const { loadLanguage, understand } = understanding as Understanding
    const context = { now: '2026-11-21T09:00:00', timeZone: 'UTC' }
    const dates: string[] = []
    for (const [locale, text] of texts) {
      await loadLanguage(locale)
      const { start_date, no_of_days } = understand(text, { locale, ...context }).readings
      if ([start_date, no_of_days].some(reading => reading?.is === 'value')) dates.push(text)
    }
    return dates
  }, own)
  expect(own.length).toBeGreaterThan(1_000)
  expect(read).toEqual([])
})
