import { basePath, guestPaths } from '../../shared/api.ts'
import type { Form } from '../../shared/form.ts'
import type { Texts } from '../locales/en.ts'
import type { ChatOptions } from './options.ts'

export async function loadForm({ base, site, form }: ChatOptions): Promise<Form> {
  const early = (await form) as Partial<Form> | undefined
  if (early?.questions) return early as Form
  const response = await fetch(base + basePath + guestPaths.form(site))
  if (!response.ok) throw new Error()
  return response.json() as Promise<Form>
}

/** A browser remembers a module that failed by its address, so a second try has another one. */
export function loadModule<T>(file: string): Promise<T> {
  const load = (address: string): Promise<T> => import(/* @vite-ignore */ address)
  return load(file).catch(() => load(`${file}?${Date.now()}`))
}

async function load(language: string): Promise<Texts> {
  const file = import.meta.env.TEXTS.replace('*', language)
  return (await loadModule<{ texts: Texts }>(file)).texts
}

/** Norwegian has three tags. */
export const languageOf = (locale: string) => locale.replace(/^n[no]\b/, 'nb').replace(/-.*/, '')

/** Chinese has two scripts: `zt`, a name of our own, is the Traditional one. */
export const textsOf = (locale: string) =>
  new Intl.Locale(locale).maximize().script === 'Hant' ? 'zt' : languageOf(locale)

/**
 * The texts of the guest's language; English where they cannot be fetched. For a language without
 * texts the server sends English as well.
 */
export async function loadTexts(locale: string): Promise<{ texts: Texts; locale: string }> {
  const texts = await load(textsOf(locale)).catch(() => load('en'))
  const isOwn = languageOf(texts.language) === languageOf(locale)
  return { texts, locale: isOwn ? locale : texts.language }
}
