import { paths } from '../../shared/api.ts'
import { newSiteSchema, siteEditSchema } from '../site/site-schema.ts'
import { answer, byCookie, done, listOf, object, ref, refusals, text } from './words.ts'

const site = object({ key: text, ...siteEditSchema.properties })
const { origins: _origins, ...shown } = newSiteSchema.properties
/** What `GET /forms/{site}` gives to the widget. */
export const form = object({ site: text, ...shown, hash: text, validators: text })
const siteBody = object({
  site,
  environment_origins: listOf(text),
  snippets: object({ script: text, pinned: text, form: text }, ['script', 'form']),
})

export const sitePaths = {
  [paths.sites]: {
    get: {
      summary: 'The sites',
      security: byCookie,
      responses: { 200: answer('All', object({ sites: listOf(site) })) },
    },
    post: {
      summary: 'Create a site; its brand is enough',
      security: byCookie,
      body: newSiteSchema,
      responses: { 201: answer('The site', siteBody) },
    },
  },
  [paths.site('{key}')]: {
    get: {
      summary: 'One site with what to paste into its pages',
      security: byCookie,
      responses: { 200: answer('The site', siteBody), ...refusals(404) },
    },
    patch: {
      summary: 'Change a site, if nobody else has since this revision',
      security: byCookie,
      body: siteEditSchema,
      responses: {
        200: answer('The site as changed', siteBody),
        ...refusals(404, 409),
      },
    },
    delete: {
      summary: 'Remove a site and revoke its access tokens; its leads stay. Never the last one',
      security: byCookie,
      responses: { ...done('Removed'), ...refusals(404, 409) },
    },
  },
  [paths.sitePreview]: {
    post: {
      summary: 'The form that guests would get of these settings; nothing is kept',
      security: byCookie,
      body: newSiteSchema,
      responses: {
        200: answer('The form', object({ form: ref('Form') })),
      },
    },
  },
}
