import { has, perLanguage } from './grammar.ts'
import type { Language } from './language.ts'
import type { Context } from './reading.ts'
import type { Found, Reply } from './reply.ts'
import { runAt } from './run.ts'

const patternsOf = perLanguage(make => ({
  intro: make`\<@intro\>[\s:,]*(?:@title\>\.?\s*)*`,
  asked: make`^(?:.*?\<(?:@intro|@iam)\>)?[\s:,]*(?:@title\>\.?\s*)*`,
  ending: make`(?:\s*@said\>)?[\s.,!]*$`,
  stop: make`^(?:@and|@stop)$`,
  unsure: make`\<@unsure\>`,
}))

/** Letters of any script, and what may stand inside a name. */
const likeName = /^(?=.{1,60}$)[\p{L}\p{M}'.·・-]+(?: +[\p{L}\p{M}'.·・-]+){0,5}$/u

/** The guest's name, as typed, without greeting, introduction and title. */
export function readName(reply: Reply, language: Language, context: Context): Found[] {
  const { intro, asked, ending, stop, unsure } = patternsOf(language)
  const { text } = reply
  // Unasked, only capitals after an introduction are a name; asked, the whole reply is.
  const whole = context.slot === 'name'
  const [lead] = text.matchAll(whole ? asked : intro)
  if (!lead) return []
  const from = lead.index + lead[0].length
  const run = whole
    ? { from, to: from + text.slice(from).search(ending) }
    : runAt(reply, from, word => has(word, stop), false, false)
  if (!run) return []
  const name = text.slice(run.from, run.to)
  return likeName.test(name) && !has(name, unsure) ? [{ slot: 'name', parts: [run] }] : []
}
