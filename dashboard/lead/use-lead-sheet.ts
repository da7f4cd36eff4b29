import { useEffect, useState } from 'preact/hooks'
import type { LeadSheet } from './lead-sheet.tsx'

export type LoadedSheet =
  { is: 'loading' } | { is: 'loaded'; LeadSheet: typeof LeadSheet } | { is: 'failed' }

/** The sheet's code, fetched behind the list: by the time a lead is chosen it is here. */
export function useLeadSheet(): LoadedSheet {
  const [sheet, setSheet] = useState<LoadedSheet>({ is: 'loading' })
  useEffect(() => {
    import('./lead-sheet.tsx').then(
      module => setSheet({ is: 'loaded', LeadSheet: module.LeadSheet }),
      () => setSheet({ is: 'failed' }),
    )
  }, [])
  return sheet
}
