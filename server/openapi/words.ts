/** The phrases that the document is made of. */
export const json = (schema: object) => ({ 'application/json': { schema } })
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const answer = (description: string, schema: object) => ({
  description,
  content: json(schema),
})
/** An answer without a body. */
export const done = (description: string) => ({ 204: { description } })
export const text = { type: 'string' }
export const count = { type: 'integer', minimum: 0 }
export const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
})

export const listOf = (items: object) => ({ type: 'array', items })

/** Bodies take nothing but what is known; answers may have more one day. */
export const growing = (answers: object): object =>
  JSON.parse(JSON.stringify(answers), (name, value: unknown) =>
    name === 'additionalProperties' && value === false ? undefined : value,
  )

/** Refusals by status, beside those that follow from what the route is. */
export const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map(status => [status, { $ref: '#/components/responses/Error' }]))

const header = (description: string) => ({ schema: count, description })

/** Sent to every caller whose requests are counted, with answers and refusals. */
export const limitHeaders = {
  'RateLimit-Limit': header('Requests that the caller has in the time that is counted'),
  'RateLimit-Remaining': header('How many of them are left'),
  'RateLimit-Reset': header('Seconds until there are as many again'),
}

/** These headers of an answer, beside those it has. */
export const refsToLimits = Object.fromEntries(
  Object.keys(limitHeaders).map(name => [name, { $ref: `#/components/headers/${name}` }]),
)

/** Security of a route. */
export const byToken = [{ bearer: [] }]
export const byOperator = [{ cookie: [] }, { bearer: [] }]
/** Signed-in operators only. */
export const byCookie = [{ cookie: [] }]
export const parameter = (name: string, place: 'path' | 'query', schema: object = text) => ({
  name,
  in: place,
  required: place === 'path',
  schema,
})
