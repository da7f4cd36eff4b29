import type { FieldErrors } from '../../shared/api.ts'
import {
  fieldKinds,
  indispensable,
  isField,
  type Question,
  type QuestionKind,
} from '../../shared/form.ts'

/** What is wrong with a form's questions, by `questions.PLACE.PART`. */
export function questionErrors(questions: readonly Question[]): FieldErrors {
  const errors: FieldErrors = {}
  const slots = questions.map(({ slot }) => slot)
  const missing = indispensable.filter(slot => !slots.includes(slot))
  if (missing.length > 0) errors['questions'] = [`must ask for ${missing.join(' and ')}`]
  questions.forEach((question, place) => {
    const isRepeated = slots.indexOf(question.slot) < place
    const wrong = { ...errorsOf(question), ...(isRepeated && { slot: 'is asked for twice' }) }
    for (const [part, sentence] of Object.entries(wrong))
      errors[`questions.${place}.${part}`] = [sentence]
  })
  return errors
}

type Wrong = Partial<Record<keyof Question, string>>

const errorsOf = (question: Question): Wrong => ({
  ...(isField(question.slot) ? fieldErrors(question, question.slot) : customErrors(question)),
  ...wordErrors(question),
  ...optionErrors(question),
  ...limitErrors(question),
})

function fieldErrors({ kind, required, slot }: Question, field: keyof typeof fieldKinds): Wrong {
  return {
    ...(kind !== fieldKinds[field] && { kind: `must be ${fieldKinds[field]}` }),
    ...(!required && indispensable.includes(slot) && { required: 'must be required' }),
  }
}

/** Names that mean something else on the way of a request. */
const reserved = /^(bellhop_.*|.*_words|client_request_uid|custom_fields|children_ages|consent)$/s

function customErrors({ slot, label }: Question): Wrong {
  const isNoName = slot === '' || slot in Object.prototype || control.test(slot)
  return {
    ...((isNoName || reserved.test(slot)) && {
      slot: 'is not a name that a custom field may have',
    }),
    ...(!label && { label: 'is required' }),
  }
}

const control = /\p{Cc}/u

const wordErrors = (question: Question): Wrong =>
  Object.fromEntries(
    (['label', 'help'] as const)
      .filter(part => control.test(question[part] ?? ''))
      .map(part => [part, 'must be one line']),
  )

const optional: readonly QuestionKind[] = ['text', 'long_text', 'number']

function optionErrors({ kind, options }: Question): Wrong {
  const isChoice = kind === 'choice' || kind === 'choices'
  if (!options) return isChoice ? { options: 'are required' } : {}
  if (!isChoice && !optional.includes(kind)) return { options: `are not for the kind ${kind}` }
  if (isChoice && options.length < 2) return { options: 'must be two or more' }
  if (options.some(option => option === '' || control.test(option)))
    return { options: 'must be one line each' }
  const different = new Set(options.map(option => option.toLowerCase()))
  if (different.size < options.length) return { options: 'must differ' }
  const isWrong = kind === 'number' && options.some(option => !Number.isFinite(Number(option)))
  return isWrong ? { options: 'must be numbers' } : {}
}

function limitErrors({ kind, minimum, maximum, max_length }: Question): Wrong {
  const isNumber = kind === 'number'
  const isText = kind === 'text' || kind === 'long_text'
  const isReversed = minimum !== undefined && maximum !== undefined && minimum > maximum
  return {
    ...(minimum !== undefined && !isNumber && { minimum: 'is for numbers' }),
    ...(maximum !== undefined && !isNumber && { maximum: 'is for numbers' }),
    ...(isReversed && { maximum: 'must not be below the minimum' }),
    ...(max_length !== undefined && !isText && { max_length: 'is for texts' }),
  }
}
