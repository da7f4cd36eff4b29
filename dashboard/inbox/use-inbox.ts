import { useCallback, useEffect, useReducer, useRef } from 'preact/hooks'
import type { LeadSummary } from '../../shared/lead-api.ts'
import type { Api } from '../api.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { problemOf, type Problem } from '../problem.ts'
import type { List } from './focus.ts'
import { closedInbox, inboxAfter, type Inbox, type InboxEvent } from './inbox.ts'
import type { ListQuery } from './list-query.ts'
import { isWithoutLeads, pageOf } from './pages.ts'
import { useLiveInbox } from './use-live-inbox.ts'
import type { LiveLeads } from './use-live.ts'

interface InboxControls {
  inbox: Inbox
  more(): void
  retry(): void
  changed(leads: LeadSummary[]): void
  /** Shows what was held back, and looks again: leads may have left the list meanwhile. */
  showHeld(): void
}

/** Seconds between looks when nobody tells of changes: on the welcome, and else. */
const eagerSeconds = 4
const calmSeconds = 30

interface Surroundings {
  live: LiveLeads
  /** Nothing may move in it while the operator reads below its beginning. */
  list: List
  /** Which view the query is of. */
  place: string
  /** Whether the query is the one that was wanted. */
  isKnown: boolean
  onRefusal: (problem: Problem) => void
}

/** The leads that a query finds, kept fresh; `onRefusal` hears of every failure. */
export function useInbox(
  api: Api,
  query: ListQuery,
  { live, list, place, isKnown, onRefusal }: Surroundings,
): InboxControls {
  const [inbox, dispatch] = useReducer(inboxAfter, closedInbox)
  const ask = useAsking(onRefusal)
  const first = useFirst(api, query, { place, list, ask, dispatch })

  const more = () => {
    const cursor = inbox.next
    if (cursor === null || inbox.loading.is === 'more') return
    dispatch({ type: 'asked_more' })
    void ask(
      async signal => {
        const page = await pageOf(api, query, cursor, signal)
        return () => dispatch({ type: 'answered_more', page })
      },
      problem => dispatch({ type: 'failed', problem, at: 'more' }),
    )
  }

  const { is } = inbox.loading
  const failedAt = inbox.loading.is === 'failed' ? inbox.loading.at : undefined
  const refresh = useCallback(async () => {
    if (failedAt === 'first') return first()
    if (is !== 'done' && failedAt !== 'more') return
    await ask(
      async signal => {
        const page = await pageOf(api, query, undefined, signal)
        return () => dispatch({ type: 'refreshed', page, ...list.current?.use() })
      },
      // A failed look leaves what is in sight; the next look may succeed.
      () => undefined,
    )
  }, [api, query, ask, is, failedAt, first])

  useEffect(() => {
    if (isKnown) void first()
  }, [first, isKnown])
  const awaited = inbox.loading.is === 'done' && inbox.loading.isFirstRun
  const pause = awaited ? eagerSeconds : calmSeconds
  useRefresh(refresh, live.link === 'live' ? undefined : pause)
  useLiveInbox(api, inbox, { live, refresh, dispatch })

  const changed = useCallback((leads: LeadSummary[]) => dispatch({ type: 'changed', leads }), [])
  const showHeld = () => {
    dispatch({ type: 'shown' })
    void refresh()
  }
  return { inbox, more, retry: failedAt === 'more' ? more : () => void first(), changed, showHeld }
}

interface FirstAsking extends Pick<Surroundings, 'place' | 'list'> {
  ask: Asking
  dispatch: (event: InboxEvent) => void
}

/**
 * Asks for the first page. What was shown outlasts a failure, unless it is of another view; the answer to
 * another question is read from its beginning.
 */
function useFirst(api: Api, query: ListQuery, { place, list, ask, dispatch }: FirstAsking) {
  const shown = useRef<{ place: string; query: ListQuery }>(undefined)
  return useCallback(() => {
    const isElsewhere = shown.current?.place !== place
    dispatch({ type: 'asked' })
    return ask(
      async signal => {
        const page = await pageOf(api, query, undefined, signal)
        const isFirstRun = await isWithoutLeads(api, page, query, signal)
        return () => {
          if (shown.current?.query !== query) list.current?.toTop()
          shown.current = { place, query }
          dispatch({ type: 'answered', page, isFirstRun })
        }
      },
      problem => dispatch({ type: 'failed', problem, at: 'first', isElsewhere }),
    )
  }, [api, query, place, ask])
}

type Asking = (
  question: (signal: AbortSignal) => Promise<() => void>,
  failed: (problem: Problem) => void,
) => Promise<void>

/** One question at a time: a newer one silences the answer of the one before. */
function useAsking(onRefusal: (problem: Problem) => void): Asking {
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])

  return useCallback(
    async (question, failed) => {
      current.current?.abort()
      const asking = new AbortController()
      current.current = asking
      try {
        const answer = await question(asking.signal)
        if (!asking.signal.aborted) answer()
      } catch (error) {
        if (asking.signal.aborted) return
        const problem = problemOf(error)
        failed(problem)
        onRefusal(problem)
      }
    },
    [onRefusal],
  )
}
