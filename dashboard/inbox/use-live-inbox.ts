import { useEffect, useRef } from 'preact/hooks'
import { summaryOf } from '../../shared/lead-api.ts'
import type { Api } from '../api.ts'
import type { LiveLeads } from './use-live.ts'
import { useSoon } from './use-soon.ts'
import type { Inbox, InboxEvent } from './inbox.ts'

/** Leads below the first page that are read by themselves when they change. */
const maxReadings = 20

/** Milliseconds that changes are collected for. */
const pauseMs = 250

interface Controls {
  live: LiveLeads
  refresh: () => Promise<void>
  dispatch: (event: InboxEvent) => void
}

/** Follows what happens to the leads: the first page is looked at again, others one by one. */
export function useLiveInbox(api: Api, inbox: Inbox, { live, refresh, dispatch }: Controls) {
  const { watch } = live
  const changed = useRef(new Map<string, number>())
  const latest = useRef(inbox)
  latest.current = inbox

  const missed = useRef(false)
  const soon = useSoon(async () => {
    missed.current = isAsking(latest.current)
    if (missed.current) return
    const revisions = changed.current
    changed.current = new Map()
    await refresh()
    // Whatever else was asked for on its way has silenced the answer.
    missed.current = isAsking(latest.current)
    const stale = latest.current.leads
      .filter(({ id, revision }) => (revisions.get(id) ?? 0) > revision)
      .slice(0, maxReadings)
    const read = await Promise.all(stale.map(({ id }) => api.lead(id).catch(() => undefined)))
    const leads = read.filter(lead => lead !== undefined).map(summaryOf)
    if (leads.length > 0) dispatch({ type: 'changed', leads })
  }, pauseMs)
  // The answer that was being waited for may be older than what has happened meanwhile.
  const { is } = inbox.loading
  useEffect(() => {
    if (missed.current && is === 'done') soon()
  }, [is, soon])

  useEffect(
    () =>
      watch(event => {
        if (event.is === 'erased') dispatch({ type: 'erased', ids: new Set([event.id]) })
        if (event.is === 'lead') changed.current.set(event.id, event.revision)
        soon()
      }),
    [watch, soon, dispatch],
  )
}

const isAsking = ({ loading }: Inbox) =>
  loading.is === 'first' || loading.is === 'again' || loading.is === 'more'
