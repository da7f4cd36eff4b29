import { problemText, type Problem } from '../problem.ts'
import { sayCount, texts } from '../texts/texts.ts'

export type SigningIn =
  | { is: 'idle' }
  | { is: 'ended' }
  | { is: 'pending' }
  | { is: 'refused'; problem: Problem }
  | { is: 'throttled'; seconds: number; until: number }

export function refusedBy(problem: Problem, now: number): SigningIn {
  if (problem.is !== 'throttled') return { is: 'refused', problem }
  return { is: 'throttled', seconds: problem.seconds, until: now + problem.seconds * 1000 }
}

/** Seconds until the server listens again. */
export function secondsLeft(signing: SigningIn, now: number): number {
  return signing.is === 'throttled' ? Math.max(0, Math.ceil((signing.until - now) / 1000)) : 0
}

/** Said once and once more at the end: a screen reader must not hear every second. */
export function noteOf(signing: SigningIn, now: number): string | undefined {
  if (signing.is === 'ended') return texts.signIn.ended
  if (signing.is === 'throttled')
    return secondsLeft(signing, now) > 0
      ? sayCount(texts.signIn.throttled, signing.seconds)
      : texts.signIn.again
  if (signing.is !== 'refused') return undefined
  return signing.problem.is === 'signed_out' ? texts.signIn.wrong : problemText(signing.problem)
}
