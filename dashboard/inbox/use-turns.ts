import { useRef } from 'preact/hooks'
import type { LeadEdit } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import type { Api } from '../api.ts'

/** An operator's change of a lead. */
export interface Change {
  lead: Lead
  edit: LeadEdit
  /** The revision that was looked at, when it is not the lead's own. */
  revision?: number
}

/**
 * Sends a change. What changes the same as one on its way is sent after that, and on what comes of it:
 * whoever is quicker than the network is not outrun by anybody else.
 */
export function useTurns(api: Api) {
  const sent = useRef(new Map<string, Promise<Lead | undefined>>())
  const send = ({ lead, edit, revision }: Change): Promise<Lead> => {
    const sendOn = (on = lead) =>
      api.change(lead.id, { ...edit, revision: revision ?? on.revision })
    const places = placesOf(lead, edit)
    const before = sent.current.get(places)
    const answer = before ? before.then(sendOn) : sendOn()
    const ended = answer.catch(() => undefined)
    sent.current.set(places, ended)
    void ended.then(() => sent.current.get(places) === ended && sent.current.delete(places))
    return answer
  }
  /** What has come of the change on its way, if there is one. */
  const settled = (lead: Pick<Lead, 'id'>, edit: LeadEdit) => sent.current.get(placesOf(lead, edit))
  return { send, settled }
}

const placesOf = ({ id }: Pick<Lead, 'id'>, edit: LeadEdit) =>
  [id, ...Object.keys({ ...edit, ...edit.fields, ...edit.custom_fields })].join(' ')
