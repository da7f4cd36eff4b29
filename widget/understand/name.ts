import { perLanguage } from './grammar.ts'
import type { Language } from './language.ts'
import type { Context, Readings, Span } from './reading.ts'
import { replyOf } from './reply.ts'
import { runAt } from './run.ts'

const titles = '[\\s:,]*(?:@title\\>\\.?\\s*)*'

const patternsOf = perLanguage(({ make }) => ({
  intro: make(`\\<@intro\\>${titles}`),
  asked: make(`^(?:.*?\\<(?:@intro|@iam)\\>)?${titles}`),
  ending: make('\\s*@said\\>'),
  said: make('(?:\\s*@said)?[\\s.,!]*$'),
  stop: make('^(?:@and|@stop)$'),
  unsure: make('\\<@unsure\\>'),
}))

/** Letters of any script, and what may stand inside a name. */
const likeName = /^(?=.{1,60}$)[\p{L}\p{M}'’.·・-]+(?:\s+[\p{L}\p{M}'’.·・-]+){0,5}$/u

/** The guest's name, as typed, without greeting, introduction and title. */
export function readName(
  text: string,
  language: Language,
  { slot }: Context,
  taken: readonly Span[],
): Pick<Readings, 'name'> {
  const { intro, asked, said, ending, stop, unsure } = patternsOf(language)
  // Asked for a name, June is one.
  const reply = replyOf(text, slot === 'name' ? [] : taken)
  const lead = (slot === 'name' ? asked : intro).exec(reply.text)
  if (!lead) return {}
  const from = lead.index + lead[0].length
  const to = said.exec(reply.text)?.index ?? from
  // Unasked, only capitals after an introduction are a name; asked, the whole reply is.
  const run =
    slot === 'name' ? { from, to } : runAt(reply, from, word => stop.test(word), false, false)
  if (!run || unsure.test(reply.text.slice(run.from, run.to))) return {}
  const bare = reply.text.slice(run.from, run.to)
  const span = reply.span(run.from, run.from + (ending.exec(bare)?.index ?? bare.length))
  const value = text.slice(span.from, span.to)
  return likeName.test(value) ? { name: { is: 'value', value, span } } : {}
}
