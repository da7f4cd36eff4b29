import type { LeadFilter } from '../../shared/lead-api.ts'
import { leadStates } from '../../shared/lead.ts'
import { startOfDay } from '../format/time.ts'

/** What the form says of which leads: days are those of the operator's clock, the last one included. */
export function filterOf(form: FormData): LeadFilter {
  const states = leadStates.filter(state => form.getAll('state').includes(state))
  const site = String(form.get('site') ?? '')
  const [from, to] = [form.get('received_from'), form.get('received_to')].map(String)
  return {
    ...(states.length > 0 && { states }),
    ...(site && { site }),
    ...(isDay(from) && { received_from: startOfDay(from) }),
    ...(isDay(to) && { received_before: startOfDay(to, 1) }),
  }
}

const isDay = (day: string | undefined): day is string => /^\d{4}-\d\d-\d\d$/.test(day ?? '')
