import type { ComponentChildren } from 'preact'
import { texts } from '../texts/texts.ts'
import { ProblemNote } from './problem-note.tsx'
import type { Answered } from './use-answer.ts'
import { Waiting } from './waiting.tsx'

interface Props<T> {
  answered: Answered<T>
  /** Asks once more. */
  again: () => unknown
  children: (value: T) => ComponentChildren
}

/** What the server has answered, or that it has not yet, or why it does not, above what it said before. */
export function Answer<T>({ answered, again, children }: Props<T>) {
  if (answered.is === 'asking') return <Waiting />
  const { value } = answered
  return (
    <>
      {answered.is === 'failed' && (
        <ProblemNote
          problem={answered.problem}
          retry={() => void again()}
          aside={value !== undefined && texts.inbox.ofBefore}
        />
      )}
      {value !== undefined && children(value)}
    </>
  )
}
