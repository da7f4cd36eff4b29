import { randomUUID } from 'node:crypto'
import type { NewAccessToken } from '../../shared/access-api.ts'
import type { AccessTokenProfile } from '../../shared/access-token.ts'
import { millisecondsADay } from '../days.ts'
import { conflict, orNotFound } from '../refusal.ts'
import type { AccessToken, Desk, DeskData } from '../store/store.ts'
import { hashToken, newToken } from '../tokens.ts'

const maxLiveTokens = 200
/** Milliseconds for which a revoked token is still listed. */
const listedMs = 90 * millisecondsADay

export type AccessTokens = ReturnType<typeof createAccessTokens>

/** What owners do with the tokens of integrators. */
export function createAccessTokens({ desk, now }: { desk: Desk; now: () => Date }) {
  const isLive = ({ revoked_at }: AccessToken) => revoked_at === null

  function add(data: DeskData, given: NewAccessToken & { replaces?: string }) {
    const token = newToken('bha_')
    const since = new Date(now().getTime() - listedMs).toISOString()
    const kept = data.access_tokens.filter(each => (each.revoked_at ?? since) >= since)
    if (kept.filter(isLive).length >= maxLiveTokens) throw conflict('too_many_tokens')
    const made: AccessToken = {
      id: randomUUID(),
      ...given,
      hash: hashToken(token),
      created_at: now().toISOString(),
      last_used_at: null,
      revoked_at: null,
    }
    data.access_tokens = [...kept, made]
    return { token, access_token: profileOf(made) }
  }

  return {
    list: (): AccessTokenProfile[] => desk.read().access_tokens.map(profileOf),

    issue: (given: NewAccessToken) => desk.change(data => add(data, given)),

    /** A new value beside the old one, so that an integrator can change over without a gap. */
    rotate: (id: string) =>
      desk.change(data => {
        const old = tokenOf(data, id)
        if (!isLive(old)) throw conflict('token_revoked')
        if (data.access_tokens.some(each => isLive(each) && each.replaces === id))
          throw conflict('token_rotated')
        const { site, name, scopes } = old
        return add(data, { site, name, scopes, replaces: id })
      }),

    /** The token is refused from its next request on. */
    revoke: (id: string) =>
      desk.change(data => {
        tokenOf(data, id).revoked_at ??= now().toISOString()
      }),
  }
}

const tokenOf = ({ access_tokens }: DeskData, id: string): AccessToken =>
  orNotFound(access_tokens.find(each => each.id === id))

const profileOf = ({ hash: _hash, ...profile }: AccessToken): AccessTokenProfile => profile
