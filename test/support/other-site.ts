import type { DeskData } from '../../server/store/store.ts'
import type { App } from './start-app.ts'

type Site = DeskData['sites'][number]

/** Of the site that is made here, beside the app's own. */
export const otherSite = 'site_other'

const like = (own: Site, parts: Partial<Site>): Site => ({
  ...structuredClone(own),
  key: otherSite,
  ...parts,
})

/** One more site, like the app's own but for these parts. */
export const addOtherSite = ({ store }: App, parts: Partial<Site> = {}) =>
  store.desk.change(({ sites }) => void sites.push(like(sites[0]!, parts)))

/** One more that the app's access token is of from now on, since that is the first site's. */
export const handTokenToOtherSite = ({ store }: App) =>
  store.desk.change(({ sites }) => void sites.unshift(like(sites[0]!, {})))
