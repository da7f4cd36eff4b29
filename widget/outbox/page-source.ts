import type { Shelf } from '../storage.ts'

/** Parameters of an address that say where a guest came from; all others may be private. */
const campaign = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/

/** What the widget knows of the page, the browser and the way here; no answer of the guest's. */
export type PageSource = Record<string, string>

/** The last of these addresses, and what brought the guest to any of them. */
function touch(addresses: string[], referrer: string): PageSource {
  const source: PageSource = {}
  for (const address of addresses) {
    source['page'] = withoutQuery(address)
    for (const [name, value] of new URL(address).searchParams)
      if (campaign.test(name)) source[name] = value.slice(0, 191)
  }
  if (referrer) source['referrer'] = withoutQuery(referrer)
  return source
}

/** The page the guest is on; a single-page application may have `landed` them on another address. */
export function pageSource(
  { href }: Pick<Location, 'href'>,
  { title, referrer }: Pick<Document, 'title' | 'referrer'>,
  locale: string,
  landed: string,
): PageSource {
  const source = touch([landed, href], referrer)
  if (title) source['page_title'] = title.slice(0, 191)
  source['locale'] = locale
  source['time_zone'] = Intl.DateTimeFormat().resolvedOptions().timeZone
  return source
}

/** 90 days, after which a browser is taken for that of another visitor. */
const visitorMs = 90 * 24 * 60 * 60_000

interface Kept {
  at: number
  told: PageSource
}

/** How the guest first came here, as this browser keeps it from now on. */
export function firstTouch(
  site: string,
  now: number,
  landed: string,
  referrer: string,
  shelf: Shelf,
): PageSource {
  const name = `bellhop:first:${site}`
  const earlier = shelf.read(name) as Kept | undefined
  if (earlier && now - earlier.at < visitorMs) return earlier.told
  const told: PageSource = {}
  for (const [each, value] of Object.entries(touch([landed], referrer)))
    told[`first_${each}`] = value
  shelf.write(name, { at: now, told } satisfies Kept)
  return told
}

/** What is told with each answer. The first call, and not before, keeps what the first touch was. */
export function visitSource(site: string, locale: string, shelf: Shelf): () => PageSource {
  // The address the page was asked for, whatever the page has made of it since.
  const landed = performance.getEntriesByType('navigation')[0]?.name ?? location.href
  let first: PageSource | undefined
  return () => {
    first ??= firstTouch(site, Date.now(), landed, document.referrer, shelf)
    return { ...first, ...pageSource(location, document, locale, landed) }
  }
}

const withoutQuery = (address: string) => address.replace(/[?#].*/, '')
