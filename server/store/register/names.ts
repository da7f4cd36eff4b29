/** Numbers for strings that many leads share. */
interface Names {
  /** -1 for one that no lead has. */
  find(name: string): number
  add(name: string): number
  nameOf(number: number): string
  /** In the order of their numbers. */
  all(): readonly string[]
}

function names(): Names {
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
    all: () => all,
  }
}

/** The numbers that stand for strings in all sheets of a register. */
export interface RegisterNames {
  sites: Names
  owners: Names
  /** Of leads, as `kindText` gives them. */
  kinds: Names
}

export const registerNames = (): RegisterNames => ({
  sites: names(),
  owners: names(),
  kinds: names(),
})
