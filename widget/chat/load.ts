import type { Form } from '../../shared/form.ts'
import { texts as english, type Texts } from '../locales/en.ts'

export async function loadForm(base: string, site: string): Promise<Form> {
  // Spelled out: the contract's own module would be one more file ahead of the first prompt.
  const response = await fetch(`${base}/api/v1/forms/${encodeURIComponent(site)}`, {
    credentials: 'omit',
  })
  if (!response.ok) throw new Error(`Bellhop: no form, ${response.status}`)
  return response.json() as Promise<Form>
}

const others = import.meta.glob<{ texts: Texts }>(['../locales/*.ts', '!../locales/en.ts'])

/** The texts of the guest's language; English where there are none or they cannot be fetched. */
export async function loadTexts(locale: string): Promise<{ texts: Texts; locale: string }> {
  const [language = ''] = locale.replace(/^n[no]\b/, 'nb').split('-')
  const load = others[`../locales/${language}.ts`]
  const loaded = await load?.().catch(() => undefined)
  if (loaded) return { texts: loaded.texts, locale }
  return { texts: english, locale: language === 'en' ? locale : 'en' }
}

/** Pages write `en_US` too, and worse; a locale that is none must not keep anybody from talking. */
export function localeOf(written: string): string {
  try {
    return Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
