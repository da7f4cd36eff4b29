import type { FieldErrors } from '../../shared/api.ts'
import type { Suggestion } from '../../shared/lead.ts'
import { say, texts } from '../texts/texts.ts'

/** The server's sentences, whose numbers go into ours. */
const sentences = [
  [/^is required$/, 'required'],
  [/^must not be empty$/, 'required'],
  [/^must have at most (\d+) characters$/, 'long'],
  [/^must be ([\d.]+) or more$/, 'least'],
  [/^must be a date\b/, 'date'],
  [/^must be an e-mail address$/, 'email'],
  [/^must be a number$/, 'number'],
] as const

/** Why the server does not take a value of this field, in the operator's language. */
export function fieldError(
  errors: FieldErrors,
  { part, field }: Pick<Suggestion, 'part' | 'field'>,
): string {
  const told = errors[`${part}.${field}`]?.[0] ?? ''
  for (const [pattern, name] of sentences) {
    const found = pattern.exec(told)
    if (found) return say(texts.edit.errors[name], { count: found[1] ?? '' })
  }
  return texts.edit.errors.other
}
