import { useEffect } from 'preact/hooks'
import type { Operator } from '../api.ts'
import type { LiveLeads } from '../inbox/use-live.ts'
import { dropDrafts } from '../kept-drafts.ts'

/** What was typed for a lead goes with it, whoever erases it and whatever is open. */
export function useErased(operator: Operator, { watch }: LiveLeads) {
  useEffect(
    () => watch(event => event.is === 'erased' && dropDrafts(operator, 'lead', event.id)),
    [operator, watch],
  )
}
