import { ProblemNote } from '../parts/problem-note.tsx'
import { texts } from '../texts/all-texts.ts'
import type { AskedKin } from './use-kin.ts'

/** No answer is not an answer of none: whoever is to be erased may have sent more. */
export const KinUnknown = ({ answered, again }: AskedKin) =>
  answered.is === 'failed' && (
    <ProblemNote
      problem={answered.problem}
      retry={() => void again()}
      aside={texts.guest.unknown}
    />
  )
