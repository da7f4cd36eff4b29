import type { AccessTokenBody, AccessTokensBody, NewAccessToken } from '../../shared/access-api.ts'
import type { AccessTokenProfile } from '../../shared/access-token.ts'
import { paths } from '../../shared/api.ts'
import type { Site } from '../../shared/site.ts'
import type { Api } from '../api.ts'

export interface Tokens {
  tokens: AccessTokenProfile[]
  sites: Site[]
}

export const tokensApi = ({ ask, sites: allSites }: Api) => ({
  async all(signal: AbortSignal): Promise<Tokens> {
    const [{ access_tokens: tokens }, sites] = await Promise.all([
      ask<AccessTokensBody>('GET', paths.accessTokens, undefined, signal),
      allSites(signal),
    ])
    return { tokens, sites }
  },
  issue: (token: NewAccessToken) => ask<AccessTokenBody>('POST', paths.accessTokens, token),
  rotate: (id: string) => ask<AccessTokenBody>('POST', paths.accessTokenRotation(id)),
  revoke: (id: string) => ask<void>('DELETE', paths.accessToken(id)),
})

export type TokensApi = ReturnType<typeof tokensApi>
