import type { Api, Operator } from '../api.ts'
import { loadAnew } from '../parts/load-anew.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { Splash } from '../parts/splash.tsx'
import { useLazy } from '../parts/use-lazy.ts'

interface Props {
  api: Api
  signedIn: (operator: Operator) => void
}

const loadInvitation = async () => (await import('./invitation.tsx')).Invitation

/** Few ever see it, so it is fetched for those who do. */
export function LazyInvitation(props: Props) {
  const lazy = useLazy(loadInvitation)
  if (lazy.is === 'loaded') return <lazy.value {...props} />
  if (lazy.is === 'loading') return <Splash />
  return (
    <main class="splash">
      <ProblemNote problem={{ is: 'unloaded' }} retry={loadAnew} />
    </main>
  )
}
