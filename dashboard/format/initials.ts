/** Two letters that stand for a person's name, in any script. */
export function initials(name: string): string {
  const words = name.trim().split(/[\s._-]+/u)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map(word => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
