import type { Desk } from '../store/store.ts'

/** Of all who may look after leads. */
export const operatorIds = (desk: Desk): ReadonlySet<string> =>
  new Set(desk.read().operators.map(({ id }) => id))
