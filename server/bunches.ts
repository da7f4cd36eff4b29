/** Characters of leads held at a time: in memory they may be seven times as large. */
export const charactersHeld = 2_000_000

/** What comes, at most so many at a time, and fewer where their texts are long. */
export async function* bunches<T>(
  all: AsyncIterable<T> | Iterable<T>,
  most: number,
  textOf: (each: T) => string,
  mostCharacters = charactersHeld,
): AsyncGenerator<T[]> {
  let some: T[] = []
  let characters = 0
  for await (const each of all) {
    some.push(each)
    characters += textOf(each).length
    if (some.length < most && characters < mostCharacters) continue
    yield some
    some = []
    characters = 0
  }
  if (some.length > 0) yield some
}
