import { useEffect } from 'preact/hooks'
import type { LeadsPlace } from '../place.ts'
import { texts } from '../texts/texts.ts'
import type { Leads } from './use-leads.ts'

/**
 * Titles end up in the browser's history: a lead is named by its reference, never by the guest. The
 * number of unread leads goes first, for the tab.
 */
export function useTitle({ view, lead }: LeadsPlace, { known }: Leads, unread: number) {
  const opened = lead === undefined ? undefined : known.get(lead)
  const name = opened?.is === 'open' ? opened.lead.reference : texts.views[view]
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${name} · ${texts.product}`
  }, [name, unread])
}
