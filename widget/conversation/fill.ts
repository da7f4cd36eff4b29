import { readPlainly } from './plain.ts'
import { bare } from './bare.ts'
import { check } from './check.ts'
import type { Answers, Conversation, Setting } from './state.ts'

/**
 * Only what the guest has left open: the page never overrules the guest. A page may say anything;
 * what is no answer to the question is not taken for one.
 */
export function fill(conversation: Conversation, setting: Setting): Conversation {
  const answers: Answers = {}
  for (const [slot, value = null] of Object.entries(setting.presets)) {
    const question = setting.form.questions.find(each => each.slot === slot)
    if (!question || typeof value === 'object' || value === '') continue
    const answer =
      typeof value === 'boolean' ? value : readPlainly(question, String(value), setting)
    if (answer !== undefined && !check(slot, answer, setting)) answers[slot] = answer
  }
  return { ...conversation, answers: bare({ ...answers, ...conversation.answers }) }
}
