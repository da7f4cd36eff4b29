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

export const sitesApi = (ask: Ask) => ({
  one: (key: string, signal?: AbortSignal) =>
    ask<SiteBody>('GET', paths.site(key), undefined, signal),
  create: (site: NewSite) => ask<SiteBody>('POST', paths.sites, site),
  change: (key: string, edit: SiteEdit) =>
    ask<SiteBody>('PATCH', paths.site(key), withOrigins(edit)),
  remove: (key: string) => ask<void>('DELETE', paths.site(key)),
  /** The form that guests would get. */
  preview: async (draft: SiteDraft, signal: AbortSignal) =>
    (await ask<SitePreviewBody>('POST', paths.sitePreview, withOrigins(draft), signal)).form,
})

export type SitesApi = ReturnType<typeof sitesApi>

const withOrigins = <Edit extends Partial<SiteDraft>>(edit: Edit): Edit =>
  edit.origins ? { ...edit, origins: edit.origins.map(originOf) } : edit
