import type { LeadFilter } from '../../shared/lead-api.ts'
import { leadStates } from '../../shared/lead.ts'

/** What the form says of which leads: days are those of the operator's clock, the last one included. */
export function filterOf(form: FormData): LeadFilter {
  const states = leadStates.filter(state => form.getAll('state').includes(state))
  const site = String(form.get('site') ?? '')
  const [from, to] = [form.get('from'), form.get('to')].map(String)
  return {
    ...(states.length > 0 && { states }),
    ...(site && { site }),
    ...(isDay(from) && { received_from: startOf(from, 0) }),
    ...(isDay(to) && { received_before: startOf(to, 1) }),
  }
}

const isDay = (day: string | undefined): day is string => /^\d{4}-\d\d-\d\d$/.test(day ?? '')

function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}
