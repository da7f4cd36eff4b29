import type { Json } from '../../shared/json.ts'
import { maxCommentLength } from '../../shared/comment-length.ts'
import type { Answers, Conversation } from './state.ts'

/**
 * The fields of the request as far as they are known. What was passed over is undefined, which takes
 * an earlier answer out of the draft; open questions are left out, and take nothing out.
 */
export function fieldsOf({ answers, custom }: Conversation): Record<string, Json | undefined> {
  const fields: Record<string, Json | undefined> = { ...custom }
  const comments = commentsOf(answers, custom)
  for (const [slot, value] of Object.entries({ ...answers, comments }))
    if (value !== undefined) fields[slot] = value ?? undefined
  return fields
}

/** A day the guest left open is told in their own words, where every operator looks first. */
function commentsOf({ comments, start_date }: Answers, custom: Conversation['custom']) {
  const words = custom['start_date_words']
  if (start_date !== null || typeof words !== 'string') return comments
  return [...lines(comments, `“${words}”`)].slice(0, maxCommentLength).join('')
}

/** What there is, each on a line of its own. */
export const lines = (...all: unknown[]) => all.filter(Boolean).join('\n')
