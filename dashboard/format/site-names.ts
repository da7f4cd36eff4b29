import type { Site } from '../../shared/site.ts'

export type NamedSite = Pick<Site, 'key' | 'brand'> & Partial<Pick<Site, 'origins'>>

/** From the shortest; the last is of no other site. What tells them apart comes first: ends are cut off. */
const ways: ((site: NamedSite) => string)[] = [
  ({ brand }) => brand,
  ({ brand, origins: [page] = [], key }) => `${page?.replace(/^https?:../, '') ?? key} · ${brand}`,
  ({ brand, key }) => `${key} · ${brand}`,
]

/** What a site is called among all: one brand may have several. One that is gone is known by its key. */
export function siteName(key: string, sites: readonly NamedSite[]): string {
  const site = sites.find(each => each.key === key)
  if (!site) return key
  const others = sites.filter(each => each !== site)
  const isClear = (way: (site: NamedSite) => string) =>
    others.every(other => way(other) !== way(site))
  return ways.find(isClear)?.(site) ?? key
}
