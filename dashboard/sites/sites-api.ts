import { paths } from '../../shared/api.ts'
import type {
  NewSite,
  SiteBody,
  SiteDraft,
  SiteEdit,
  SitePreviewBody,
} from '../../shared/site-api.ts'
import type { Ask } from '../api.ts'
import { originOf } from './origins.ts'
import { ofItsKind } from './questions.ts'

export const sitesApi = (ask: Ask) => ({
  one: (key: string, signal?: AbortSignal) =>
    ask<SiteBody>('GET', paths.site(key), undefined, signal),
  create: (site: NewSite) => ask<SiteBody>('POST', paths.sites, site),
  change: (key: string, edit: SiteEdit) => ask<SiteBody>('PATCH', paths.site(key), asSent(edit)),
  remove: (key: string) => ask<void>('DELETE', paths.site(key)),
  /** The form that guests would get. */
  preview: async (draft: SiteDraft, signal: AbortSignal) =>
    (await ask<SitePreviewBody>('POST', paths.sitePreview, asSent(draft), signal)).form,
})

export type SitesApi = ReturnType<typeof sitesApi>

const asSent = <Edit extends Partial<SiteDraft>>(edit: Edit): Edit => ({
  ...edit,
  ...(edit.origins && { origins: edit.origins.map(originOf) }),
  ...(edit.questions && { questions: edit.questions.map(ofItsKind) }),
})
