/** Numbers for strings that many leads share: sites, owners, kinds. */
export interface Names {
  /** -1 for one that no lead has. */
  find(name: string): number
  add(name: string): number
  nameOf(number: number): string
}

export function names(): Names {
  const numbers = new Map<string, number>()
  const all: string[] = []
  return {
    find: name => numbers.get(name) ?? -1,
    add(name) {
      const known = numbers.get(name)
      if (known !== undefined) return known
      numbers.set(name, all.length)
      return all.push(name) - 1
    },
    nameOf: number => all[number] ?? '',
  }
}
