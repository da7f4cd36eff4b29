/** Two letters that stand for a person's name, in any script. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s._-]*/gu) ?? [name.trim()]
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return (
    ends
      .map(word => Array.from(word ?? '')[0] ?? '')
      // Arabic letters would join, as if they were a word.
      .join(/\p{Script=Arabic}/u.test(name) ? '\u200c' : '')
      .toLocaleUpperCase()
  )
}
