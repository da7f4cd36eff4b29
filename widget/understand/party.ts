import { perLanguage } from './grammar.ts'
import { countHeads } from './heads.ts'
import type { Heads } from './heads.ts'
import type { Language } from './language.ts'
import type { Context, Readings, Span } from './reading.ts'
import { readingOf, replyOf } from './reply.ts'

type Party = Pick<Readings, 'no_of_adults' | 'no_of_children' | 'children_ages'>

interface Count {
  numbers: number[]
  parts: readonly Span[]
}

const nobody: Count = { numbers: [], parts: [] }

const patternsOf = perLanguage(({ make, value, glued }) => {
  const and = '\\s*(?:,|,?\\s*@and)\\s*'
  // `友達3人`: three of them.
  const many = glued ? '(?:\\s*(@number)[명人名คน]*)?' : ''
  const someone = `@kin@tail${many}`
  const own = '(?:\\<[@letter]+\\s+){0,2}(?:@number\\s*[个個位名]?)?'
  return {
    value,
    kin: make(`(@number)\\s*[个個位名]?@kin@tail|\\<@and?@kin${many}@and?\\>`, 'g'),
    // `my wife and I`, `me and the kids`, `with 3 friends`.
    company: make(
      `\\<@me${and}${own}(?:${someone}|@children)|(?:${someone}|@children@tail)${and}@me\\>|\\<@with\\s*${own}${someone}`,
    ),
    someone: make('@kin'),
    whole: make('\\<(?:(@two)|@one)\\>'),
    childless: make('\\<(?:@none\\s*@children|@children@tail\\s*@none)|^[^@letter]*(@none)\\>'),
    family: make('\\<@family'),
    and: make('(?:@and|[+&])\\s*$'),
  }
})

/** How many travel: adults, children (infants among them), and how old the children are. */
export function readParty(
  text: string,
  language: Language,
  { slot }: Context,
  taken: readonly Span[],
): Party {
  const reply = replyOf(text, taken)
  const heads = countHeads(reply, language, slot === 'no_of_adults' || slot === 'no_of_children')
  // A bare number answers the question that was asked.
  const young = slot === 'no_of_children' && !heads.some(({ kind }) => kind === 'children')
  const children = heads.filter(({ kind }) => kind === (young ? 'group' : 'children'))
  const party: Party = {}
  const tell = (slot: 'no_of_adults' | 'no_of_children', { numbers, parts }: Count) => {
    const told = readingOf(reply, numbers, parts)
    if (told) party[slot] = told
  }
  if (!young) tell('no_of_adults', countAdults(reply.text, language, heads, children))
  tell('no_of_children', countChildren(reply.text, language, children, young))
  const ages = children.flatMap(head => head.ages)
  const told = ages.length ? readingOf(reply, [ages], children) : undefined
  if (told) party.children_ages = told
  return party
}

function countChildren(
  text: string,
  language: Language,
  children: readonly Heads[],
  asked: boolean,
): Count {
  if (children.length) return sum(children)
  const found = patternsOf(language).childless.exec(text)
  return found && (asked || !found[1]) ? { numbers: [0], parts: [part(found)] } : nobody
}

function countAdults(
  text: string,
  language: Language,
  heads: readonly Heads[],
  children: readonly Heads[],
): Count {
  const { value, company, kin, someone, whole } = patternsOf(language)
  const adults = heads.filter(({ kind }) => kind === 'adults')
  if (adults.length) return sum(adults)
  const totals = heads.filter(({ kind }) => kind === 'people' || kind === 'group')
  if (totals.length) return withoutChildren(text, language, totals, children)
  const together = company.exec(text)
  const others = together
    ? [...text.matchAll(kin)].map(found => value(found[1] ?? found[2] ?? '1'))
    : []
  // `with friends` says nothing of how many.
  if (together && (others.length || !someone.test(together[0]))) {
    return { numbers: [others.reduce((all, some) => all + some, 1)], parts: [part(together)] }
  }
  const found = whole.exec(text)
  return found ? { numbers: [found[1] ? 2 : 1], parts: [part(found)] } : nobody
}

/** A total may or may not hold the children: `a family of 4` does, `4 people and 2 kids` may not. */
function withoutChildren(
  text: string,
  language: Language,
  totals: readonly Heads[],
  children: readonly Heads[],
): Count {
  const { and, family } = patternsOf(language)
  const [few = 0] = sum(children).numbers
  const numbers = totals.flatMap(total => total.numbers)
  const grown = numbers.map(number => number - few).filter(number => number > 0)
  const added = children.some(({ from }) => and.test(text.slice(0, from)))
  const whole = family.test(text) || totals.every(({ kind }) => kind === 'group')
  const sure = !few || (whole && !added && grown.length)
  return { numbers: sure ? grown : [...numbers, ...grown], parts: totals }
}

/** The sum of the lower and of the upper numbers. */
function sum(heads: readonly Heads[]): Count {
  const of = (end: (...numbers: number[]) => number) =>
    heads.reduce((all, { numbers }) => all + end(...numbers), 0)
  return { numbers: [of(Math.min), of(Math.max)], parts: heads }
}

function part(found: RegExpExecArray): Span {
  return { from: found.index, to: found.index + found[0].length }
}
