import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { findChromium } from './chromium.ts'

/** One for all files that a worker runs; it ends with the worker. */
let browser: Promise<Browser> | undefined

/** Playwright turns the back/forward cache off, which real guests have. */
const withoutCache = '--disable-back-forward-cache'

/** Pages come one after the other here, and a process for each is a tenth of what they cost. */
const oneForAll = '--renderer-process-limit=1'

async function launch(ignoreDefaultArgs: string[] = []): Promise<Browser> {
  const { executablePath, args } = await findChromium()
  const options = { executablePath, args: [...args, oneForAll], ignoreDefaultArgs }
  return chromium.launch({ ...options, timeout: 60_000 })
}

/** A browser that is asked for no motion; there the chat stands still at once. */
export const still = { reducedMotion: 'reduce' } as const

export interface GuestPage {
  page: Page
  /** Errors on the console, uncaught exceptions and violations of the page's policy, in order. */
  complaints: string[]
}

/** A page in a browser profile of its own; everything is gone when the test is over. */
export async function newPage(options: BrowserContextOptions = {}): Promise<GuestPage> {
  browser ??= launch()
  return pageOf(await browser, options)
}

/** The same in a browser that keeps the pages a guest has left, to show them again at once. */
export async function newCachedPage(options: BrowserContextOptions = {}): Promise<GuestPage> {
  const own = await launch([withoutCache])
  onTestFinished(() => own.close())
  return pageOf(own, options)
}

async function pageOf(browser: Browser, options: BrowserContextOptions): Promise<GuestPage> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
    ...options,
  })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(30_000)
  context.setDefaultNavigationTimeout(30_000)
  const page = await context.newPage()
  const complaints: string[] = []
  // Chromium reports a violation of the policy as an error on the console.
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  return { page, complaints }
}
