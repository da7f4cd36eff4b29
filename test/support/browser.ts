import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, onTestFinished } from 'vitest'
import { findChromium } from './chromium.ts'

/** No network but ours, no sandbox (containers have none to offer), no start-up chatter. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let browser: Promise<Browser> | undefined
afterAll(async () => (await browser)?.close())

async function launch(): Promise<Browser> {
  const { executablePath, args } = await findChromium()
  return chromium.launch({ executablePath, args: [...flags, ...args], timeout: 30_000 })
}

export interface GuestPage {
  page: Page
  /** Errors on the console, uncaught exceptions and violations of the page's policy, in order. */
  complaints: string[]
}

/** A page in a browser profile of its own; everything is gone when the test is over. */
export async function newPage(options: BrowserContextOptions = {}): Promise<GuestPage> {
  const context = await (
    await (browser ??= launch())
  ).newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
    ...options,
  })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(5_000)
  context.setDefaultNavigationTimeout(10_000)
  const page = await context.newPage()
  const complaints: string[] = []
  // Chromium reports a violation of the policy as an error on the console.
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  return { page, complaints }
}
