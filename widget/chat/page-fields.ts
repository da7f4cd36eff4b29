import type { Form } from '../../shared/form.ts'
import type { Json } from '../../shared/json.ts'
import type { Answers } from '../conversation/state.ts'
import type { ChatOptions } from './options.ts'

export type PageFields = Record<string, Json>

/** What the page tells beside the guest: answers where the form asks for them, else custom fields. */
export function pageFields(options: ChatOptions, { questions }: Form) {
  const set: PageFields = {}
  return {
    custom: (): PageFields => ({ ...options.fields(), ...set }),
    /** Keeps the custom fields, and gives back what answers a question of the form. */
    set(given: PageFields): Answers {
      const answers: Answers = {}
      for (const [name, value] of Object.entries(given)) {
        const isAnswer = value !== null && typeof value !== 'object'
        if (isAnswer && questions.some(({ slot }) => slot === name)) answers[name] = value
        else set[name] = value
      }
      return answers
    },
  }
}
