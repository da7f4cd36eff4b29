import { randomUUID } from 'node:crypto'
import type { CustomFields, LeadFields, Source } from '../shared/lead.ts'
import type { TripPlanRequest } from '../shared/trip-plan-request.ts'
import type { Arrival, Received } from './merge.ts'
import { normalise, type Input } from './normalise.ts'
import { newReference } from './reference.ts'
import { invalid } from './refusal.ts'
import type { FormRules } from './site/form-rules.ts'
import { isFieldName, validateDraft, validateRequest } from './validate.ts'
import { withoutPrototype } from './without-prototype.ts'

/** Who sends a request: a session reaches its own uids only, access tokens share their site's. */
export interface Sender {
  site: string
  session: string | null
  source: Source
  /** Of the form that the guest has seen; nobody else's custom fields are judged. */
  form?: FormRules | undefined
}

interface IntakeDeps {
  receive: (arrival: Arrival) => Promise<Received>
  now: () => Date
}

export type Intake = ReturnType<typeof createIntake>

/** normalise -> validate -> merge -> keep; what resolves here is durable. */
export function createIntake({ receive, now }: IntakeDeps) {
  const keep = (
    kind: Arrival['kind'],
    request: Partial<TripPlanRequest>,
    { site, session, source }: Sender,
  ) =>
    receive({
      kind,
      site,
      session,
      client_request_uid: request.client_request_uid ?? null,
      ...splitFields(request),
      source,
      by: session === null ? 'api' : 'guest',
      at: now().toISOString(),
      id: randomUUID(),
      reference: newReference(),
    })

  return {
    /** Throws `invalid` with what is wrong by field. */
    async receiveRequest(input: Input, sender: Sender): Promise<Received> {
      const request = validateRequest(normalise(input), sender.form)
      return await keep('request', request, sender)
    },

    /** A guest's answers so far, under the uid that the request will carry. */
    async receiveDraft(uid: string, input: Input, sender: Sender): Promise<Received> {
      const draft = validateDraft(normalise({ ...input, client_request_uid: uid }), sender.form)
      // It could never be completed.
      if (draft.client_request_uid == null) throw invalid({ client_request_uid: ['is required'] })
      const { client_request_uid: given } = normalise(input)
      if (given != null && given !== draft.client_request_uid)
        throw invalid({ client_request_uid: ['must be the one in the path'] })
      return await keep('draft', draft, sender)
    },
  }
}

function splitFields(request: Partial<TripPlanRequest>) {
  const fields: LeadFields = {}
  const custom_fields = withoutPrototype<CustomFields>({})
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined) continue
    if (!isFieldName(name)) custom_fields[name] = value
    else if (name !== 'client_request_uid' && value !== null)
      fields[name] = value as string | number
  }
  return { fields, custom_fields }
}
