import { useState } from 'preact/hooks'
import type { AccessTokenBody } from '../../shared/access-api.ts'
import type { AccessTokenProfile } from '../../shared/access-token.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { toastRefusal, type Reporting } from '../parts/reporting.ts'
import { useNow } from '../parts/use-now.ts'
import { texts } from '../texts/all-texts.ts'
import { say, sayCount } from '../texts/texts.ts'
import { nameOf, TokenEntry, type TokenEntryProps } from './token-entry.tsx'
import type { Tokens, TokensApi } from './tokens-api.ts'

interface Props extends Tokens, Reporting {
  api: TokensApi
  /** Shows what has just been made. */
  show: (made: AccessTokenBody) => void
  again: () => unknown
}

export function TokenList({ tokens, sites, api, onRefusal, toast, show, again }: Props) {
  const [leaving, setLeaving] = useState<AccessTokenProfile>()
  const now = useNow()
  const [live, revoked] = parted(tokens)
  const known = { sites, now, live }

  const { rotating, rotate } = useRotation({ api, onRefusal, toast, show, again })
  const revoke = async (id: string) => {
    await api.revoke(id)
    again()
  }

  return (
    <section>
      <ul class="entries" aria-label={texts.sections.tokens}>
        {live.length === 0 && <li class="empty-row">{texts.tokens.none}</li>}
        {live.map(token => (
          <TokenEntry
            key={token.id}
            {...known}
            token={token}
            rotate={() => void rotate(token)}
            revoke={() => setLeaving(token)}
          />
        ))}
      </ul>
      <Revoked {...known} tokens={revoked} />
      {rotating && (
        <Dialog title={say(texts.tokens.rotateOf, { name: rotating.name })} isHeld close={() => {}}>
          <p class="dialog-text" role="status">
            {texts.shell.loading}
          </p>
        </Dialog>
      )}
      {leaving && (
        <Confirm
          title={say(texts.tokens.revokeTitle, { name: nameOf(leaving, live) })}
          text={texts.tokens.revokeText}
          action={texts.tokens.revoke}
          act={() => revoke(leaving.id)}
          close={() => setLeaving(undefined)}
          onRefusal={onRefusal}
        />
      )}
    </section>
  )
}

/** Which token is being rotated. Nobody goes away from it before the value is here, which is seen once. */
function useRotation({ api, toast, onRefusal, show, again }: Omit<Props, keyof Tokens>) {
  const [rotating, setRotating] = useState<AccessTokenProfile>()
  const rotate = async (token: AccessTokenProfile) => {
    if (rotating) return
    setRotating(token)
    try {
      show(await api.rotate(token.id))
    } catch (error) {
      toastRefusal({ toast, onRefusal }, error, say(texts.tokens.rotateOf, { name: token.name }))
      again()
    } finally {
      setRotating(undefined)
    }
  }
  return { rotating, rotate }
}

function Revoked({ tokens, ...known }: Omit<TokenEntryProps, 'token'> & Pick<Tokens, 'tokens'>) {
  if (tokens.length === 0) return null
  return (
    <details class="fold">
      <summary>{sayCount(texts.tokens.revokedTokens, tokens.length)}</summary>
      <ul class="entries">
        {tokens.map(token => (
          <TokenEntry key={token.id} {...known} token={token} />
        ))}
      </ul>
    </details>
  )
}

/** Live ones and revoked ones, newest first. */
function parted(tokens: AccessTokenProfile[]) {
  const newest = [...tokens].reverse()
  return [
    newest.filter(({ revoked_at }) => revoked_at === null),
    newest.filter(({ revoked_at }) => revoked_at !== null),
  ] as const
}
