import { tripPlanRequestSchema } from '../../shared/trip-plan-request.ts'

/** The schema of a text, which may be null as well. */
export const nullable = (schema: { type: 'string' }) => ({ ...schema, type: ['string', 'null'] })

const { name, phone_number, ...optional } = tripPlanRequestSchema.properties

/** A request of which nothing is required yet: a guest is still typing, or an operator took it away. */
export const draftSchema = {
  type: 'object',
  properties: { name: nullable(name), phone_number: nullable(phone_number), ...optional },
}
