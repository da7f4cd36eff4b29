import { randomBytes } from 'node:crypto'
import { defaultQuestions } from '../../shared/form.ts'
import type { NewSite, SiteEdit } from '../../shared/site-api.ts'
import type { Site } from '../../shared/site.ts'
import { earlierForms } from './forms.ts'
import { conflict, orNotFound } from '../refusal.ts'
import type { Desk, DeskData, KeptSite } from '../store/store.ts'

interface Deps {
  desk: Desk
  now: () => Date
}

/** What owners do with the sites. */
export function createSiteDesk({ desk, now }: Deps) {
  return {
    list: (): Site[] => desk.read().sites.map(asShown),

    create: (draft: NewSite): Promise<Site> =>
      desk.change(data => {
        const site = newSite(draft)
        data.sites.push(site)
        return site
      }),

    /** Throws `conflict` when somebody else has changed the site since. */
    change: (key: string, { revision, ...edit }: SiteEdit): Promise<Site> =>
      desk.change(data => {
        const site = siteOf(data, key)
        if (revision !== site.revision) throw conflict('site_changed')
        const { questions = site.questions } = edit
        const earlier_forms = earlierForms(site, questions, now())
        Object.assign(site, edit, { earlier_forms, revision: revision + 1 })
        return asShown(site)
      }),

    /** Its leads stay; its access tokens have nothing left to open. */
    remove: (key: string): Promise<void> =>
      desk.change(data => {
        const site = siteOf(data, key)
        if (data.sites.length === 1) throw conflict('last_site')
        data.sites = data.sites.filter(each => each !== site)
        for (const token of data.access_tokens)
          if (token.site === key) token.revoked_at ??= now().toISOString()
      }),
  }
}

/** A draft as the site it would be. */
export const newSite = (draft: NewSite): Site => ({
  key: `site_${randomBytes(6).toString('hex')}`,
  origins: [],
  questions: defaultQuestions,
  theme: { accent: '#0f766e' },
  destinations: [],
  texts: {},
  languages: [],
  ...draft,
  revision: 1,
})

const siteOf = ({ sites }: DeskData, key: string): KeptSite =>
  orNotFound(sites.find(each => each.key === key))

function asShown({ earlier_forms: _earlier, ...site }: KeptSite): Site {
  return site
}
