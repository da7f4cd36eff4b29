import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { LeadCountsBody, LeadFilter } from '../../shared/lead-api.ts'
import { problemOf, type Problem } from '../problem.ts'
import type { InboxApi } from './inbox-api.ts'
import type { LiveLeads } from './use-live.ts'
import { useSoon } from './use-soon.ts'

/** Milliseconds between looks when nobody tells of changes. */
const pauseMs = 30_000

interface Surroundings {
  live: LiveLeads
  onRefusal: (problem: Problem) => void
}

/**
 * How many leads of each state a filter finds, kept fresh; undefined until it is known, and while no
 * filter is given.
 */
export function useCounts(
  api: InboxApi,
  filter: LeadFilter | undefined,
  { live: { link, watch }, onRefusal }: Surroundings,
): LeadCountsBody | undefined {
  const [counted, setCounted] = useState<{ filter: LeadFilter; counts: LeadCountsBody }>()
  const wanted = useRef(filter)
  wanted.current = filter
  const count = useCallback(async () => {
    if (!filter) return
    try {
      const counts = await api.counts(filter)
      if (wanted.current === filter) setCounted({ filter, counts })
    } catch (error) {
      onRefusal(problemOf(error))
    }
  }, [api, filter, onRefusal])
  const soon = useSoon(count, 500)

  useEffect(() => void count(), [count])
  useEffect(() => watch(soon), [watch, soon])
  useEffect(() => {
    if (link !== 'lost') return
    const look = () => document.visibilityState === 'visible' && soon()
    // It is lost, too, to whoever was removed or signed out elsewhere, and is not to read on.
    look()
    const timer = setInterval(look, pauseMs)
    return () => clearInterval(timer)
  }, [link, soon])
  return counted?.filter === filter ? counted?.counts : undefined
}

const everything: LeadFilter = {}

/** How many leads there are of each state; those unread stand on the icon too. */
export function useAllCounts(api: InboxApi, around: Surroundings): LeadCountsBody | undefined {
  const counts = useCounts(api, everything, around)
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
