import type { Json } from '../../shared/json.ts'
import type { Lead } from '../../shared/lead.ts'
import type { Reason } from '../../shared/reason.ts'
import { refuseUnkeepable } from '../body/parse-json.ts'
import { leadSchema } from '../lead/lead-schema.ts'
import { Refusal } from '../refusal.ts'
import { createAjv } from '../schema/ajv.ts'
import { lateCheck } from '../schema/late-check.ts'
import { reasonsByField } from '../schema/reasons.ts'
import { leadText } from '../store/lead-text.ts'

/** A value in a lead's history lies two levels deeper than in a request, which begins at 1. */
const depthAbove = -1

const ajv = createAjv({ verbose: true, allErrors: false })
const isLead = lateCheck<Lead>(ajv, leadSchema)

/** Whether an address that ends in it leads to the lead: dots lead elsewhere, half a character is none. */
const isOfAddresses = (id: string) => /^(?!(\.\.?|events)$)\P{Cs}*$/iu.test(id)

/** A line of an export as the lead it was, or why it is none. */
export function checkLead(line: string): { lead: Lead } | { reason: Reason } {
  // A file of other things may have millions of lines, and to throw for each takes long.
  if (!line.startsWith('{')) return { reason: { code: 'not_a_lead' } }
  try {
    const lead = JSON.parse(line) as Json
    refuseUnkeepable(lead, depthAbove)
    if (!isLead(lead)) return { reason: firstReason(isLead.errors) }
    if (!isOfAddresses(lead.id)) return { reason: { code: 'unknown_value', at: 'id' } }
    leadText(lead)
    return { lead }
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.details.reason ?? { code: 'not_a_lead' } }
    if (error instanceof SyntaxError) return { reason: { code: 'not_a_lead' } }
    throw error
  }
}

/** The check ends at the first thing that is wrong. */
function firstReason(errors: typeof isLead.errors): Reason {
  const byPlace = reasonsByField(errors, { enum: 'unknown_value', pattern: 'unknown_value' })
  const [[at, [reason]] = ['', []]] = Object.entries(byPlace)
  return reason && at !== '' ? { ...reason, at } : { code: 'not_a_lead' }
}
