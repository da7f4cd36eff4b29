import type { Question } from '../../shared/form.ts'
import type { Lead } from '../../shared/lead.ts'
import { wordsOf } from '../format/words.ts'
import { valueAt } from './edit-value.ts'

/** The first question of the form that has neither an answer nor words of the guest's. */
export const stoppedAt = (lead: Lead, questions: readonly Question[]): Question | undefined =>
  questions.find(({ slot }) => {
    const value =
      valueAt(lead, { part: 'fields', field: slot }) ??
      valueAt(lead, { part: 'custom_fields', field: slot })
    return value == null && wordsOf(lead, slot) === ''
  })
