import { useCallback, useEffect, useRef } from 'preact/hooks'
import type { Lead } from '../../shared/lead.ts'
import type { Api } from '../api.ts'
import { problemOf, type Problem } from '../problem.ts'
import type { Leads } from './use-leads.ts'

/** Opening a lead marks it read, once; gives what marks any lead read or unread. */
export function useReadMark(
  api: Api,
  { known, learn }: Leads,
  opened: string | undefined,
  onRefusal: (problem: Problem) => void,
) {
  const marked = useRef<string>(undefined)
  // One after the other: what is taken back at once must not arrive before what it takes back.
  const last = useRef<Promise<void>>(Promise.resolve())
  const mark = useCallback(
    (id: string, unread: boolean) =>
      (last.current = last.current
        .then(() => api.change(id, { unread }))
        .then(learn, (error: unknown) => onRefusal(problemOf(error)))),
    [api, onRefusal],
  )
  const lead: Lead | undefined = leadOf(known.get(opened ?? ''))

  useEffect(() => {
    if (opened === undefined) marked.current = undefined
    if (!lead || lead.id === marked.current) return
    marked.current = lead.id
    if (lead.unread) void mark(lead.id, false)
  }, [opened, lead, mark])
  return mark
}

const leadOf = (opened: ReturnType<Leads['known']['get']>) =>
  opened?.is === 'open' ? opened.lead : undefined
