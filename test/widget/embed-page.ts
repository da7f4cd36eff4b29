import { newPage } from '../support/browser.ts'
import { startOrigin, type Page as ServedPage } from '../support/origin.ts'
import { dataFolder, startServer } from '../support/start-server.ts'

interface Parts {
  /** Attributes of the script tag. */
  attributes?: string
  head?: string
  body?: string
  /** How often the tag stands on the page. */
  times?: number
}

/** A page of another origin, under the strict policy, with the snippet as it is printed. */
export async function embedPage({ attributes = '', head = '', body = '', times = 1 }: Parts = {}) {
  const pages: Record<string, ServedPage> = {}
  const url = await startOrigin(pages)
  const { origin, printed } = await startServer(await dataFolder(), { BELLHOP_ORIGINS: url })
  const script = /<script .*<\/script>/.exec(printed())?.[0] ?? ''
  const site = /data-site="(.*?)"/.exec(script)?.[1] ?? ''
  const snippet = script.replace('></script>', ` ${attributes}></script>`)
  const inline = "'unsafe-inline'"
  const html = `<!doctype html><html lang="en"><title>Palm</title>${head}
    <body><h1>Palm</h1>${body.replaceAll('SITE', site)}${snippet.repeat(times)}</body></html>`
  const policy = `default-src 'none'; script-src ${origin}${head ? ` ${inline}` : ''};
    connect-src ${origin}; require-trusted-types-for 'script'`.replace(/\s+/g, ' ')
  pages['/'] = { html, policy }
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
