/** Owners also manage sites, operators and access tokens; agents work the leads. */
export const roles = ['owner', 'agent'] as const
export type Role = (typeof roles)[number]

/** An operator as others may see one. */
export interface OperatorProfile {
  id: string
  email: string
  name: string
  role: Role
}

/** Characters of a password that an operator chooses; the upper bound only limits the work. */
export const passwordLength = { least: 10, most: 200 } as const

/** Characters of an operator's e-mail address. */
export const maxEmailLength = 191

/** Characters of an operator's name, or an access token's. */
export const maxNameLength = 80
