import type { Page, Response } from 'playwright-core'
import type { Question } from '../../shared/form.ts'
import { newPage, still } from '../support/browser.ts'
import { sharedEmbedding, strictPolicy, tagWith } from '../support/embed.ts'

/** What a page may know of a guest, so that one question is left. */
export const allButThePhone = {
  destination: 'Goa',
  start_date: '2090-12-12',
  no_of_days: 7,
  no_of_adults: 2,
  no_of_children: 0,
  name: 'Asha Rao',
  email: 'asha@example.com',
  comments: 'sea view',
}

/** Gives the one answer that the guest is left; resolves to the button that sends. */
export async function answerThePhone(page: Page) {
  const field = page.getByRole('textbox')
  await page.getByRole('button', { name: 'Ask me step by step' }).click()
  await page.getByText('What’s the best phone number').waitFor()
  await field.fill('+91 98450 12345')
  await field.press('Enter')
  return page.getByRole('button', { name: 'Send request' })
}

interface Parts {
  /** Attributes of the script tag. */
  attributes?: string
  head?: string
  /** With SITE for the key of the site, and HOST for where the widget comes from. */
  body?: string
}

/** Pages of another origin, under the strict policy, with the snippet as one server has printed it. */
export function embedPages() {
  const embedding = sharedEmbedding()
  let served = 0
  return async ({ attributes = '', head = '', body = '' }: Parts = {}) => {
    const { site, serve, server } = embedding()
    const { origin } = server
    const html = (snippet: string) => {
      const tag = tagWith(snippet, attributes)
      return `<!doctype html><html lang="en"><title>Palm</title>${head}
        <body><h1>Palm</h1>${body.replaceAll('SITE', site).replaceAll('HOST', origin)}${tag}</body></html>`
    }
    const policy = strictPolicy(origin, head ? "'unsafe-inline'" : '')
    const url = serve(`/${++served}`, html, policy)
    const guest = await newPage(still)
    const requests: string[] = []
    guest.page.on('request', request => {
      if (request.url().startsWith(origin)) requests.push(new URL(request.url()).pathname)
    })
    return {
      ...guest,
      origin,
      requests,
      launcher: guest.page.getByRole('button', { name: 'Chat', exact: true }),
      field: guest.page.getByRole('textbox'),
      visit: () => guest.page.goto(url),
    }
  }
}

/** The site asks these from now on. */
export const ask = (page: Page, questions: Question[]) =>
  page.route('**/api/v1/forms/*', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), questions } })
  })

/** As a page is that the browser draws ahead of a click, or in a tab behind. */
export const hide = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
  )

/** The guest looks at what was hidden, as often as is said. */
export const show = (page: Page, times = 1) =>
  page.evaluate(times => {
    Object.defineProperty(document, 'hidden', { value: false })
    for (; times > 0; times--) document.dispatchEvent(new Event('visibilitychange'))
  }, times)

/** A script is here, and has had the time to do what it does at once. */
export async function hasRun(page: Page, arrived: Promise<Response>) {
  const response = await arrived
  await response.finished()
  // Whoever has asked for a module has it by the time that we are given it as well.
  if (response.url().includes('/widget/chat/'))
    await page.evaluate(`import('${response.url()}').then(() => {})`)
  for (let frames = 0; frames < 9; frames++)
    await page.evaluate(() => new Promise(requestAnimationFrame))
}
