import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isOperator, operatorIn, type Lead } from '../../shared/lead.ts'
import type { OperatorProfile } from '../../shared/operator.ts'
import type { Site } from '../../shared/site.ts'
import type { Api, Operator } from '../api.ts'
import { siteNames } from '../format/site-names.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import type { InboxApi } from './inbox-api.ts'
import type { ListedLead } from './listed-lead.ts'

/** Who works here, and for which sites. */
export interface Known {
  /** Operators by id. */
  names: ReadonlyMap<string, string>
  /** Sites by key. */
  siteNames: ReadonlyMap<string, string>
}

interface Surroundings {
  api: Api
  asking: InboxApi
  operator: Operator
  /** Those in sight, which may name somebody who has joined since. */
  leads: readonly ListedLead[]
  opened: Lead | undefined
}

/** With the colours of the sites, by key. The list can be worked before it is known, and without. */
export function useKnown(around: Surroundings): Known & { accents: ReadonlyMap<string, string> } {
  const { api, asking, operator, leads, opened } = around
  const [operators, setOperators] = useState<readonly OperatorProfile[]>()
  const [sites, setSites] = useState<readonly Site[]>([])
  const ask = useCallback(
    async () =>
      void (await Promise.all([
        asking.operators().then(setOperators, () => {}),
        api.sites().then(setSites, () => {}),
      ])),
    [api, asking],
  )
  const known = useMemo(
    () => ({
      names: new Map(
        [operator, ...(operators ?? [])].map(({ id, name, email }) => [id, name || email]),
      ),
      siteNames: siteNames(sites),
      accents: new Map(sites.map(({ key, theme }) => [key, theme.accent])),
    }),
    [operator, operators, sites],
  )
  // Whoever has left stays unknown: for each id the server is asked once.
  const met = useRef(new Set<string>())
  useEffect(() => void ask(), [ask])
  useRefresh(ask)
  useEffect(() => {
    if (!operators) return
    const strangers = idsIn(leads, opened).filter(
      id => !known.names.has(id) && !met.current.has(id),
    )
    for (const id of strangers) met.current.add(id)
    if (strangers.length > 0) void ask()
  }, [ask, operators, leads, opened])
  return known
}

/** Of the operators that the leads name, each once. */
function idsIn(leads: readonly ListedLead[], opened: Lead | undefined): string[] {
  const { owner = null, notes = [], history = [] } = opened ?? {}
  const authors = [...notes, ...history].map(({ by }) => by).filter(isOperator)
  const owners = [owner, ...leads.map(lead => lead.owner)].filter(id => id !== null)
  return [...new Set([...owners, ...authors.map(operatorIn)])]
}
