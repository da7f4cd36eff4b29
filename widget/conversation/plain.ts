import type { Question, QuestionKind } from '../../shared/form.ts'

/**
 * What a reply says without any understanding of language: numbers, ISO dates, and text as typed.
 * It serves while the understanding is not there, and for slots that hold any text.
 */
export function readPlainly({ kind }: Question, text: string): string | number | undefined {
  const typed = text.trim()
  const shape = shapes[kind]
  if (shape && !shape.test(typed)) return undefined
  return kind === 'number' ? Number(typed.replace(',', '.')) : typed
}

const shapes: Partial<Record<QuestionKind, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  number: /^\d{1,4}(?:[.,]\d)?$/,
  // The operator must be able to call back: fewer digits than this are no telephone number.
  phone: /^(?:\D*\d){5}/,
  email: /@/,
}
