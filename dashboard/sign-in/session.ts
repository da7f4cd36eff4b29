import type { Operator } from '../api.ts'
import type { Problem } from '../problem.ts'

/** Who works here: an operator, or nobody yet. */
export type Session =
  | { is: 'invited' }
  | { is: 'asking' }
  /** With the address of whoever was signed in a moment ago. */
  | { is: 'out'; ended?: string }
  | { is: 'in'; operator: Operator }
  | { is: 'unknown'; problem: Problem }
