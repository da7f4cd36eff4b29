import { useCallback, useEffect, useState } from 'preact/hooks'
import type { Api, Operator } from './api.ts'
import { dropQuery } from './inbox/kept-query.ts'
import { ProblemNote } from './parts/problem-note.tsx'
import { Splash } from './parts/splash.tsx'
import { invitationAddress } from './place.ts'
import { problemOf } from './problem.ts'
import { Shell } from './shell/shell.tsx'
import { LazyInvitation } from './sign-in/lazy-invitation.tsx'
import type { Session } from './sign-in/session.ts'
import { SignIn } from './sign-in/sign-in.tsx'
import { useWhoIsIn } from './sign-in/use-who-is-in.ts'

/** Signed in or not; the address stays, so that signing in again leads back to the same lead. */
export function App({ api }: { api: Api }) {
  const [session, setSession] = useState<Session>({
    is: location.pathname === invitationAddress ? 'invited' : 'asking',
  })
  const signedIn = (operator: Operator) => setSession({ is: 'in', operator })

  const ask = useCallback(async () => {
    try {
      setSession({ is: 'in', operator: await api.operator() })
    } catch (error) {
      const problem = problemOf(error)
      if (problem.is === 'signed_out') setSession({ is: 'out' })
      else setSession({ is: 'unknown', problem })
    }
  }, [api])
  useEffect(() => {
    if (session.is === 'asking') void ask()
  }, [ask])
  const lookAgain = useWhoIsIn(api, session, setSession)

  if (session.is === 'invited') return <LazyInvitation api={api} signedIn={signedIn} />
  if (session.is === 'asking') return <Splash />
  if (session.is === 'unknown')
    return (
      <main class="splash">
        <ProblemNote problem={session.problem} retry={() => void ask()} />
      </main>
    )
  if (session.is === 'out') return <SignIn {...session} api={api} signedIn={signedIn} />
  const { operator } = session
  // A refusal that comes late is of a session left long ago: it ends none that was begun since.
  const signedOut = (ended: boolean) => {
    if (!ended) dropQuery()
    setSession(now =>
      now === session ? { is: 'out', ...(ended && { ended: operator.email }) } : now,
    )
  }
  return (
    <Shell
      key={operator.id}
      api={api}
      operator={operator}
      signedOut={signedOut}
      lookAgain={() => void lookAgain()}
    />
  )
}
