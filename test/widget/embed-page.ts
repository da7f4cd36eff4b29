import { newPage } from '../support/browser.ts'
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

interface Parts {
  /** Attributes of the script tag. */
  attributes?: string
  head?: string
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
        <body><h1>Palm</h1>${body.replaceAll('SITE', site)}${tag}</body></html>`
    }
    const policy = strictPolicy(origin, head ? "'unsafe-inline'" : '')
    const url = serve(`/${++served}`, html, policy)
    const guest = await newPage()
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
