import { isField } from '../../shared/form.ts'
import type { Lead } from '../../shared/lead.ts'

const ending = '_words'

/** What the guest wrote for a field in their own words, as the widget sends it along. */
export function wordsOf({ custom_fields }: Pick<Lead, 'custom_fields'>, name: string): string {
  const words = custom_fields[name + ending]
  return typeof words === 'string' ? words : ''
}

/** The words stand beside what was understood of them: there they need no line of their own. */
export function isShownAsWords(name: string, { custom_fields }: Pick<Lead, 'custom_fields'>) {
  if (!name.endsWith(ending) || typeof custom_fields[name] !== 'string') return false
  const field = name.slice(0, -ending.length)
  return isShown(field) || Object.hasOwn(custom_fields, field)
}

/** The guest's first words, and what the sheet always has a line for. */
const isShown = (field: string) => field === 'trip' || (isField(field) && field !== 'reference_id')
