import type { SiteName } from '../api.ts'
import { texts } from '../texts/texts.ts'

interface Props {
  sites: SiteName[]
  /** Undefined for all. */
  site: string | undefined
  choose: (site: string | undefined) => void
}

export function SiteChoice({ sites, site, choose }: Props) {
  return (
    <select
      class="input small-input"
      aria-label={texts.numbers.site}
      value={site ?? ''}
      onChange={event => choose(event.currentTarget.value || undefined)}
    >
      <option value="">{texts.numbers.allSites}</option>
      {sites.map(({ key, brand }) => (
        <option key={key} value={key}>
          {brand}
        </option>
      ))}
    </select>
  )
}
