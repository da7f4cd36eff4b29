import { parseArgs } from 'node:util'

/**
 * What `read` makes of the options and the words that a bench is called with. When help is asked for,
 * or one of them is wrong, it is said how the bench is called, and that is all.
 */
export function called(usage, options, read = values => values) {
  const help = { type: 'boolean' }
  let mistake
  try {
    const { values, positionals } = parseArgs({
      options: { help, ...options },
      allowPositionals: true,
    })
    if (!values.help) return read(values, positionals)
  } catch (error) {
    mistake = error.message
  }
  if (mistake !== undefined) console.error(`${mistake}\n`)
  console.log(`Usage: npm run bench -- ${usage}`)
  process.exit(mistake === undefined ? 0 : 1)
}

/** Numbers that a bench may be called with, in their order, each by its name; these where it is not. */
export function counts(bench, usual) {
  const names = Object.keys(usual)
  const shown = names.map(name => `[${name}, ${usual[name]}]`)
  return called([bench, ...shown].join(' '), {}, (_, words) => {
    if (words.length > names.length) throw new Error(`"${words[names.length]}" is one too many`)
    return Object.fromEntries(names.map((name, at) => [name, number(words[at] ?? usual[name])]))
  })
}

export function number(text) {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is not a number`)
  return Number(text)
}

/** A list of names, each of which is one of `all`. */
export function known(list, all) {
  const names = list.split(',')
  const stranger = names.find(name => !all.includes(name))
  if (stranger !== undefined) throw new Error(`"${stranger}" is none of ${all.join(', ')}`)
  return names
}
