import { useCallback, useEffect, useRef } from 'preact/hooks'
import type { Api } from '../api.ts'
import { deedFor } from '../format/deed.ts'
import { toastRefusal, type Reporting } from '../parts/reporting.ts'
import { problemOf } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import type { ListedLead } from './listed-lead.ts'
import { leadOf, type Leads } from './use-leads.ts'

export type MarkRead = (lead: Pick<ListedLead, 'id' | 'fields'>, unread: boolean) => Promise<void>

/** Opening a lead marks it read, once; gives what marks any lead read or unread. */
export function useReadMark(
  api: Api,
  { known, learn }: Leads,
  opened: string | undefined,
  reporting: Reporting,
) {
  const marked = useRef<string>(undefined)
  // One after the other: what is taken back at once must not arrive before what it takes back.
  const last = useRef<Promise<void>>(Promise.resolve())
  const put = useCallback(
    (id: string, unread: boolean, refused: (error: unknown) => void) =>
      (last.current = last.current.then(() => api.change(id, { unread })).then(learn, refused)),
    [api],
  )
  const mark: MarkRead = (lead, unread) =>
    put(lead.id, unread, error => {
      const deed = deedFor(lead, unread ? texts.toast.unread : texts.toast.read)
      toastRefusal(reporting, error, deed, { retry: () => void mark(lead, unread) })
    })
  const lead = leadOf(known.get(opened ?? ''))

  useEffect(() => {
    if (opened === undefined) marked.current = undefined
    if (!lead || lead.id === marked.current) return
    marked.current = lead.id
    // What nobody has asked for fails without a word.
    if (lead.unread) void put(lead.id, false, error => reporting.onRefusal(problemOf(error)))
  }, [opened, lead, put])
  return mark
}
