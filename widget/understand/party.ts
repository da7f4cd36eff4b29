import { partOf, type Found, type Reply } from './reply.ts'
import type { Language } from './language.ts'
import { countHeads, type Heads } from './heads.ts'
import type { Context, Span } from './reading.ts'
import { has, perLanguage, raw } from './grammar.ts'

interface Count {
  values: readonly number[]
  parts: readonly Span[]
}

const nobody: Count = { values: [], parts: [] }

const patternsOf = perLanguage((make, { glued }) => {
  const and = raw` *(?:,|,? *@and) *`
  // `友達3人`: three of them.
  const many = glued ? raw`(?: *(@number) *[명人名คน]+)?` : ''
  const someone = `@kin@tail${many}`
  // Of `just me and my daughter` nobody knows who else that is, nor how old.
  const alone = raw`\>(?! *(?:@with|@and)\>(?!.{0,9}(?:@children|@kin)))`
  const own = raw`(?:\<[@letter]+ +){0,2}(?:@number *[个個位名]?)?`
  return {
    whole: make`(?<!@and *)\<(?:(@two)|@one)${alone}`,
    someone: make`@kin`,
    // `my wife and I`, `me and the kids`, `with 3 friends`.
    company: make`\<(?:(@two)\> *(?:@with|@and)|@with) *${own}${someone}|\<@me\>${and}${own}(?:${someone}|@children@tail)|(?:${someone}|@children@tail)${and}@me\>`,
    // `no kids`; `solo`, `just us two`, `2 adults only`; asked for, `none` and `we are all adults`.
    childless: make`\<(?:@none *(?:[@letter]+ +(?:@with +)?)?@children@tail|@children@tail *@none)\>|\<(?:@one|(?:@two|@adults@tail[\d명人名]*) *@only|@only[^;,.]{0,8}\<(?:@two|@adults@tail))${alone}(?!.*@children)(?<!@children.*)|^([^@letter]*@none\>(?=(?:[^@letter]+@idle\>)*[^@letter]*(?:$|[,.;!]))|(?!.*(?:[\d?]|@children)).*\<@adults.*)`,
    // `2 adults and my mum` may be three.
    more: make`@adults@tail *@and *${own}@kin`,
    family: make`\<@family`,
    // Of `her parents` nobody knows how many they are.
    kin: make`\<@kin(s)\>|(@number) *[个個位名]?@kin@tail|\<@and?@kin${many}@and?\>`,
    and: make`(?:@and|[+]) *[@letter]{0,6} *$`,
  }
})

/** How many travel: adults, children (infants among them), and how old the children are. */
export function readParty({ text }: Reply, language: Language, { slot }: Context): Found[] {
  const heads = countHeads(text, language, /adults|children/.test(slot ?? ''))
  const of = (kinds: string) => heads.filter(({ kind }) => kinds.includes(kind))
  // A bare number answers the question that was asked.
  const isOfChildren = slot === 'no_of_children'
  const young = isOfChildren && !of('children').length
  const children = of(young ? 'group people' : 'children')
  const ages = children.flatMap(head => head.ages)
  const adults = countAdults(text, language, of, children)
  const [without] = text.matchAll(patternsOf(language).childless)
  const none = without && (young || !(without[1] || children.length))
  const count = none
    ? { values: [0], parts: [partOf(without)] }
    : children.length
      ? sum(children, ages.length ? undefined : text)
      : nobody
  return [
    { slot: 'no_of_adults', ...(isOfChildren && !of('adults').length ? nobody : adults) },
    { slot: 'no_of_children', ...count },
    { slot: 'children_ages', values: ages.length ? [ages] : [], parts: children },
  ]
}

function countAdults(
  text: string,
  language: Language,
  of: (kinds: string) => readonly Heads[],
  children: readonly Heads[],
): Count {
  const { company, kin, more, someone } = patternsOf(language)
  const adults = of('adults')
  if (adults.length) return sum(adults, text, Number(has(text, more)))
  const totals = of('people group')
  const [together] = text.matchAll(company)
  // `The two of us and my mum`; Spanish `pareja` is a couple, and the one that is with me.
  const own = together?.[1] && !has(together[1], someone) ? 2 : 1
  if (totals.length && own < 2) return withoutChildren(text, language, totals, children)
  // Who is named twice is one: `my wife and I, for my wife's birthday`.
  const others = new Map(
    [...text.matchAll(kin)].map(([words, unknown, many, few]) => [
      words,
      unknown ? NaN : language.valueOf(many ?? few ?? ''),
    ]),
  )
  const all = [...others.values()].reduce((sum, some) => sum + some, own)
  // `with friends` says nothing of how many.
  if (together && all && (others.size || !has(together[0], someone)))
    return { values: [all], parts: [partOf(together)] }
  return countFew(text, language, !together?.[1])
}

/** `Just me`, `a couple` where they are all; `4 friends` may leave out the one who writes. */
function countFew(text: string, language: Language, areAll: boolean): Count {
  const { kin, whole } = patternsOf(language)
  const [found] = text.matchAll(whole)
  if (found && areAll) return { values: [found[1] ? 2 : 1], parts: [partOf(found)] }
  const [friends] = text.matchAll(kin)
  const few = language.valueOf(friends?.[2] ?? '')
  return friends && few > 1 && !language.isTime(friends[0].replace(/.* /, ''), 'u')
    ? { values: [few, few + 1], parts: [partOf(friends)] }
    : nobody
}

/** A total may or may not hold the children: `a family of 4` does, `4 people and 2 kids` may not. */
function withoutChildren(
  text: string,
  language: Language,
  totals: readonly Heads[],
  children: readonly Heads[],
): Count {
  const { and, family } = patternsOf(language)
  const [few = 0] = sum(children).values
  const numbers = totals.flatMap(total => total.numbers)
  const grown = numbers.map(number => number - few).filter(number => number > 0)
  const isFamily = has(text, family)
  // As likely as not, all but two of a family of four are its children.
  if (isFamily && !few && /^[3-6]$/.test(String(grown))) grown.push(2)
  const added = children.some(({ from }) => has(text.slice(0, from), and))
  const whole = isFamily || totals.every(({ kind }) => kind === 'group')
  const sure = !few || (whole && !added && Math.max(...grown) > 1)
  return { values: sure ? grown : [...numbers, ...grown], parts: totals }
}

/** The sum of the lower and of the upper numbers; of `2 adults, no, 3 adults` the last may be all. */
function sum(parts: readonly Heads[], text = '', others = 0): Count {
  const of = (end: (...numbers: number[]) => number, from = 0) =>
    parts.slice(from).reduce((all, { numbers }) => all + end(...numbers), 0)
  // One word behind two numbers; of `2 men and 2 women, 3 nights and 4 nights` the nights are none.
  const isAnew = /(\D\D\D)\D*\d+\1/.test(text.slice(parts[0]?.from, parts.at(-1)?.to))
  return { values: [...new Set([of(Math.min, isAnew ? -1 : 0), of(Math.max) + others])], parts }
}
