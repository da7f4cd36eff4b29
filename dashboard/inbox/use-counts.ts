import { useCallback, useEffect, useState } from 'preact/hooks'
import type { LeadCountsBody } from '../../shared/lead-api.ts'
import { problemOf, type Problem } from '../problem.ts'
import type { InboxApi } from './inbox-api.ts'
import type { LiveLeads } from './use-live.ts'
import { useSoon } from './use-soon.ts'

/** Milliseconds between looks when nobody tells of changes. */
const pauseMs = 30_000

/** How many leads there are of each state, kept fresh; undefined until it is known. */
export function useCounts(
  api: InboxApi,
  { link, watch }: LiveLeads,
  onRefusal: (problem: Problem) => void,
) {
  const [counts, setCounts] = useState<LeadCountsBody>()
  const count = useCallback(
    () =>
      api.counts({}).then(setCounts, (error: unknown) => {
        onRefusal(problemOf(error))
      }),
    [api, onRefusal],
  )
  const soon = useSoon(count, 500)

  useEffect(() => void count(), [count])
  useEffect(() => watch(soon), [watch, soon])
  useEffect(() => {
    if (link !== 'lost') return
    const timer = setInterval(() => document.visibilityState === 'visible' && soon(), pauseMs)
    return () => clearInterval(timer)
  }, [link, soon])
  useBadge(counts?.unread)
  return counts
}

/** On the icon of the installed page, where the system has such a thing. */
function useBadge(unread: number | undefined) {
  useEffect(() => {
    if (unread === undefined || !('setAppBadge' in navigator)) return
    // Browsers refuse it to a page that is not installed.
    navigator.setAppBadge(unread).catch(() => {})
  }, [unread])
}
