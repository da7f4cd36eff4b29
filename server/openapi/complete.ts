import { paths } from '../../shared/api.ts'
import { pattern } from '../pattern.ts'
import { growing, json, parameter, refsToLimits, refusals } from './words.ts'

interface Operation {
  /** None for what anybody may ask. */
  security?: object[]
  parameters?: object[]
  /** Schema of a JSON body; one that may be of other types is a `requestBody`. */
  body?: object
  requestBody?: object
  responses: Record<string, object>
}

/** Documented routes with what follows from their paths, and from what they ask for. */
export const complete = (documented: Record<string, Record<string, Operation>>) =>
  Object.fromEntries(
    Object.entries(documented).map(([encoded, operations]) => {
      const path = pattern(encoded)
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) =>
        parameter(name, 'path'),
      )
      const all = Object.entries(operations).map(([method, each]) => [
        method,
        { operationId: operationId(method, path), ...completed(each, inPath) },
      ])
      return [path, Object.fromEntries(all)]
    }),
  )

/** What a route may answer because it asks for a token, a name in its path, or a body; and any at all. */
const completed = (
  {
    security = [],
    parameters = [],
    responses,
    body,
    requestBody = body && { content: json(body) },
    ...rest
  }: Operation,
  inPath: object[],
) => ({
  ...rest,
  security,
  parameters: [...inPath, ...parameters],
  ...(requestBody && { requestBody: { required: true, ...requestBody } }),
  responses: growing(
    tellingLimits({
      ...(security.length > 0 && refusals(401, 403, 429)),
      ...(inPath.length > 0 && refusals(422)),
      ...(requestBody && refusals(413, 415, 422)),
      ...refusals(500, 503),
      ...responses,
    }),
  ),
})

/** Where callers are counted, answers say how much is left, as refusals do wherever they are described. */
function tellingLimits(responses: Record<string, object>) {
  if (!(429 in responses)) return responses
  const told = Object.entries(responses).map(([status, each]: [string, { headers?: object }]) => [
    status,
    '$ref' in each ? each : { ...each, headers: { ...each.headers, ...refsToLimits } },
  ])
  return Object.fromEntries(told)
}

/** The names of `paths`, by paths with a * for each value. */
const names = new Map(
  Object.entries(paths).map(([name, path]) => [
    typeof path === 'string' ? path : pattern(path('*', '*')),
    name,
  ]),
)

/** `getLead`, `postLeadNotes`: what generated clients call their methods, so the names of `paths` stay. */
function operationId(method: string, path: string): string {
  const [first = '', ...others] = names.get(path.replaceAll(/\{\w+\}/g, '*')) ?? ''
  return method + first.toUpperCase() + others.join('')
}
