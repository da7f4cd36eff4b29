import { useCallback, useLayoutEffect } from 'preact/hooks'
import type { Api } from '../api.ts'
import { problemOf } from '../problem.ts'
import type { Session } from './session.ts'

/**
 * All windows of a browser share its session: one that comes to the front asks whose it is by now, or
 * a colleague at the same desk would work in the name of whoever sat there before, and whoever has
 * signed in in one would be asked to in each. Gives what asks at once: an owner may have become an
 * agent meanwhile.
 */
export function useWhoIsIn(
  api: Api,
  session: Session,
  setSession: (next: (now: Session) => Session) => void,
) {
  const look = useCallback(async () => {
    if (session.is !== 'in' && session.is !== 'out') return
    const before = session.is === 'in' ? session.operator : undefined
    const become = (next: Session) => setSession(now => (now === session ? next : now))
    try {
      const operator = await api.operator()
      if (operator.id !== before?.id || operator.role !== before.role)
        become({ is: 'in', operator })
    } catch (error) {
      if (before && problemOf(error).is === 'signed_out') become({ is: 'out', ended: before.email })
    }
  }, [api, session, setSession])
  useLayoutEffect(() => {
    const looked = () => void look()
    addEventListener('focus', looked)
    return () => removeEventListener('focus', looked)
  }, [look])
  return look
}
