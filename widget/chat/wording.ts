import type { Form } from '../../shared/form.ts'
import type { Texts } from '../locales/en.ts'
import { languageOf } from './load.ts'

/** The texts of a language, in the site's own words where it has some; help goes on a line of its own. */
export function wording(texts: Texts, form: Form): Texts {
  const own: Record<string, string> = { ...texts, ...form.texts }
  for (const { slot, label, help } of form.questions) {
    const ask = `ask_${slot}`
    own[`label_${slot}`] ??= label ?? slot
    own[ask] = [label ?? own[ask], help].filter(Boolean).join('\n')
  }
  return own as Texts
}

/** The guest's locale, when the site speaks its language, in either script; else the site's first one. */
export function spoken(locale: string, { languages }: Form): string {
  const [first = locale] = languages
  return languages.map(languageOf).includes(languageOf(locale)) ? locale : first
}
