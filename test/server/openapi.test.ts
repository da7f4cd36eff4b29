import { expect, test } from 'vitest'
import { paths } from '../../shared/api.ts'
import { pattern } from '../../server/pattern.ts'
import { operatorHeaders } from '../support/operator.ts'
import { accessToken, allowedOrigin, request, startApp } from '../support/start-app.ts'

test('the OpenAPI document tells of every route and of the schema’s own limits', async () => {
  const app = await startApp()
  const { body } = await app.call('GET', '/openapi.json', { token: null })
  expect(body.openapi).toMatch(/^3\.1/)
  expect(body.components.schemas.TripPlanRequest.properties.destination.maxLength).toBe(50)
  for (const [path, operations] of Object.entries<object>(body.paths))
    for (const method of Object.keys(operations)) {
      const answer = await fetch(app.base + path.replaceAll(/[{}]/g, '_'), {
        method: method.toUpperCase(),
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: method === 'get' ? null : JSON.stringify(request()),
      })
      // A stream of events has no end.
      await answer.body?.cancel()
      expect(answer.status, `${method} ${path}`).not.toBe(405)
      if (!path.includes('{')) expect(answer.status, `${method} ${path}`).not.toBe(404)
    }
})

test('what a path allows is what the document has of it, and no path is left out', async () => {
  const app = await startApp()
  const { body } = await app.call('GET', '/openapi.json', { token: null })
  const documented = Object.keys(body.paths).map(path => path.replaceAll(/\{\w+\}/g, ':x'))
  const all = Object.values(paths).map(path =>
    typeof path === 'string' ? path : pattern(path(':x', ':x')),
  )
  expect(documented.toSorted()).toEqual(all.filter(path => path !== paths.openapi).toSorted())
  const documentedOf = (asked: string) =>
    Object.entries<object>(body.paths)
      .filter(([path]) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked))
      .flatMap(([, operations]) => Object.keys(operations))
  for (const path of documented) {
    const { headers } = await app.call('OPTIONS', path, { token: null })
    const allowed = headers.get('allow')?.toLowerCase().split(', ') ?? []
    const methods = allowed.filter(method => method !== 'head').toSorted()
    expect([path, methods]).toEqual([path, [...new Set(documentedOf(path))].toSorted()])
  }
})

test('generated clients have a method for each operation, by a name of its own, and know which need no token', async () => {
  const app = await startApp()
  const { body } = await app.call('GET', '/openapi.json', { token: null })
  const operations = Object.values<object>(body.paths).flatMap(each => Object.values<any>(each))
  const names = operations.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(operations.length)
  expect(names).toContain('postTripPlanRequests')
  expect(names).toContain('putLeadNote')
  expect(names.filter(name => !/^(get|post|put|patch|delete)[A-Z]\w+$/.test(name))).toEqual([])
  const open = operations.filter(({ security }) => security.length === 0)
  expect(open.map(({ operationId }) => operationId)).toEqual([
    'getForm',
    'postForm',
    'postOperatorSession',
    'deleteOperatorSession',
    'postInvitationPreview',
    'postInvitationAnswer',
    'postTallies',
  ])
})

/** Where a schema refuses names that it does not know. */
function closed(schema: any, at: string): string[] {
  if (schema === null || typeof schema !== 'object') return []
  const inside = Object.entries(schema).flatMap(([name, each]) => closed(each, `${at}.${name}`))
  return schema.additionalProperties === false ? [at, ...inside] : inside
}

test('answers may grow within v1: their schemas take names that they do not know, those of bodies do not', async () => {
  const app = await startApp()
  const { body } = await app.call('GET', '/openapi.json', { token: null })
  expect(closed(body.components, 'components')).toEqual([])
  for (const [path, operations] of Object.entries<object>(body.paths))
    for (const [method, { responses }] of Object.entries<any>(operations))
      expect(closed(responses, `${method} ${path}`)).toEqual([])
  const { requestBody } = body.paths['/leads/{id}'].patch
  expect(requestBody.content['application/json'].schema.additionalProperties).toBe(false)
})

/** Where an answer has more than its schema names. */
function unnamed(document: any, schema: any, value: any, at = ''): string[] {
  if (schema.$ref)
    return unnamed(document, document.components.schemas[schema.$ref.split('/').at(-1)], value, at)
  if (Array.isArray(value))
    return value.flatMap(each => unnamed(document, schema.items ?? {}, each, `${at}[]`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const of = schema.properties?.[name] ?? schema.additionalProperties
    return of ? unnamed(document, of, inner, `${at}.${name}`) : [`${at}.${name}`]
  })
}

test('what an answer holds is in the document, name by name', async () => {
  const app = await startApp()
  const headers = await operatorHeaders(app)
  const { body: document } = await app.call('GET', '/openapi.json', { token: null })
  for (const uid of ['a', 'b'])
    await app.call('POST', '/trip-plan-requests', { json: request({ client_request_uid: uid }) })
  const { id } = (await app.leads())[0]!
  const view = { name: 'Goa', filter: { states: ['new'] } }
  const asked: [string, string, string, object?][] = [
    ['get', '/ping', '/ping'],
    ['get', '/forms/{site}', `/forms/${app.site}`],
    ['post', '/site-preview', '/site-preview', { brand: 'Palm' }],
    ['get', '/leads', '/leads'],
    ['post', '/leads/counts', '/leads/counts', {}],
    ['post', '/leads/ids', '/leads/ids', {}],
    ['post', '/leads/changes', '/leads/changes', { changes: [{ id, state: 'won' }, { id: 'x' }] }],
    ['get', '/leads/{id}/guest', `/leads/${id}/guest`],
    ['post', '/saved-views', '/saved-views', view],
    ['get', '/saved-views', '/saved-views'],
  ]
  for (const [method, path, to, json] of asked) {
    const caller = path === '/ping' ? {} : { token: null, headers }
    const { status, body } = await app.call(method.toUpperCase(), to, { ...caller, json })
    const schema = document.paths[path][method].responses[status].content['application/json'].schema
    expect([path, unnamed(document, schema, body)]).toEqual([path, []])
  }
})

test('what an answer tells of limits is in the document, of whoever is counted and whatever comes of it', async () => {
  const app = await startApp({ rateLimit: 1 })
  const { body: document } = await app.call('GET', '/openapi.json', { token: null })
  const page = { token: null, headers: { origin: allowedOrigin } }
  const asked: [string, string, string, object?][] = [
    ['get', '/ping', '/ping'],
    ['get', '/forms/{site}', `/forms/${app.site}`, page],
    ['post', '/forms/{site}', `/forms/${app.site}`, { ...page, form: 'name=Asha&phone_number=1' }],
    ['post', '/sessions', '/sessions', { ...page, json: { site: app.site } }],
    ['post', '/tallies', '/tallies', { ...page, json: { site: app.site } }],
    ['post', '/trip-plan-requests', '/trip-plan-requests', { json: request() }],
  ]
  for (const [method, path, to, call] of asked) {
    const { status, headers } = await app.call(method.toUpperCase(), to, call)
    const answer = document.paths[path][method].responses[status]
    const documented = answer.$ref
      ? document.components.responses[answer.$ref.split('/').at(-1)].headers
      : answer.headers
    const told = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']
    for (const name of told) {
      const said = `${name} of ${status} ${method} ${path}`
      expect(headers.get(name), said).toMatch(/^\d+$/)
      expect(documented?.[name], said).toEqual({ $ref: `#/components/headers/${name}` })
      expect(document.components.headers[name].schema.type).toBe('integer')
    }
  }
})

/** Names that every object has, and values that no field wants. */
const odd = [
  '{"toString":[1],"__proto__":{"name":1},"constructor":null,"hasOwnProperty":{}}',
  '{"fields":{"toString":1},"filter":{"__proto__":1},"custom_fields":[],"changes":[null]}',
  '{"changes":[{"id":{}}],"questions":[{"slot":"__proto__"},7],"texts":{"constructor":1}}',
  '{"search":"\\ud800\\u0000","cursor":"-1","name":"\\u0000","email":[[]],"token":{},"site":[]}',
  '[]',
  '"\\ud800"',
]

test('a session may be asked for by a form, as the document says', async () => {
  const app = await startApp()
  const document = (await app.call('GET', '/openapi.json')).body
  const type = 'application/x-www-form-urlencoded'
  const { schema } = document.paths['/sessions'].post.requestBody.content[type]
  expect(Object.keys(schema.properties)).toEqual(['site'])
  const headers = { origin: allowedOrigin }
  const sent = { token: null, form: `site=${app.site}`, headers }
  expect((await app.call('POST', '/sessions', sent)).status).toBe(201)
})

test('whatever is sent, the answer is one that the document has, and none is a fault of ours', async () => {
  const app = await startApp()
  const cookie = await operatorHeaders(app)
  const { body: document } = await app.call('GET', '/openapi.json', { token: null })
  const operations = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.entries<any>(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  for (const { path, method, requestBody, responses } of operations)
    for (const body of requestBody ? odd : []) {
      const to = path.replace('{site}', app.site).replaceAll(/[{}]/g, '_')
      const headers = { ...cookie, 'content-type': Object.keys(requestBody.content)[0]! }
      for (const token of [null, accessToken]) {
        const { status } = await app.call(method.toUpperCase(), to, { token, headers, body })
        const said = `${method} ${path} ${body}: ${status}`
        expect(status, said).toBeGreaterThanOrEqual(200)
        expect(Object.keys(responses), said).toContain(String(status))
        expect(status, said).not.toBe(500)
      }
    }
})

test('a path that cannot be decoded is refused as the document has it', async () => {
  const app = await startApp()
  const { body: document } = await app.call('GET', '/openapi.json', { token: null })
  for (const [path, operations] of Object.entries<object>(document.paths))
    for (const [method, { responses }] of Object.entries(path.includes('{') ? operations : {})) {
      const { status } = await app.call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '%'))
      expect(Object.keys(responses), `${method} ${path}: ${status}`).toContain(String(status))
    }
})
