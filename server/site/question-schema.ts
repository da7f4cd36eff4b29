import { formBounds, isField, type Question, type QuestionKind } from '../../shared/form.ts'
import type { LeadFieldName } from '../../shared/lead.ts'
import { tripPlanRequestSchema } from '../../shared/trip-plan-request.ts'

interface Schema {
  type: string | readonly string[]
  enum?: readonly (string | null)[]
  minimum?: number
  maximum?: number
  maxLength?: number
  [keyword: string]: unknown
}

/**
 * The one schema of an answer: the widget's module and the server's verdict are both compiled from
 * it. A skipped answer is null; a required one may not be.
 */
export function slotSchema(question: Question): Schema {
  const { slot, required } = question
  const schema = isField(slot) ? fieldSchema(slot, question) : kindSchemas[question.kind](question)
  const types = [schema.type].flat().filter(type => type !== 'null')
  if (required) return { ...schema, type: types[0] as string }
  const values = schema.enum && { enum: [...schema.enum, null] }
  return { ...schema, type: [...types, 'null'], ...values }
}

/** The contract's own, which a form may narrow and never widen. */
function fieldSchema(slot: LeadFieldName, { minimum, maximum, max_length }: Question): Schema {
  const schema: Schema = tripPlanRequestSchema.properties[slot]
  const { minimum: least = -Infinity, maxLength: longest = Infinity } = schema
  return {
    ...schema,
    ...(minimum !== undefined && { minimum: Math.max(least, minimum) }),
    ...(maximum !== undefined && { maximum }),
    ...(max_length !== undefined && { maxLength: Math.min(longest, max_length) }),
  }
}

const textSchema = ({ max_length = formBounds.textLength }: Question): Schema => ({
  type: 'string',
  minLength: 1,
  maxLength: max_length,
})

const kindSchemas: Record<QuestionKind, (question: Question) => Schema> = {
  text: textSchema,
  long_text: textSchema,
  number: ({ minimum, maximum }) => ({
    type: 'number',
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  }),
  yes_no: () => ({ type: 'boolean' }),
  choice: ({ options = [] }) => ({ type: 'string', enum: options }),
  choices: ({ options = [] }) => ({
    type: 'array',
    items: { type: 'string', enum: options },
    minItems: 1,
    uniqueItems: true,
  }),
  date: () => ({ type: 'string', format: 'date' }),
  // As the widget reads one: fewer digits are no telephone number.
  phone: () => ({ type: 'string', maxLength: 191, pattern: '^(?:\\D*\\d){5}' }),
  email: () => ({ type: 'string', maxLength: 191, format: 'email' }),
}
