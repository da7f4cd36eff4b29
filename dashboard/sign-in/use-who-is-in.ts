import type { Api } from '../api.ts'
import { problemOf } from '../problem.ts'
import { useListener } from '../use-listener.ts'
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
  const look = async () => {
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
  }
  useListener(['focus'], () => void look())
  return look
}
