import type { DeskData } from '../store/store.ts'

/** In a change of the desk: an operator is signed out of all browsers, but that of the session `but`. */
export function endSessions(data: DeskData, operator: string, but?: string) {
  data.operator_sessions = data.operator_sessions.filter(
    each => each.operator !== operator || each.id === but,
  )
}
