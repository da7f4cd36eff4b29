import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Question } from '../../shared/form.ts'
import { purposeKey, seal, unseal } from '../seal.ts'

/**
 * What the module of a preview is made of travels in its address, since any process of the
 * installation may be asked for it. Sealed: only questions that an owner has tried are compiled.
 */
interface Carried {
  hash: string
  /** The questions as deflated JSON, base64url. */
  questions: string
}

/** Characters that proxies still let through; a longer form is known to this process alone. */
const maxSealedLength = 7_000
const maxQuestionBytes = 256 * 1024

const keyOf = (signingKey: string) => purposeKey(signingKey, 'form preview')

export function sealQuestions(
  hash: string,
  questions: readonly Question[],
  signingKey: string,
): string | undefined {
  const json = JSON.stringify(questions.map(judged))
  const carried: Carried = { hash, questions: deflateRawSync(json).toString('base64url') }
  const sealed = seal(carried, keyOf(signingKey))
  return sealed.length > maxSealedLength ? undefined : sealed
}

export function unsealQuestions(
  hash: string,
  sealed: string,
  signingKey: string,
): Question[] | undefined {
  const carried = unseal<Carried>(sealed, keyOf(signingKey))
  if (carried?.hash !== hash) return undefined
  const packed = Buffer.from(carried.questions, 'base64url')
  const json = inflateRawSync(packed, { maxOutputLength: maxQuestionBytes }).toString()
  return JSON.parse(json) as Question[]
}

/** What answers are judged by: not the words of a question, and options only where one has to choose. */
function judged({ label: _label, help: _help, options, ...question }: Question): Question {
  const isChoice = question.kind === 'choice' || question.kind === 'choices'
  return { ...question, ...(isChoice && options && { options }) }
}
