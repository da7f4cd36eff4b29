import type { Operator } from './api.ts'

/**
 * What is unsaved outlives a look at another screen and signing in again: in memory alone, until the
 * page is closed, and for nobody but whose it is.
 */
const kept = new Map<string, unknown>()

/** Of these, what is on its way to the server. */
const sent = new Map<string, unknown>()

function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
  // What Chrome looks at before 119.
  event.returnValue = true
}

/** The browser asks before the page goes with something unsaved. */
const watch = () =>
  kept.size > 0 ? addEventListener('beforeunload', warn) : removeEventListener('beforeunload', warn)

type Owner = Pick<Operator, 'id'>

const keyOf = ({ id }: Owner, name: string[]) => [id, ...name].join(' ')

/** A place for one draft, `undefined` while nothing is unsaved there. */
export function draftKeeper<T>(operator: Owner, ...name: string[]) {
  const key = keyOf(operator, name)
  return {
    kept: () => kept.get(key) as T | undefined,
    keep(draft: T | undefined) {
      if (draft === undefined) kept.delete(key)
      else kept.set(key, draft)
      watch()
    },
    /** What to go on with: not a draft that is on its way to the server, unless it is refused. */
    resumed: () => (kept.get(key) === sent.get(key) ? undefined : (kept.get(key) as T)),
    async sending<Answer>(draft: T | undefined, work: Promise<Answer>): Promise<Answer> {
      sent.set(key, draft)
      try {
        return await work
      } finally {
        if (sent.get(key) === draft) sent.delete(key)
      }
    },
  }
}

/** Forgets all drafts whose names begin so, as those of an erased lead, but for the ones named: the sites still there. */
export function dropDrafts(operator: Owner, beginning: string[], but: readonly string[] = []) {
  const prefix = `${keyOf(operator, beginning)} `
  const staying = new Set(but.map(name => prefix + name))
  for (const key of kept.keys()) if (key.startsWith(prefix) && !staying.has(key)) kept.delete(key)
  watch()
}
