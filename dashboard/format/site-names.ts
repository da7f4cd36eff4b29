import type { Site } from '../../shared/site.ts'

type Named = Pick<Site, 'key' | 'brand' | 'origins'>

/** From the shortest; the last is of no other site. What tells them apart comes first: ends are cut off. */
const ways: ((site: Named) => string)[] = [
  ({ brand }) => brand,
  ({ brand, origins: [page], key }) => `${page?.replace(/^https?:../, '') ?? key} · ${brand}`,
  ({ brand, key }) => `${key} · ${brand}`,
]

/** What each site is called, by its key: one brand may have several. */
export function siteNames(sites: readonly Named[]): ReadonlyMap<string, string> {
  const nameOf = (site: Named) => {
    const others = sites.filter(each => each !== site)
    const isClear = (way: (site: Named) => string) =>
      others.every(other => way(other) !== way(site))
    return ways.find(isClear)?.(site) ?? site.key
  }
  return new Map(sites.map(site => [site.key, nameOf(site)]))
}
