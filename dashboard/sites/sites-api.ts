import { paths } from '../../shared/api.ts'
import type { Form } from '../../shared/form.ts'
import type {
  NewSite,
  SiteBody,
  SiteDraft,
  SiteEdit,
  SitePreviewBody,
  SitesBody,
} from '../../shared/site-api.ts'
import type { Site } from '../../shared/site.ts'
import type { Ask } from '../api.ts'
import { originOf } from './origins.ts'

export interface SitesApi {
  all(signal: AbortSignal): Promise<Site[]>
  one(key: string, signal?: AbortSignal): Promise<SiteBody>
  create(site: NewSite): Promise<SiteBody>
  change(key: string, edit: SiteEdit): Promise<SiteBody>
  remove(key: string): Promise<void>
  /** The form that guests would get. */
  preview(draft: SiteDraft, signal: AbortSignal): Promise<Form>
}

export const sitesApi = (ask: Ask): SitesApi => ({
  all: async signal => (await ask<SitesBody>('GET', paths.sites, undefined, signal)).sites,
  one: (key, signal) => ask('GET', paths.site(key), undefined, signal),
  create: site => ask('POST', paths.sites, site),
  change: (key, edit) => ask('PATCH', paths.site(key), withOrigins(edit)),
  remove: key => ask('DELETE', paths.site(key)),
  preview: async (draft, signal) =>
    (await ask<SitePreviewBody>('POST', paths.sitePreview, withOrigins(draft), signal)).form,
})

const withOrigins = <Edit extends Partial<SiteDraft>>(edit: Edit): Edit =>
  edit.origins ? { ...edit, origins: edit.origins.map(originOf) } : edit
