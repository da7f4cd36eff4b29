import type { Form } from '../../shared/form.ts'
import { bare } from '../bare.ts'
import type { Texts } from '../locales/en.ts'

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

/** The texts of the guest's language; English where there are none or they cannot be fetched. */
export async function loadTexts(locale: string): Promise<{ texts: Texts; locale: string }> {
  const [language = ''] = locale.replace(/^n[no]\b/, 'nb').split('-')
  const load = (name: string) => languages[`../locales/${name}.ts`]?.()
  const own = await load(language)?.catch(() => undefined)
  if (own) return { texts: own.texts, locale }
  const english = await load('en')
  if (!english) throw new Error('Bellhop: no texts')
  return { texts: english.texts, locale: language === 'en' ? locale : 'en' }
}
