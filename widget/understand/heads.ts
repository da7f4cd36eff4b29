import { partOf } from './reply.ts'
import type { Span } from './reading.ts'
import type { Language } from './language.ts'
import { has, perLanguage, raw } from './grammar.ts'

/** So many people of one kind; two numbers where the guest named two: `3 or 4 people`. */
export interface Heads extends Span {
  kind: 'adults' | 'children' | 'people' | 'group'
  numbers: readonly number[]
  ages: readonly number[]
}

const patternsOf = perLanguage((make, { glued, isTime }) => {
  // `2-3`, `2 or 3`, `between 2 and 3`.
  const range = raw`(?:(@number) *(?:[-~]|@or|(?<=@from \S+ )@and) *)?`
  // Up to two words may describe the noun, `4 economy tickets`, but none that starts something new.
  const gap = glued
    ? raw` *[个個位名の]?`
    : raw`[ -]*(?:(?!(?:plus|p[aeo]?ro?|@none|@stop|@number|@month)\>)(?:[@letter]|')+ +){0,2}?`
  // `2kids` too.
  const begin = raw`(?:\<|(?<=\d))@and?`
  // Nobody is counted by `a child-friendly hotel`, `kinderfreundlich`, `personnel`.
  const noun = raw`(?:@children|@adults|@people|senior)(?!\w*(?:[- ]friendl|li[cgj]|n[ae]l))@tail`
  // `two couples`; where there are no spaces, 两夫妻 are one.
  const couples = glued ? '' : raw`|[ -]*@two[@letter]{0,2}\>`
  const closing = raw`(?! *(?:@or|@and) *@number)(?= *(?:$|[^@letter %:/-]|(?!@family)@stop\>))`
  // Spanish `a` is none: `a los niños`.
  const article = isTime('a', 'a') ? '|\\<an?(?! \\w+s )\\>' : ''
  const age = raw`\d\d?(?! *@adults|\d)(?: *@years)?`
  const list = raw`${age}(?: *(?:[-,/+ ]|@and-?|@or) *${age})*`
  // Ages alone tell how many, `kids 4 and 6`, where a number alone may be either.
  const told = raw`[ ,(]*(?:@years *${list}|[@letter]{0,8} *(?:${list} *@years|(?:\d\d?[ ,/]+)*\d\d? *(?:\)|@and *\d\d?(?! *[@letter]))))`
  return {
    // In turn: the first 2 of `2+2 kids`; `5 and 7 year olds`; `3 or 4 people`, `a child`; `adults: 2`;
    // what says its number by its form or by the ages behind it.
    counted: make`(?<![^ (])(\d\d?)(?= ?[+] ?\d *@children)|(?:\d\d?, *)*\d\d? *@and *\d\d?[ -]*@years@tail|${range}(@number${article})(?:${gap}${noun}${couples})|\<@and?(?!@people\D+\d @adults)${noun} *[:=(]? *(@number)(?! *(?:@years|@adults|@month|(?:[,/]|@and) *\d))(?: *@people)?|\<@and?(?:@dual\>|@children@tail(?=${told}))`,
    // `family of 4`, `we are 2 or 3`; `4 of us`.
    whole: make`\<(?:@group|@only) *${range}(@number)(?: *@kin@tail|${closing})|${range}(@number) *@us\>`,
    bare: make`^(?:@idle[ ,]+)? *${range}(@number)${closing}`,
    ages: make`^(?:${told}| *\( *${list})\)?`,
    // A number alone stands before a plus: `2+2 kids`.
    adults: make`${begin}(?:@adults|senior)|@two|^\d+$`,
    children: make`${begin}@children`,
    pairs: make`@two`,
    old: make`\d.?@years`,
    year: make`(\d+)(?:,5(?= *@years))?(?:[ -]*(@months))?`,
  }
})

/** All that is counted in a reply. `asked` takes a bare number for the party. */
export function countHeads(text: string, language: Language, asked: boolean): Heads[] {
  const { isTime, valueOf } = language
  const { counted, whole, bare, ages, adults, children, pairs, old, year } = patternsOf(language)
  // `5/6 persone` are no day.
  const plain = text.replace(/\b(\d)\/(?=\d( \D|$))/g, '$1-')
  const all = (pattern: RegExp) =>
    [...plain.matchAll(pattern)].flatMap(found => {
      const words = found.slice(1).filter(Boolean)
      const part = partOf(found)
      const [said] = found
      const after = text.slice(part.to)
      const [, next = ''] = /^(?: de |[ .])*(.+?)(?=[ .,;!?)\d]|$)/.exec(after) ?? []
      // `with the kids two weeks` and `con niños 12 de mayo` count no kids, `für 28. Oktober` is no party of 28.
      if (isTime(next, 'Mmu') && said.endsWith(words.at(-1) ?? ' ')) return []
      // `a 5 year old` is one child, and its age.
      const own = has(said, old)
      const [told = ''] = (!own && after.match(ages)) || []
      const years = [...(own ? said : told).matchAll(year)].map(([, age, months]) =>
        Math.floor(Number(age) / (months ? 12 : 1)),
      )
      return { words, part, said, own, told, years }
    })
  const nouns = all(counted).flatMap(({ words, part, said, own, told, years }): Heads[] => {
    // A dual names no number: it is two.
    const numbers = words[0] && !own ? words.map(valueOf) : [years.length || 2]
    if (has(said, children))
      return [{ ...childrenOf(said, numbers, years), from: part.from, to: part.to + told.length }]
    if (/^an?$/.test(words[0] ?? '') || said.split(' ').some(word => word[1] && isTime(word, 'u')))
      return []
    const each = has(said, pairs) ? 2 : 1
    const heads = numbers.map(number => each * number)
    return [{ kind: has(said, adults) ? 'adults' : 'people', numbers: heads, ages: [], ...part }]
  })
  // The ages of `1 kid, 5 years old` are no other child; `my 70 year old mother` is none.
  const apart = nouns.filter(
    ({ from, ages: [age = 0, other] }, i) =>
      (age < 18 || other) && nouns.slice(0, i).every(({ to }) => from >= to),
  )
  const totals = all(asked && !has(text, whole) ? bare : whole).flatMap(
    ({ words, part, said, years }): Heads[] => {
      // Swedish `för 1 månad` is no man.
      if (
        isTime(said.replace(/.* /, ''), 'u') ||
        nouns.some(({ from, to }) => from < part.to && part.from < to)
      )
        return []
      return [{ kind: 'group', numbers: words.map(valueOf), ages: years, ...part }]
    },
  )
  return [...apart, ...totals, ...(nouns[0] ? [] : readPlus(text, language))]
}

/** `our kid (7)` may be one of seven years, where `children (2)` are two. */
function childrenOf(said: string, counted: readonly number[], years: readonly number[]) {
  const numbers = said.includes('(') ? [counted[0] ?? 1, 1] : counted
  const ages = years.length > Math.max(...numbers) ? [] : years
  return { kind: 'children', numbers, ages } as const
}

/** `2+1`, as agencies write it: two adults and a child. But no `4+1 nights`, no `3+1 villa`. */
const readPlus = (text: string, { isTime }: Language): Heads[] =>
  [...text.matchAll(/(?<![^ (])(\d\d?) ?\+ ?(\d)(?!\S*\d)(?= *(\p{L}*))/gu)].flatMap(found => {
    const [, adults, children, next = ''] = found
    const part = { ...partOf(found), ages: [] }
    return next[3] && !isTime(next, 'M')
      ? []
      : [
          { kind: 'adults', numbers: [Number(adults)], ...part },
          { kind: 'children', numbers: [Number(children)], ...part },
        ]
  })
