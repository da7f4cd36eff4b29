import type { FieldErrors } from '../../shared/api.ts'
import type { Question } from '../../shared/form.ts'
import type { Input } from '../normalise.ts'
import { sentenceOf } from '../reason.ts'
import { createAjv } from '../schema/ajv.ts'
import { reasonOf } from '../schema/reasons.ts'
import { withoutPrototype } from '../without-prototype.ts'
import { slotSchema } from './question-schema.ts'

/** Judges a guest's answers, by the same schemas as the widget's module of validators. */
export interface FormRules {
  request: (input: Input) => FieldErrors
  /** Of a guest who is still typing nothing is required. */
  draft: (input: Input) => FieldErrors
}

export function compileRules(questions: readonly Question[]): FormRules {
  // Of a list of 30,000 wrong options the first one is enough.
  const ajv = createAjv({ allErrors: false })
  const rules = questions.map(question => ({
    slot: question.slot,
    required: question.required,
    isAnswer: ajv.compile(slotSchema(question)),
  }))

  const errorsOf = (input: Input, isDraft: boolean): FieldErrors => {
    const errors = withoutPrototype<FieldErrors>({})
    for (const { slot, required, isAnswer } of rules) {
      const value = input[slot] ?? null
      if (value === null) {
        if (required && !isDraft) errors[slot] = ['is required']
      } else if (!isAnswer(value))
        errors[slot] = (isAnswer.errors ?? []).map(error => sentenceOf(reasonOf(error)))
    }
    return errors
  }
  return { request: input => errorsOf(input, false), draft: input => errorsOf(input, true) }
}
