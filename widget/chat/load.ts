import type { Form } from '../../shared/form.ts'
import { bare } from '../bare.ts'
import type { Texts } from '../locales/en.ts'
import { fetched } from './fetched.ts'

export async function loadForm(base: string, site: string): Promise<Form> {
  // Spelled out: the contract's own module would be one more file ahead of the first prompt.
  const response = await fetch(
    `${base}/api/v1/forms/${encodeURIComponent(site)}`,
    bare<RequestInit>({ credentials: 'omit' }),
  )
  if (!response.ok) throw new Error(`Bellhop: no form, ${response.status}`)
  return response.json() as Promise<Form>
}

const languages = import.meta.glob<{ texts: Texts }>('../locales/*.ts')

async function load(language: string): Promise<{ texts: Texts }> {
  const fetchTexts = languages[`../locales/${language}.ts`]
  if (!fetchTexts) throw new Error(`Bellhop: no texts in ${language}`)
  return fetched(fetchTexts)
}

/** The texts of the guest's language; English where there are none or they cannot be fetched. */
export async function loadTexts(locale: string): Promise<{ texts: Texts; locale: string }> {
  const [language = ''] = locale.replace(/^n[no]\b/, 'nb').split('-')
  const own = await load(language).catch(() => undefined)
  if (own) return { texts: own.texts, locale }
  const english = await load('en')
  return { texts: english.texts, locale: language === 'en' ? locale : 'en' }
}
