import type { LeadFilter } from '../../shared/lead-api.ts'
import { leadStates } from '../../shared/lead.ts'
import { startOfDay, todayOf } from '../format/time.ts'

/** Value of the choice "nobody" in a list of owners; ids of operators are never so short. */
export const nobody = '-'

/** Nobody has answered the guest yet: the lead is new. */
export const isUncontacted = ({ states }: LeadFilter): boolean =>
  states?.length === 1 && states[0] === 'new'

/** What the fields of the filter's form say, as a filter. */
export function filterFrom(form: FormData): LeadFilter {
  const text = (name: string) => String(form.get(name) ?? '')
  const chosen = leadStates.filter(state => form.getAll('states').includes(state))
  const states = form.has('uncontacted') ? ['new' as const] : chosen
  const owner = text('owner')
  const site = text('site')
  const [from, to] = [text('received_from'), text('received_to')]
  const [start, end] = [text('start_from'), text('start_to')]
  return {
    ...(form.has('unread') && { unread: true }),
    ...(states.length > 0 && { states }),
    ...(owner && { owner: owner === nobody ? null : owner }),
    ...(site && { site }),
    ...(from && { received_from: startOfDay(from) }),
    ...(to && { received_before: startOfDay(to, 1) }),
    ...(start && { start_from: start }),
    ...(end && { start_to: end }),
  }
}

/** The first and the last day of a filter by receipt, where the operator is. */
export const receivedDays = ({ received_from, received_before }: LeadFilter) => ({
  from: received_from ? todayOf(Date.parse(received_from)) : '',
  to: received_before ? todayOf(Date.parse(received_before) - 1) : '',
})
