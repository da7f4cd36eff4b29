import { useState } from 'preact/hooks'
import { problemOf, type Problem } from '../problem.ts'

export type Sending = { is: 'idle' } | { is: 'sending' } | { is: 'refused'; problem: Problem }

/** One thing at a time that the server is asked to do, and why it did not. */
export function useSending(onRefusal: (problem: Problem) => void) {
  const [sending, setSending] = useState<Sending>({ is: 'idle' })

  async function send(work: () => Promise<unknown>) {
    if (sending.is === 'sending') return
    setSending({ is: 'sending' })
    try {
      await work()
      setSending({ is: 'idle' })
    } catch (error) {
      const problem = problemOf(error)
      onRefusal(problem)
      setSending({ is: 'refused', problem })
    }
  }

  return { sending, send }
}
