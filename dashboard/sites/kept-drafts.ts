import { unsaved, type Editing } from './draft.ts'

/** Unsaved changes outlive a look at another screen; by operator and site, until the page is closed. */
const kept = new Map<string, Editing>()

const nameOf = (operator: string, site: string) => `${operator} ${site}`

export const keptDraft = (operator: string, site: string) => kept.get(nameOf(operator, site))

export const hasUnsaved = (operator: string, site: string) => kept.has(nameOf(operator, site))

export function keepDraft(operator: string, site: string, editing: Editing) {
  if (unsaved(editing).length > 0) kept.set(nameOf(operator, site), editing)
  else kept.delete(nameOf(operator, site))
}

export const dropDraft = (operator: string, site: string) => kept.delete(nameOf(operator, site))
