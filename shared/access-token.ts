export const scopes = ['intake', 'leads:read', 'leads:write'] as const
export type Scope = (typeof scopes)[number]

/** An integrator's token of one site, as the dashboard shows it; the token itself is shown once. */
export interface AccessTokenProfile {
  id: string
  site: string
  name: string
  scopes: Scope[]
  /** Instants, ISO 8601 in UTC. */
  created_at: string
  /** To the minute. */
  last_used_at: string | null
  revoked_at: string | null
  /** Id of the token whose new value this is; both work until one is revoked. */
  replaces?: string
}
