import type { AccessTokenProfile } from '../../shared/access-token.ts'
import type { Site } from '../../shared/site.ts'
import { siteNames } from '../format/site-names.ts'
import { relativeTime } from '../format/time.ts'
import { Entry, EntryAction } from '../parts/entry.tsx'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'

export interface TokenEntryProps {
  token: AccessTokenProfile
  sites: Site[]
  /** All that are not revoked. */
  live: AccessTokenProfile[]
  now: number
  /** Absent where there is nothing left to do. */
  rotate?: () => void
  revoke?: () => void
}

export function TokenEntry(props: TokenEntryProps) {
  const { token, sites, live, now, rotate, revoke } = props
  const { isOld, isNew } = rotationOf(token, live)
  const name = nameOf(token, live)
  const title = (
    <>
      <bdi>{token.name}</bdi>
      {isOld && revoke && <span class="tag tag-caution">{texts.tokens.oldValue}</span>}
      {isNew && revoke && <span class="tag">{texts.tokens.newValue}</span>}
    </>
  )
  const lines = [
    token.scopes.map(scope => texts.tokens.scopeNames[scope]),
    [siteNames(sites).get(token.site) ?? token.site, ...timesOf(token, now)],
  ]
  return (
    <Entry name={title} lines={lines.map(parts => parts.join(' · '))}>
      {rotate && !isOld && (
        <EntryAction
          label={texts.tokens.rotate}
          name={say(texts.tokens.rotateOf, { name })}
          act={rotate}
        />
      )}
      {revoke && (
        <EntryAction
          label={texts.tokens.revoke}
          name={say(texts.tokens.revokeOf, { name })}
          act={revoke}
          isDanger
        />
      )}
    </Entry>
  )
}

/** A value and the one that replaces it, while both are good. */
const rotationOf = (token: AccessTokenProfile, live: AccessTokenProfile[]) => ({
  isOld: live.some(({ replaces }) => replaces === token.id),
  isNew: live.some(({ id }) => id === token.replaces),
})

/** Tells the two values of a token apart, of which the wrong one must not be revoked. */
export function nameOf(token: AccessTokenProfile, live: AccessTokenProfile[]): string {
  const { isOld, isNew } = rotationOf(token, live)
  if (isOld) return `${token.name} (${texts.tokens.oldValue})`
  return isNew ? `${token.name} (${texts.tokens.newValue})` : token.name
}

function timesOf(token: AccessTokenProfile, now: number): string[] {
  const when = (instant: string) => relativeTime(instant, now, locale)
  const { created_at, last_used_at, revoked_at } = token
  return [
    say(texts.tokens.created, { when: when(created_at) }),
    last_used_at ? say(texts.tokens.used, { when: when(last_used_at) }) : texts.tokens.unused,
    ...(revoked_at ? [say(texts.tokens.revoked, { when: when(revoked_at) })] : []),
  ]
}
