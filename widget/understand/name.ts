import { runAt } from './run.ts'
import { has, perLanguage, raw } from './grammar.ts'
import type { Context } from './reading.ts'
import type { Found, Reply } from './reply.ts'
import type { Language } from './language.ts'

const patternsOf = perLanguage(make => {
  // `Mr and Mrs Smith`
  const titles = raw`[ :,]*(?:@title\>\.? *(?:@and +)?)*`
  const start = raw`^(?:.*?\<(?:@intro|@iam)\>)?`
  return {
    intro: make`\<@intro\>${titles}`,
    asked: make`${start}${titles}`,
    stop: make`^(?:@stop|@to|@number)$`,
    // `2 adults, 12 June, Jane Smith, 07700 900123`.
    signed: make`(?:${start}|[,.;])${titles}`,
    // `Jan Nowak tel. 601 234 567`.
    ending: make`(?: *(?:@said|\<(?:tel|cell?|mob|phone|тел|ورقمي))\>)?[ .,!]*$`,
    // `Thanks`, `We would rather go to Lombok`: no name begins so.
    other: make`\<@unsure\>|^(?:@idle(?:[ ,]|$)|pe?ro?( \S+){3})`,
  }
})

/** What no name holds: digits, the signs of questions and addresses, and more than six words. */
const unlike = /[\d?@/]|^(?!\p{L})|.{61}|( \S+){6}/u

const contact = /^[ ,;.:-]*\x80[ ,;.\x80]*$/

/**
 * Beside a number a name has a comma behind it, or capitals where no number was asked for: `제 전화번호는
 * 010 1234 5678` and `Handy Nummer 0171 234567` say what the number is called.
 */
const isNamed = (after: string, typed: string, slot: Context['slot']) =>
  /^ ?,/.test(after) || (slot !== 'phone_number' && /\p{Lu}/u.test(typed))

/** Before a number, `my name is Sam Brown 2 adults`, a name is introduced and of two words; else one of these will do. */
const isIntroduced = (isSure: boolean, isLong: boolean, after: string) =>
  /^ ?\d/.test(after) ? isSure && isLong : isSure || isLong

/** `Te lo digo mañana`, Danish `det siger jeg i morgen`, are no name. */
const mayBeName = (words: string, language: Language) =>
  !unlike.test(words) &&
  !has(words, patternsOf(language).other) &&
  !words.match(/(i )?[^ ]+/g)?.some(word => language.isTime(word, 'R'))

/** The guest's name, as typed, without greeting, introduction and title. */
export function readName(reply: Reply, language: Language, { slot }: Context): Found[] {
  const { intro, asked, signed, ending, stop } = patternsOf(language)
  const { typed, text } = reply
  // Unasked, only capitals after an introduction are a name; asked, the whole reply is.
  const isAsked = slot === 'name'
  const leads = [...text.matchAll(isAsked ? asked : intro)]
  const nameAfter = ({ 0: lead, index }: RegExpExecArray): Found[] => {
    const from = index + lead.length
    // `Wait, make it 3 children`: beside a number a name has two words, or is introduced.
    const isSure = !!lead || !has(text, /\d/)
    const run =
      isAsked && !has(text, /[\x80\d]/)
        ? { from, to: text.length, words: 1 }
        : runAt(reply, from, word => has(word, stop), isAsked && isSure, false)
    if (!run) return []
    const to = run.from + text.slice(run.from, run.to).search(ending)
    const name = text.slice(run.from, to)
    const after = text.slice(run.to)
    // `Asha Rao, +91 98450 12345`: beside nothing but a number stands whose it is; `actually 3 adults`.
    const isTold = leads[0]
      ? isIntroduced(isSure, run.words > 1, after)
      : run.words > 1 && run.from === from && contact.test(after) && isNamed(after, typed, slot)
    const isName = isTold && mayBeName(name, language)
    // Beside a number, but behind all else, may stand a place too.
    return isName ? [{ slot: 'name', parts: [{ ...run, to }], asks: !leads[0] && from > 0 }] : []
  }
  // `I am off to Bali, my name is Budi`: the last is the likeliest.
  return (leads[0] ? leads : [...text.matchAll(signed)]).flatMap(nameAfter).slice(-1)
}
