import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Api, Operator } from '../api.ts'
import { loadAnew } from '../desk/load-anew.ts'
import { ProblemNote } from '../desk/problem-note.tsx'

interface Props {
  api: Api
  signedIn: (operator: Operator) => void
}

type Loading =
  { is: 'loading' } | { is: 'loaded'; Page: FunctionComponent<Props> } | { is: 'failed' }

/** Few ever see it, so it is fetched for those who do. */
export function LazyInvitation(props: Props) {
  const [loading, setLoading] = useState<Loading>({ is: 'loading' })
  useEffect(() => {
    import('./invitation.tsx').then(
      ({ Invitation }) => setLoading({ is: 'loaded', Page: Invitation }),
      () => setLoading({ is: 'failed' }),
    )
  }, [])
  if (loading.is === 'loaded') return <loading.Page {...props} />
  if (loading.is === 'loading') return <div class="splash" aria-busy="true" />
  return (
    <main class="splash">
      <ProblemNote problem={{ is: 'offline' }} retry={loadAnew} />
    </main>
  )
}
