import { usePageTitle } from '../parts/use-page-title.ts'
import type { LeadsPlace } from '../place.ts'
import { texts } from '../texts/texts.ts'
import { leadOf, type Leads } from './use-leads.ts'

/** Titles end up in the browser's history: a lead is named by its reference, never by the guest. */
export function useTitle({ view, lead }: LeadsPlace, { known }: Leads, unread: number | undefined) {
  const opened = leadOf(known.get(lead ?? ''))
  usePageTitle(opened?.reference ?? texts.views[view], unread)
}
