import type { Form } from './form.ts'
import type { Site } from './site.ts'

/** What to paste into a page. */
interface Snippets {
  script: string
  /** With the hash of this release's loader; missing where nothing has been built. */
  pinned?: string
  /** A plain form of the site's questions, for guests without JavaScript. */
  form: string
}

/** Answer of all that gives one site. */
export interface SiteBody {
  site: Site
  /** Origins that the environment allows beside the site's own. */
  environment_origins: string[]
  snippets: Snippets
}

export interface SitesBody {
  sites: Site[]
}

/** What an operator may set of a site. */
export type SiteDraft = Omit<Site, 'key' | 'revision'>

/** Body of `POST /sites`: the brand is enough. */
export type NewSite = Pick<SiteDraft, 'brand'> & Partial<SiteDraft>

/** Body of `PATCH /sites/{key}`: what to change, and the revision the operator looked at. */
export type SiteEdit = { revision: number } & Partial<SiteDraft>

/** Answer of `POST /site-preview`, whose body is a `NewSite`: what guests would get. */
export interface SitePreviewBody {
  form: Form
}
