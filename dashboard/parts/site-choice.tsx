import type { PartialSelectHTMLAttributes } from 'preact'
import { texts } from '../texts/texts.ts'

type Attribute = 'name' | 'class' | 'aria-label' | 'onChange'

interface Props extends Pick<PartialSelectHTMLAttributes<HTMLSelectElement>, Attribute> {
  /** Sites by key. */
  names: Iterable<readonly [string, string]>
  /** Key of the one that is chosen to begin with. */
  chosen?: string | undefined
  /** Whether all of them may be chosen together; it begins with that. */
  all?: boolean
}

/** One site, or all of them. */
export const SiteChoice = ({ names, chosen, all = true, ...select }: Props) => (
  <select class="input" {...select}>
    {all && <option value="">{texts.choices.allSites}</option>}
    {[...names].map(([key, name]) => (
      <option key={key} value={key} selected={key === chosen}>
        {name}
      </option>
    ))}
  </select>
)
