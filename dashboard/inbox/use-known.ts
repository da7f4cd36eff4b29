import { useEffect, useMemo, useState } from 'preact/hooks'
import type { OperatorProfile } from '../../shared/operator.ts'
import type { Site } from '../../shared/site.ts'
import type { Api, Operator } from '../api.ts'
import type { Known } from './filter-parts.ts'
import type { InboxApi } from './inbox-api.ts'

export interface Colours {
  /** Accents by site key. */
  accents: ReadonlyMap<string, string>
}

/** Who works here and for which sites; the list can be worked before it is known, and without. */
export function useKnown(api: Api, asking: InboxApi, operator: Operator): Known & Colours {
  const [operators, setOperators] = useState<readonly OperatorProfile[]>([])
  const [sites, setSites] = useState<readonly Site[]>([])
  useEffect(() => {
    asking.operators().then(setOperators, () => {})
    api.sites().then(setSites, () => {})
  }, [api, asking])
  return useMemo(
    () => ({
      names: new Map([operator, ...operators].map(({ id, name, email }) => [id, name || email])),
      brands: new Map(sites.map(({ key, brand }) => [key, brand])),
      accents: new Map(sites.map(({ key, theme }) => [key, theme.accent])),
    }),
    [operator, operators, sites],
  )
}
