import { useEffect, useLayoutEffect } from 'preact/hooks'
import type { Operator } from '../api.ts'
import type { LiveLeads } from '../inbox/use-live.ts'
import { dropDrafts } from '../kept-drafts.ts'
import { sectionsFor } from './sections.ts'

/**
 * What was typed for a lead goes with it, whoever erases it and whatever is open; what was changed of
 * a site goes with the right to change it.
 */
export function useDroppedDrafts(operator: Operator, { watch }: LiveLeads) {
  useEffect(
    () => watch(event => event.is === 'erased' && dropDrafts(operator, ['lead', event.id])),
    [operator, watch],
  )
  useLayoutEffect(() => {
    if (!sectionsFor(operator.role).includes('sites')) dropDrafts(operator, ['site'])
  }, [operator])
}
