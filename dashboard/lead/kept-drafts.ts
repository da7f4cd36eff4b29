import type { Operator } from '../api.ts'
import type { Sheet } from './sheet.ts'

/**
 * What is typed outlives a look at another lead and signing in again: in memory alone, until the
 * page is closed, and for nobody but who typed it.
 */
const kept = new Map<string, unknown>()

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** The browser asks before the page goes with something unsaved. */
const watch = () =>
  kept.size > 0 ? addEventListener('beforeunload', warn) : removeEventListener('beforeunload', warn)

const prefix = (operator: Pick<Operator, 'id'>, lead: string) => `${operator.id} ${lead} `

/** A place for one draft, `undefined` while nothing is typed there. */
export function draftKeeper<T>({ operator, lead }: Pick<Sheet, 'operator' | 'lead'>, name: string) {
  const key = prefix(operator, lead.id) + name
  return {
    kept: () => kept.get(key) as T | undefined,
    keep(draft: T | undefined) {
      if (draft === undefined) kept.delete(key)
      else kept.set(key, draft)
      watch()
    },
  }
}

/** Nothing of an erased lead stays. */
export function dropDrafts({ operator, lead }: Pick<Sheet, 'operator' | 'lead'>) {
  for (const key of kept.keys()) if (key.startsWith(prefix(operator, lead.id))) kept.delete(key)
  watch()
}
