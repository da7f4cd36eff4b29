import { guestPaths } from '../../shared/api.ts'
import type { Send } from '../api.ts'
import type { Granted, Session } from '../session.ts'
import { except, type DraftAnswer, type Fields, type StoredDraft } from './draft.ts'

/** Sends the draft whole: merging makes it harmless that the server has some of it already. */
export async function deliver(
  send: Send,
  session: Session,
  draft: StoredDraft,
): Promise<DraftAnswer> {
  const attempt = async (granted: Granted) =>
    granted.is === 'granted' ? dispatch(send, draft, granted.token) : granted
  const answer = await attempt(await session.token())
  return answer.is === 'unauthorized' ? attempt(await session.renew()) : answer
}

/** One attempt by this token; with `keepalive` it outlives the page. */
export async function dispatch(
  send: Send,
  draft: StoredDraft,
  token: string,
  keepalive = false,
): Promise<DraftAnswer> {
  const { uid, fields, submitted } = draft
  if (submitted) {
    const body = { ...fields, client_request_uid: uid }
    return send({ method: 'POST', path: guestPaths.tripPlanRequests, body, token, keepalive })
  }
  const answer = await put(fields)
  if (answer.is !== 'refused') return answer
  // Nobody is asked about a partial request: what the server will not have stays here for now.
  return put(except(fields, answer.errors))

  function put(body: Fields): Promise<DraftAnswer> {
    return send({ method: 'PUT', path: guestPaths.draft(uid), body, token, keepalive })
  }
}
