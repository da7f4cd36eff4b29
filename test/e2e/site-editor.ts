import type { Page } from 'playwright-core'
import type { Form } from '../../shared/form.ts'
import type { Lead } from '../../shared/lead.ts'
import type { SiteDraft, SitesBody } from '../../shared/site-api.ts'
import { still } from '../support/browser.ts'
import type { Dashboard } from '../support/dashboard.ts'
import { plainPage, strictPolicy } from '../support/embed.ts'
import { startOrigin } from '../support/origin.ts'

export interface Place {
  /** Address of a page of another origin that embeds the widget. */
  url: string
  site: string
  leads(): Promise<Lead[]>
}

/** The editor of a dashboard's site, which each test finds as the first one did. */
export function editorOf(dashboard: Dashboard) {
  let fresh: SiteDraft | undefined
  return {
    /** The first start's site as it was made, allowed on the strict page of another origin. */
    async atSite(): Promise<Place> {
      const server = dashboard.server()
      const { sites }: SitesBody = (await dashboard.askSignedIn('GET', '/sites')).body
      const { key, revision, ...draft } = sites[0]!
      const policy = strictPolicy(server.origin)
      const tag = `<script async src="${server.origin}/widget/v1.js" data-site="${key}"></script>`
      const url = await startOrigin({ '/': { html: plainPage(tag), policy } })
      const edit = { ...(fresh ??= draft), origins: [url], revision }
      await dashboard.askSignedIn('PATCH', `/sites/${key}`, edit)
      return { url, site: key, leads: dashboard.leads }
    },

    /** In a browser of its own. */
    async openEditor({ site }: Place) {
      const opened = await dashboard.open(`sites/${site}`, still)
      await opened.page.getByRole('tab', { name: 'General' }).waitFor()
      return opened
    },

    formOf: async ({ site }: Place): Promise<Form> =>
      (await dashboard.server().call('GET', `/forms/${site}`, { token: null })).body,
  }
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first()

export const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

export async function addQuestion(page: Page, kind: string, label: string) {
  await button(page, 'Add a question').click()
  await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click()
  await page.getByLabel('How it is asked').fill(label)
}

export async function save(page: Page) {
  await button(page, 'Save changes').click()
  await page.getByText('Saved. Guests get it').waitFor()
}
