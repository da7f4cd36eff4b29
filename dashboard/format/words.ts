import { isField } from '../../shared/form.ts'
import type { Lead } from '../../shared/lead.ts'

const ending = '_words'

/** What the guest's own words in a custom field of this name are about, where they are such. */
export const aboutOf = (name: string): string | undefined =>
  name.endsWith(ending) ? name.slice(0, -ending.length) : undefined

/** What the guest wrote for a field in their own words, as the widget sends it along. */
export function wordsOf({ custom_fields }: Pick<Lead, 'custom_fields'>, name: string): string {
  const words = custom_fields[name + ending]
  return typeof words === 'string' ? words : ''
}

/** The words stand beside what was understood of them: there they need no line of their own. */
export function isShownAsWords(name: string, { custom_fields }: Pick<Lead, 'custom_fields'>) {
  const about = aboutOf(name)
  if (about === undefined || typeof custom_fields[name] !== 'string') return false
  return isShown(about) || Object.hasOwn(custom_fields, about)
}

/** The guest's first words, and what the sheet always has a line for. */
const isShown = (field: string) => field === 'trip' || (isField(field) && field !== 'reference_id')
