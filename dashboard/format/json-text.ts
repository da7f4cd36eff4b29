import type { Json } from '../../shared/json.ts'
import { texts } from '../texts/all-texts.ts'

/**
 * Any JSON value as text a person can read: nested names are indented, lists get dashes. The
 * answer is always a string, so that a value shaped like a vnode or like markup stays text.
 */
export function jsonText(value: Json): string {
  if (value === null || value === '') return texts.values.nothing
  if (typeof value === 'boolean') return value ? texts.values.yes : texts.values.no
  if (typeof value !== 'object') return String(value)
  const lines = linesOf(value)
  return lines.length === 0 ? texts.values.nothing : lines.join('\n')
}

function linesOf(value: Json[] | { [name: string]: Json }): string[] {
  if (Array.isArray(value)) return value.flatMap(element => under('–', element, ' '))
  return Object.entries(value).flatMap(([name, part]) =>
    under(`${name || texts.lead.unnamed}:`, part, '\n'),
  )
}

/** Wide enough to be seen in a proportional font. */
const indent = '    '

/** A list's element begins on its dash's line, a named object below its name. */
function under(label: string, value: Json, join: ' ' | '\n'): string[] {
  const [first = '', ...rest] = jsonText(value).split('\n')
  const nested = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (join === '\n' && nested) return [label, ...[first, ...rest].map(line => `${indent}${line}`)]
  return [`${label} ${first}`, ...rest.map(line => `${indent}${line}`)]
}
