import { perLanguage } from './grammar.ts'
import type { Language } from './language.ts'
import type { Span } from './reading.ts'
import type { Reply } from './reply.ts'

/** So many people of one kind; two numbers where the guest named two: `3 or 4 people`. */
export interface Heads extends Span {
  kind: 'adults' | 'children' | 'people' | 'group'
  numbers: number[]
  ages: number[]
}

const patternsOf = perLanguage(({ make, value, isTime, glued }) => {
  const some = '(?:@number|\\<an?\\>)'
  const range = '(?:(@number)(?:(?<=\\d)\\s*[-~]|\\s*@or)\\s*)?'
  // Up to two words may describe the noun, `4 economy tickets`, but none that starts something new.
  const between = `(?!(?:@stop|${some})\\>)(?:[@letter]|')+\\s+`
  const gap = glued ? '\\s*[个個位名の]?' : `\\s*(?:${between}){0,2}?`
  const noun = '(?:@children|@adults|@people)@tail'
  const closing = `(?!\\s*(?:@or|@and)\\s*${some})(?=\\s*(?:$|[^@letter\\s%:/-]|@stop\\>))`
  const list = '\\d\\d?(?:\\s*(?:[,&/]|@and)\\s*\\d\\d?)*'
  return {
    value,
    isTime,
    counted: make(
      `${range}(${some})${gap}${noun}|\\<@and?${noun}\\s*[:=(]?\\s*(@number)(?!\\s*@years)(?:\\s*@people)?|\\<@and?@dual\\>`,
      'g',
    ),
    whole: make(`\\<@group\\s*${range}(@number)${closing}|${range}(@number)\\s*@us\\>`, 'g'),
    bare: make(`^\\s*${range}(@number)${closing}`, 'g'),
    ages: make(
      `^[\\s,]*(?:(?:\\(|@years)\\s*${list}(?:\\s*@years)?|[@letter]{0,4}\\s*${list}\\s*@years)\\)?`,
    ),
    adults: make('\\<@and?@adults'),
    children: make('\\<@and?@children'),
    old: make('\\d.?@years'),
  }
})

/** All that is counted in a reply. `asked` takes a bare number for the party. */
export function countHeads({ text }: Reply, language: Language, asked: boolean): Heads[] {
  const { value, isTime, whole, bare } = patternsOf(language)
  const heads = countNouns(text, language)
  for (const found of [...text.matchAll(whole), ...(asked ? text.matchAll(bare) : [])]) {
    const [from, to] = [found.index, found.index + found[0].length]
    const [next = ''] = /[^\s.]+/.exec(text.slice(to)) ?? []
    // `für 28. Oktober` is no party of 28.
    if (isTime(next, 'M') || heads.some(head => head.from < to && from < head.to)) continue
    const numbers = found.slice(1).filter(Boolean).map(value)
    heads.push({ kind: 'group', numbers, ages: [], from, to })
  }
  return heads
}

function countNouns(text: string, language: Language): Heads[] {
  const { value, isTime, counted, ages, adults, children, old } = patternsOf(language)
  return [...text.matchAll(counted)].flatMap((found): Heads[] => {
    const [all, ...groups] = found
    const words = groups.filter(Boolean)
    // A dual names no number: it is two.
    const numbers = words.length ? words.map(value) : [2]
    const from = found.index
    const to = from + all.length
    if (children.test(all)) {
      const [after = ''] = ages.exec(text.slice(to)) ?? []
      // Months begin with an m wherever guests count a baby's in digits.
      const years = (after.match(/\d+/g) ?? []).map(age => (/\d\s*[mм]/.test(after) ? 0 : +age))
      // `a 5 year old` is one child, and its age.
      const own = old.test(all) ? { numbers: [1], ages: numbers } : { numbers, ages: years }
      return [{ kind: 'children', ...own, from, to: to + after.length }]
    }
    if (/^an?$/.test(words[0] ?? '') || all.split(' ').some(word => isTime(word, 'u'))) return []
    return [{ kind: adults.test(all) ? 'adults' : 'people', numbers, ages: [], from, to }]
  })
}
