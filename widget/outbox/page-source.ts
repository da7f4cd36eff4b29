/** Parameters of an address that say where a guest came from; all others may be private. */
const campaign = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/

/** What the widget knows of the page, the browser and the way here; no answer of the guest's. */
export type PageSource = Record<string, string>

/** The page the guest is on. */
export function pageSource(
  { href }: Pick<Location, 'href'>,
  { title, referrer }: Pick<Document, 'title' | 'referrer'>,
  locale: string,
): PageSource {
  const { origin, pathname, searchParams } = new URL(href)
  const source: PageSource = { page: origin + pathname }
  if (title) source['page_title'] = title.slice(0, 191)
  if (referrer) source['referrer'] = withoutQuery(referrer)
  for (const [name, value] of searchParams)
    if (campaign.test(name)) source[name] = value.slice(0, 191)
  source['locale'] = locale
  source['time_zone'] = Intl.DateTimeFormat().resolvedOptions().timeZone
  return source
}

/** The page on which the guest first spoke; later pages go on to tell of the latest. */
export function firstTouch(source: PageSource): PageSource {
  const told = Object.entries(source).filter(([name]) => !/title|locale|zone/.test(name))
  return Object.fromEntries(told.map(([name, value]) => [`first_${name}`, value]))
}

const withoutQuery = (address: string) => address.replace(/[?#].*/s, '')
