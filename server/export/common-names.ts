/** Columns of custom fields at most. A guest may name 200 in a request, and others in the next. */
const maxCustomColumns = 200

/** Names counted at a time: what any number of guests make up must not fill the memory. */
const maxCountedNames = 10_000

export interface FoundNames {
  /** In the order in which they were first seen. */
  common: string[]
  /** Whether there are no others. */
  areAll: boolean
}

/** Finds the commonest names among however many; of those as common, the ones that came first. */
export function commonNames() {
  let counts = new Map<string, number>()
  let areAll = true

  /** Those that stay keep their order. */
  const keep = (most: number) => {
    if (counts.size <= most) return
    const byCount = [...counts].sort(([, a], [, b]) => b - a)
    const kept = new Set(byCount.slice(0, most).map(([name]) => name))
    counts = new Map([...counts].filter(([name]) => kept.has(name)))
    areAll = false
  }
  return {
    add(name: string) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      if (counts.size > maxCountedNames) keep(maxCountedNames / 2)
    },
    found(): FoundNames {
      keep(maxCustomColumns)
      return { common: [...counts.keys()], areAll }
    },
  }
}
