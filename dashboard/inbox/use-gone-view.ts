import { useEffect } from 'preact/hooks'
import type { SavedView } from '../../shared/lead-api.ts'
import type { Reporting } from '../parts/reporting.ts'
import type { Go, LeadsPlace } from '../place.ts'
import { texts } from '../texts/texts.ts'

interface Surroundings {
  place: LeadsPlace
  go: Go
  toast: Reporting['toast']
}

/** An address may name a view that was removed since: the inbox takes its place, and says so. */
export function useGoneView(
  views: readonly SavedView[] | undefined,
  { place, go, toast }: Surroundings,
) {
  const isGone = views && place.saved && !views.some(({ id }) => id === place.saved)
  useEffect(() => {
    if (!isGone) return
    go({ section: 'leads', view: 'inbox', lead: place.lead }, 'replace')
    toast({ text: texts.saved.gone, tone: 'problem' })
  }, [isGone])
}
