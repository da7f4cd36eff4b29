import { useCallback, useEffect, useState } from 'preact/hooks'
import type { LeadSheet } from './lead-sheet.tsx'

export type LoadedSheet =
  { is: 'loading' } | { is: 'loaded'; LeadSheet: typeof LeadSheet } | { is: 'failed' }

/** The sheet's code, fetched behind the list: by the time a lead is chosen it is here. */
export function useLeadSheet() {
  const [sheet, setSheet] = useState<LoadedSheet>({ is: 'loading' })
  const load = useCallback(() => {
    setSheet({ is: 'loading' })
    import('./lead-sheet.tsx').then(
      module => setSheet({ is: 'loaded', LeadSheet: module.LeadSheet }),
      () => setSheet({ is: 'failed' }),
    )
  }, [])
  useEffect(load, [load])
  return { sheet, load }
}
