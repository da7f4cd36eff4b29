import type { PartialSelectHTMLAttributes } from 'preact'
import { siteName, type NamedSite } from '../format/site-name.ts'
import { texts } from '../texts/texts.ts'

type Attribute = 'name' | 'class' | 'aria-label' | 'onChange'

interface Props extends Pick<PartialSelectHTMLAttributes<HTMLSelectElement>, Attribute> {
  sites: readonly NamedSite[]
  /** Key of the one that is chosen to begin with. */
  chosen?: string | undefined
  /** Whether all of them may be chosen together; it begins with that. */
  all?: boolean
}

/** One site, or all of them. */
export const SiteChoice = ({ sites, chosen, all = true, ...select }: Props) => (
  <select class="input" {...select}>
    {all && <option value="">{texts.choices.allSites}</option>}
    {sites.map(({ key }) => (
      <option key={key} value={key} selected={key === chosen}>
        {siteName(key, sites)}
      </option>
    ))}
  </select>
)
