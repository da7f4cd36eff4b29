import { useRef } from 'preact/hooks'
import type { SiteBody, SiteDraft } from '../../shared/site-api.ts'
import { problemOf, type Problem } from '../problem.ts'
import { take, unsaved } from './draft.ts'
import type { SitesApi } from './sites-api.ts'

/** The site as it is kept by now; with the refusal, where that is somebody else's doing. */
interface Kept {
  latest: SiteBody
  outrun?: Problem
}

/** Has a draft kept in place of the site it was begun on. */
export function useSaving(sites: SitesApi) {
  const tried = useRef<SiteDraft>(undefined)
  return async function keep(base: SiteBody, draft: SiteDraft): Promise<Kept> {
    const { key, revision } = base.site
    const before = tried.current
    tried.current = draft
    try {
      const edit = take(draft, unsaved({ base, draft }))
      return { latest: await sites.change(key, { revision, ...edit }) }
    } catch (error) {
      const outrun = problemOf(error)
      if (outrun.is !== 'conflict') throw error
      const latest = await sites.one(key)
      const isKept = (sent: SiteDraft) => unsaved({ base: latest, draft: sent }).length === 0
      // An attempt whose answer was lost may have saved just that, or what was set by then.
      if (isKept(draft)) return { latest }
      return before && isKept(before) ? keep(latest, draft) : { latest, outrun }
    }
  }
}
